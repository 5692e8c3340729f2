/** How many digits a hall code has; the last checks the others. */
const codeDigits = 16

/**
 * Damm's table: one wrong digit, or two neighbours changed round, never lead back to 0. A code is heard across a room and typed by many.
 */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const checkOf = (digits: string) =>
  Array.from(digits).reduce((interim, digit) => Number(damm[interim]?.charAt(Number(digit))), 0)

/** A hall code as it is kept and made into a key: digits alone, whatever was typed between them. */
export function hallCodeOf(typed: string): string {
  return typed.replace(/[\s-]+/g, '')
}

/**
 * What is wrong with a typed hall code; null for nothing. `length`: it is not 16 digits. `check`: a digit is wrong, or two have changed
 * places, so there is no need to try it.
 */
export function hallCodeProblem(typed: string): 'length' | 'check' | null {
  const code = hallCodeOf(typed)
  if (!/^[0-9]{16}$/.test(code)) return 'length'
  return checkOf(code) === 0 ? null : 'check'
}

/** A hall code in fours, as it is read out and shown. */
export function hallCodeText(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}

/**
 * A hall code of which 15 digits are drawn: 10¹⁵ of them, so that none is found by trying in the days a device has the sealed paper.
 * `pick` gives a whole number below its argument, from a source that cannot be guessed.
 */
export function newHallCode(pick: (below: number) => number): string {
  const drawn = Array.from({ length: codeDigits - 1 }, () => pick(10)).join('')
  return `${drawn}${checkOf(drawn)}`
}
