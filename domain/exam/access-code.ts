/** How long an access code is, without spaces. */
const codeLength = { least: 4, most: 12 } as const

/** A code as it is kept and compared: a candidate hears it read out, so neither capital letters nor spaces count. */
export function accessCodeOf(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/** What is wrong with a code that staff type; null for nothing. */
export function accessCodeProblem(typed: string): string | null {
  const code = accessCodeOf(typed)
  if (!/^[A-Z0-9]*$/.test(code)) return 'Use letters from A to Z and digits.'
  if (code.length < codeLength.least || code.length > codeLength.most) {
    return `Use ${codeLength.least} to ${codeLength.most} letters and digits.`
  }
  return null
}

/** Signs that are not taken for each other when they are read from a board or said aloud. */
const plainSigns = 'ACDEFHJKMNPQRTUVWXY34679'

/**
 * A code for an exam, six letters and digits that `accessCodeProblem` finds nothing wrong with. `pick` gives a whole number below its
 * argument, from a source that cannot be guessed.
 */
export function newAccessCode(pick: (below: number) => number): string {
  return Array.from({ length: 6 }, () => plainSigns.charAt(pick(plainSigns.length))).join('')
}

/** Whether a candidate typed the code. */
export function isAccessCode(code: string, typed: string | undefined): boolean {
  return typed !== undefined && accessCodeOf(typed) === code
}

/** So many wrong codes one candidate may type within ten minutes. */
const mostWrongCodes = 10
export const wrongCodesMs = 10 * 60_000

/** How long a candidate waits who typed wrong codes at these moments, the oldest first; 0 for not at all. */
export function codeWaitMs(wrongAt: readonly number[], nowMs: number): number {
  const first = wrongAt.at(-mostWrongCodes)
  return first === undefined ? 0 : Math.max(0, first + wrongCodesMs - nowMs)
}
