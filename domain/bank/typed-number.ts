import { withoutInvisible } from '../words/signs/invisible-signs.ts'
import { addExact, type ExactNumber, exactNumber, multiplyExact, tenTo } from './exact-number.ts'

/**
 * A number as somebody typed it. `readings` are the numbers the text may say, the likeliest first: '1,234' says 1234 for
 * sure and 1.234 perhaps. `unit` is what stands before or behind the number ('₦', 'kg', '%'), '' for nothing.
 */
export type TypedNumber = { readings: NumberReading[]; unit: string }
export type NumberReading = { value: ExactNumber; isCertain: boolean }

/** What is longer is no number anybody typed, and exponents beyond these bounds are none anybody meant. */
const maxLength = 200
const maxExponent = 300

const pattern = {
  money: String.raw`(?<money>₦|NGN|N(?=[\s\d.+-])|[$£€])?`,
  sign: '(?<sign>[+-])?',
  mixed: String.raw`(?<whole>\d+)\s+(?<part>\d+)\s*\/\s*(?<of>\d+)(?![\d.,])`,
  fraction: String.raw`(?<upper>\d+)\s*\/\s*(?<lower>\d+)(?![\d.,])`,
  grouped: String.raw`(?<grouped>\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d{1,3}(?:[ ']\d{3})+(?:[.,]\d*)?)(?![\d,'])`,
  comma: String.raw`(?<comma>\d*,\d+)(?![\d.,])`,
  plain: String.raw`(?<plain>\d+(?:\.\d*)?|\.\d+)(?![\d.,])`,
  power: String.raw`(?:[eE](?<e>[+-]?\d+)|\s*[xX*·]\s*10\s*\^\s*\(?(?<ten>[+-]?\d+)\)?)?`,
  alone: String.raw`10\s*\^\s*\(?(?<alone>[+-]?\d+)\)?(?![\d.,])`,
}
const numbers = `(?:${pattern.mixed}|${pattern.fraction}|${pattern.alone}|(?:${pattern.grouped}|${pattern.comma}|${pattern.plain})${pattern.power})`
const typedNumber = new RegExp(
  String.raw`^(?<first>[+-])?\s*${pattern.money}\s*${pattern.sign}\s*${numbers}\s*(?<unit>.*)$`,
  'u',
)

/**
 * Reads a number as people in Nigeria type it: `2,500`, `2 500`, `₦2,500`, `N2500`, `2.5e3`, `2.5 x 10^3`, `2.5×10³`,
 * `10^3`, `−3`, `3/4`, `1 1/2`, `1½`, `.5`, `5.`, and `1,5` for 1.5. Null when the text does not begin with a number, or has one
 * without a value (`1/0`). Exact: nothing is rounded.
 */
export function readTypedNumber(text: string): TypedNumber | null {
  if (text.length > maxLength) return null
  const groups = typedNumber.exec(plainSigns(text))?.groups
  if (groups === undefined || (groups.first !== undefined && groups.sign !== undefined)) return null
  const { first, sign, money, unit = '' } = groups
  if (money !== undefined && unit !== '') return null
  const readings = readingsOf(groups)
  if (readings === null) return null
  const isNegative = first === '-' || sign === '-'
  return {
    readings: readings.map(({ value, isCertain }) => ({
      value: isNegative ? { ...value, numerator: -value.numerator } : value,
      isCertain,
    })),
    unit: money === undefined ? unit : nairaOr(money),
  }
}

type Groups = Record<string, string | undefined>

function readingsOf(groups: Groups): NumberReading[] | null {
  const { whole, part, of, upper, lower } = groups
  if (whole !== undefined) return certain(mixedNumber(whole, part, of))
  if (upper !== undefined) return certain(fractionOf(upper, lower))
  const exponent = Number(groups.e ?? groups.ten ?? groups.alone ?? 0)
  if (Math.abs(exponent) > maxExponent) return null
  if (groups.alone !== undefined) return certain(tenTo(exponent))
  return decimalReadings(groups).map(({ value, isCertain }) => ({
    value: multiplyExact(value, tenTo(exponent)),
    isCertain,
  }))
}

function decimalReadings({ grouped, comma, plain }: Groups): NumberReading[] {
  if (plain !== undefined) return [{ value: decimal(plain), isCertain: true }]
  if (grouped !== undefined) return groupedReadings(grouped)
  return [{ value: decimal((comma ?? '').replace(',', '.')), isCertain: !/\d,\d{3}$/.test(comma ?? '') }]
}

/** '1,234' is 1234, and 1.234 where somebody writes decimals with a comma; '0,500' may be either. */
function groupedReadings(grouped: string): NumberReading[] {
  if (!/^\d+,\d{3}$/.test(grouped)) {
    const [whole = '', decimals = ''] =
      grouped.includes('.') || !/[ ']/.test(grouped) ? grouped.split('.') : grouped.split(',')
    return [{ value: decimal(`${whole.replaceAll(/[ ,']/g, '')}.${decimals}`), isCertain: true }]
  }
  const asThousands = { value: decimal(grouped.replace(',', '')), isCertain: !grouped.startsWith('0') }
  const asDecimals = { value: decimal(grouped.replace(',', '.')), isCertain: false }
  return grouped.startsWith('0') ? [asDecimals, asThousands] : [asThousands, asDecimals]
}

function certain(value: ExactNumber | null): NumberReading[] | null {
  return value === null ? null : [{ value, isCertain: true }]
}

function mixedNumber(whole: string, part = '', of = ''): ExactNumber | null {
  const rest = fractionOf(part, of)
  if (rest === null || rest.numerator >= rest.denominator) return null
  return addExact(exactNumber(BigInt(whole)), rest)
}

function fractionOf(upper: string, lower = ''): ExactNumber | null {
  return BigInt(lower) === 0n ? null : exactNumber(BigInt(upper), BigInt(lower))
}

function decimal(text: string): ExactNumber {
  const [whole = '', decimals = ''] = text.split('.')
  return multiplyExact(exactNumber(BigInt(`${whole}${decimals}` || '0')), tenTo(-decimals.length))
}

/**
 * The text by which two spellings of a unit are one: spaces, look-alike signs and a full stop behind it do not count,
 * capitals do (mW, MW).
 */
export function foldUnit(unit: string): string {
  return plainSigns(unit).replaceAll(' ', '').replace(/\.$/, '')
}

function nairaOr(money: string): string {
  return money === 'N' || money === 'NGN' ? '₦' : money
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * The text by which two answers to a blank for a number are the same: spaces, look-alike signs and raised digits do not tell them
 * apart, `10²` and `102` are two.
 */
export function numberKeyOf(text: string): string {
  return plainSigns(text)
}

/** Signs that look different and mean the same, before NFKC would make 10² into 102 and 1½ into 11/2. */
function plainSigns(text: string): string {
  return withoutInvisible(text)
    .replaceAll(/[⁺⁻]?[⁰¹²³⁴-⁹]+/gu, (run) => `^${[...run].map(loweredSign).join('')}`)
    .replaceAll(/[\u00bc-\u00be\u2150-\u215e]/gu, (part) => ` ${part.normalize('NFKC')} `)
    .normalize('NFKC')
    .replaceAll(/[\u2212\u2010-\u2015]/gu, '-')
    .replaceAll('\u2044', '/')
    .replaceAll(/[\u00d7\u2715\u22c5]/gu, 'x')
    .replaceAll('\u2019', "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function loweredSign(sign: string): string {
  if (sign === '⁺') return '+'
  if (sign === '⁻') return '-'
  return String(raised.indexOf(sign))
}
