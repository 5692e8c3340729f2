import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExactNumber, exactNumber } from './exact-number.ts'
import { foldUnit, readTypedNumber } from './typed-number.ts'

const said = ({ numerator, denominator }: ExactNumber) =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`
/** What a text says, as `number unit`, the uncertain readings with a question mark. */
const read = (text: string) => {
  const typed = readTypedNumber(text)
  if (typed === null) return null
  return `${typed.readings.map(({ value, isCertain }) => said(value) + (isCertain ? '' : '?')).join(' ')} ${typed.unit}`.trim()
}

test.each([
  ['2500', '2500'],
  ['2,500', '2500 5/2?'],
  ['2 500', '2500'],
  ['2\u00a0500', '2500'],
  ["2'500", '2500'],
  ['12,345,678.5', '24691357/2'],
  ['₦2,500', '2500 5/2? ₦'],
  ['N2500', '2500 ₦'],
  ['NGN 2500', '2500 ₦'],
  ['-₦500', '-500 ₦'],
  ['₦-500', '-500 ₦'],
  ['$5', '5 $'],
  ['2.5e3', '2500'],
  ['2.5E-3', '1/400'],
  ['2.5 x 10^3', '2500'],
  ['2.5×10³', '2500'],
  ['2.5 * 10 ^ (-3)', '1/400'],
  ['2.5×10⁻³', '1/400'],
  ['10^3', '1000'],
  ['-10⁻² m', '-1/100 m'],
  ['10^3.5', '10 ^3.5'],
  ['−3', '-3'],
  ['–3', '-3'],
  ['+3', '3'],
  ['3/4', '3/4'],
  ['6 / 8', '3/4'],
  ['-3/4', '-3/4'],
  ['1 1/2', '3/2'],
  ['-1 1/2', '-3/2'],
  ['1½', '3/2'],
  ['½', '1/2'],
  ['75%', '75 %'],
  ['.5', '1/2'],
  ['5.', '5'],
  ['1,5', '3/2'],
  ['1,2345', '2469/2000'],
  ['0,500', '1/2? 500?'],
  ['1,234', '1234 617/500?'],
  ['1234,567', '1234567/1000?'],
  ['5 kg', '5 kg'],
  ['5kg', '5 kg'],
  ['5 m²', '5 m^2'],
  ['5 N', '5 N'],
  ['10 m/s', '10 m/s'],
  [' 7 ', '7'],
  ['００７', '7'],
])('%s says %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  '',
  '   ',
  'abc',
  'N',
  'NaN',
  'Infinity',
  '∞',
  '1/0',
  '1 3/2',
  '--3',
  '-₦-5',
  '12,34,567',
  '1.2.3',
  '1e999',
  '1e-999',
  '₦5 kg',
  `${'9'.repeat(201)}`,
])('%s is no number', (text) => {
  expect(readTypedNumber(text)).toBeNull()
})

test('whatever was typed, it answers', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[-+N₦0-9.,/ ex^%]{0,30}$/u)), (text) => {
      readTypedNumber(text)
    }),
  )
})

test('a fraction, its decimals and its groups of three say the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, part) => {
      const decimals = String(part).padStart(2, '0')
      const value = exactNumber(BigInt(`${whole}${decimals}`), 100n)
      const grouped = `${String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
      for (const text of [`${whole}.${decimals}`, grouped, `${whole}${decimals}e-2`, `${whole}${decimals}/100`])
        expect(readTypedNumber(text)?.readings[0]).toEqual({ value, isCertain: true })
    }),
  )
})

test('spaces and look-alike signs do not part units, capitals do', () => {
  expect(foldUnit('m s⁻¹')).toBe(foldUnit('ms^-1'))
  expect(foldUnit('in.')).toBe(foldUnit('in'))
  expect(foldUnit('mW')).not.toBe(foldUnit('MW'))
})
