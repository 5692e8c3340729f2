import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareExact, distanceOf, exactNumber, roundedTo, roundedToFigures, tenTo } from './exact-number.ts'

const number = (text: string) => {
  const [whole = '', decimals = ''] = text.split('.')
  return exactNumber(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

test.each([
  ['2.345', 2, '2.35'],
  ['-2.345', 2, '-2.35'],
  ['2.344999', 2, '2.34'],
  ['0.005', 2, '0.01'],
  ['149', -2, '100'],
  ['150', -2, '200'],
])('%s to %i decimals is %s', (text, places, rounded) => {
  expect(roundedTo(number(text), places)).toEqual(number(rounded))
})

test.each([
  ['0.0012345', 3, '0.00123'],
  ['9.996', 3, '10'],
  ['123456', 2, '120000'],
  ['-0.0995', 2, '-0.1'],
  ['0', 3, '0'],
])('%s to %i figures is %s', (text, figures, rounded) => {
  expect(roundedToFigures(number(text), figures)).toEqual(number(rounded))
})

test('a denominator of 0 is refused', () => {
  expect(() => exactNumber(1n, 0n)).toThrow(RangeError)
})

const integer = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const anyNumber = fc
  .tuple(integer, integer)
  .filter(([, denominator]) => denominator !== 0n)
  .map(([numerator, denominator]) => exactNumber(numerator, denominator))

test('lowest terms: equal numbers are equal in every part', () => {
  fc.assert(
    fc.property(
      anyNumber,
      integer.filter((factor) => factor !== 0n),
      (one, factor) => {
        expect(exactNumber(one.numerator * factor, one.denominator * factor)).toEqual(one)
      },
    ),
  )
})

test('rounding moves a number by half of the last place at most, and twice is once', () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: -20, max: 20 }), (one, places) => {
      const rounded = roundedTo(one, places)
      const half = exactNumber(tenTo(-places).numerator, 2n * tenTo(-places).denominator)
      expect(compareExact(distanceOf(one, rounded), half)).toBeLessThanOrEqual(0)
      expect(roundedTo(rounded, places)).toEqual(rounded)
    }),
  )
})

test('figures: what is rounded has as many at most, and twice is once', () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 1, max: 20 }), (one, figures) => {
      const rounded = roundedToFigures(one, figures)
      expect(roundedToFigures(rounded, figures)).toEqual(rounded)
      const digits = String(rounded.numerator < 0n ? -rounded.numerator : rounded.numerator).replace(/0+$/, '')
      if (rounded.denominator === 1n) expect(digits.length).toBeLessThanOrEqual(figures)
    }),
  )
})
