// Numbers as an exam writes them. Whatever is inside a formula is TeX without its dollar signs unless a function says so.

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}

export const lcm = (a: number, b: number) => Math.abs(a * b) / gcd(a, b)

/** Rounds half up (away from 0), as schools do; 1.005 to two places is 1.01. */
export function round(value: number, places = 0): number {
  const shifted = Number(`${Math.abs(value)}e${places}`)
  const rounded = Number(`${Math.floor(Number((shifted + 0.5).toPrecision(15)))}e${-places}`)
  return value < 0 ? -rounded : rounded
}

/** To so many significant figures. */
export function significant(value: number, figures: number): number {
  return value === 0 ? 0 : round(value, figures - 1 - Math.floor(Math.log10(Math.abs(value))))
}

/**
 * A number for a formula or for text: thousands with commas from 10,000 on, no float noise; `places` writes all of them (2.50).
 * A negative one has a minus sign, and so belongs into a formula.
 */
export function num(value: number, places?: number): string {
  if (!Number.isFinite(value)) return 'NaN'
  const plain = places === undefined ? String(Number(value.toPrecision(12))) : round(value, places).toFixed(places)
  if (plain.includes('e')) return 'NaN'
  const [whole = '', part] = plain.split('.')
  const digits = whole.replace('-', '')
  const grouped = digits.length > 4 ? digits.replaceAll(/\B(?=(\d{3})+$)/g, ',') : digits
  return `${whole.startsWith('-') ? '-' : ''}${grouped}${part === undefined ? '' : `.${part}`}`
}

/** The same inside a formula, where a comma needs braces. */
export const tex = (value: number, places?: number) => num(value, places).replaceAll(',', '{,}')

/** A whole option or number in a formula: `$-3$`. */
export const maths = (formula: string | number) => `$${typeof formula === 'number' ? tex(formula) : formula}$`

/** A fraction in its lowest terms, whole where it is: `\frac{3}{4}`, `-\frac{1}{2}`, `5`. */
export function frac(numerator: number, denominator: number): string {
  if (denominator === 0 || !Number.isInteger(numerator) || !Number.isInteger(denominator)) return 'NaN'
  const common = gcd(numerator, denominator)
  const [top, under] = [Math.abs(numerator / common), Math.abs(denominator / common)]
  const sign = numerator !== 0 && numerator < 0 !== denominator < 0 ? '-' : ''
  return under === 1 ? `${sign}${tex(top)}` : `${sign}\\frac{${tex(top)}}{${tex(under)}}`
}

/** A mixed number: `2\frac{1}{3}`. */
export function mixed(numerator: number, denominator: number): string {
  const [top, under] = [Math.abs(numerator), Math.abs(denominator)]
  if (top < under || top % under === 0) return frac(numerator, denominator)
  const sign = numerator < 0 !== denominator < 0 ? '-' : ''
  return `${sign}${Math.floor(top / under)}${frac(top % under, under)}`
}

/** `\sqrt{12}` as `2\sqrt{3}`, with a factor before it. */
export function surd(factor: number, under: number): string {
  let [outside, inside] = [factor, under]
  for (let root = Math.floor(Math.sqrt(inside)); root > 1; root -= 1) {
    if (inside % (root * root) === 0) {
      outside *= root
      inside /= root * root
    }
  }
  if (inside === 1 || outside === 0) return tex(outside)
  return `${outside === 1 ? '' : outside === -1 ? '-' : tex(outside)}\\sqrt{${inside}}`
}

/** `a^{n}`, or `a` alone for the power 1. */
export const power = (base: string | number, index: string | number) =>
  String(index) === '1' ? String(base) : `${base}^{${index}}`

/** Terms with their signs: `terms([2, 'x^{2}'], [-1, 'x'], [5, ''])` is `2x^{2} - x + 5`; terms of 0 are left out. */
export function terms(...list: ReadonlyArray<readonly [factor: number, of: string]>): string {
  const written = list
    .filter(([factor]) => factor !== 0)
    .map(([factor, of], index) => {
      const size = Math.abs(factor) === 1 && of !== '' ? of : `${tex(Math.abs(factor))}${of}`
      if (index === 0) return factor < 0 ? `-${size}` : size
      return factor < 0 ? ` - ${size}` : ` + ${size}`
    })
  return written.length === 0 ? '0' : written.join('')
}

/** `4 + 2\sqrt{3}`, over a denominator where it does not divide both. */
export function surdSum(whole: number, factor: number, under: number, over = 1): string {
  const common = gcd(gcd(whole, factor), over) * (over < 0 ? -1 : 1)
  const top = terms([whole / common, ''], [factor / common, `\\sqrt{${under}}`])
  return over / common === 1 ? top : `\\frac{${top}}{${over / common}}`
}

/** Standard form for a formula: `3.2 \times 10^{5}`. */
export function standardForm(value: number, places?: number): string {
  const index = Math.floor(Math.log10(Math.abs(value)))
  const mantissa = Number((value / 10 ** index).toPrecision(12))
  return `${tex(mantissa, places)} \\times 10^{${index}}`
}

/** Money for text: `₦1,200`, `₦1,200.50`; kobo only where there are some. */
export function naira(amount: number): string {
  const [sign, size] = [amount < 0 ? '-' : '', Math.abs(amount)]
  const text = Number.isInteger(size) ? String(size) : size.toFixed(2)
  return `${sign}₦${text.replace(/^\d+/, (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ','))}`
}

/** Money inside a formula. */
export const nairaTex = (amount: number) => `\\text{₦}${naira(amount).replace('₦', '').replaceAll(',', '{,}')}`

/** A number with its unit for text: `12.5 m s⁻¹`; a negative one in a formula. */
export const quantity = (value: number, unit: string, places?: number) =>
  `${value < 0 ? `$${tex(value, places)}$` : num(value, places)}${unit === '%' || unit === '°' ? '' : ' '}${unit}`

/** A wrong value with its unit, to three significant figures. */
export const about = (value: number, unit: string) => quantity(significant(value, 3), unit)

/** Whether a value ends within so many decimal places: what is asked exactly must. */
export const ends = (value: number, places = 0) => Math.abs(round(value, places) - value) < 1e-9

/** `a, b and c`. */
export const listed = (items: ReadonlyArray<string | number>) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Large money for text: `₦1,800 million`, `₦2.5 billion`. */
export const largeNaira = (amount: number, unit: 'million' | 'billion', places?: number) => {
  const [whole = '', part] = num(amount, places).replaceAll(',', '').split('.')
  return `₦${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${part ? `.${part}` : ''} ${unit}`
}
