/** A number without rounding: `numerator / denominator` in lowest terms, the denominator above 0. */
export type ExactNumber = { numerator: bigint; denominator: bigint }

/** The exact number of a fraction. Refuses (RangeError) a denominator of 0. */
export function exactNumber(numerator: bigint, denominator = 1n): ExactNumber {
  if (denominator === 0n) throw new RangeError('A fraction has no value with the denominator 0.')
  const sign = denominator < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor }
}

/** Below 0, 0 or above 0, as for sorting. */
export function compareExact(one: ExactNumber, other: ExactNumber): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function addExact(one: ExactNumber, other: ExactNumber): ExactNumber {
  return exactNumber(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  )
}

export function multiplyExact(one: ExactNumber, other: ExactNumber): ExactNumber {
  return exactNumber(one.numerator * other.numerator, one.denominator * other.denominator)
}

/** How far two numbers are apart, never below 0. */
export function distanceOf(one: ExactNumber, other: ExactNumber): ExactNumber {
  const { numerator, denominator } = addExact(one, { ...other, numerator: -other.numerator })
  return { numerator: absolute(numerator), denominator }
}

/** The power of ten; `exponent` may be below 0. */
export function tenTo(exponent: number): ExactNumber {
  const power = 10n ** BigInt(Math.abs(exponent))
  return exponent < 0 ? { numerator: 1n, denominator: power } : { numerator: power, denominator: 1n }
}

/** Rounded to `places` decimals, halves away from 0, as schools round. `places` may be below 0: −2 rounds to hundreds. */
export function roundedTo(number: ExactNumber, places: number): ExactNumber {
  const shifted = multiplyExact(number, tenTo(places))
  const whole = (2n * absolute(shifted.numerator) + shifted.denominator) / (2n * shifted.denominator)
  return multiplyExact(exactNumber(shifted.numerator < 0n ? -whole : whole), tenTo(-places))
}

/** Rounded to `figures` significant figures, halves away from 0; 0 stays 0. */
export function roundedToFigures(number: ExactNumber, figures: number): ExactNumber {
  if (number.numerator === 0n) return number
  return roundedTo(number, figures - 1 - magnitudeOf(number))
}

/** The exponent of the leading digit: 0 for 1 to below 10, −1 for 0.1 to below 1. */
function magnitudeOf({ numerator, denominator }: ExactNumber): number {
  const size = { numerator: absolute(numerator), denominator }
  const guess = String(size.numerator).length - String(denominator).length
  return compareExact(size, tenTo(guess)) < 0 ? guess - 1 : guess
}

function absolute(number: bigint): bigint {
  return number < 0n ? -number : number
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [absolute(one), absolute(other)]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}
