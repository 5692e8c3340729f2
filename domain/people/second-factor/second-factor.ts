/** A code of an app lives so long (RFC 6238), and has so many digits. */
export const codeStepSeconds = 30
export const codeDigits = 6

/** A phone may be one step behind or ahead of the server. */
const driftSteps = 1

/** After so many wrong codes the page says the time of the server: the phone's clock may be wrong. */
export const wrongCodesUntilTime = 5

/** What a session still waits for before it opens anything. */
export const awaitedSteps = ['second_factor', 'new_password', 'set_up'] as const
export type AwaitedStep = (typeof awaitedSteps)[number]

/** How long somebody whose password was right has for each further step: an app has to be fetched and learnt first. */
export const signInStepMinutes: Record<AwaitedStep, number> = { second_factor: 5, new_password: 5, set_up: 30 }

/** The step an instant falls into. */
export function codeStepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / codeStepSeconds)
}

/** `used`: right, but it or a later one was already taken; each code opens once. */
export type CodeVerdict = { kind: 'right'; step: number } | { kind: 'used' } | { kind: 'wrong' }

/**
 * Whether a typed code of six digits is the app's at this time. `lastStep`: of the last code that was taken, null for
 * none. `codeAt`: the code of a step.
 */
export function judgeCode(
  code: string,
  { now, lastStep, codeAt }: { now: Date; lastStep: number | null; codeAt: (step: number) => string },
): CodeVerdict {
  const step = codeStepOf(now)
  const steps = [step, ...Array.from({ length: driftSteps }, (_, n) => [step - n - 1, step + n + 1]).flat()]
  const matching = steps.filter((one) => codeAt(one) === code)
  // Taken by a clock that was ahead and has been put back: it must not keep the person out until then.
  const taken = lastStep !== null && lastStep > step + driftSteps ? null : lastStep
  const fresh = matching.find((one) => taken === null || one > taken)
  if (fresh !== undefined) return { kind: 'right', step: fresh }
  return { kind: matching.length > 0 ? 'used' : 'wrong' }
}
