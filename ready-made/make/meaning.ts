import { evaluate, type Given } from './evaluate.ts'
import { unitOf } from './units.ts'

/** The values letters are given to compare two expressions: none is a root or a whole number of anything. */
const samples: Given[] = [1.3179, 2.7713, 0.6137].map(
  (start) => new Proxy({}, { get: (_, name) => start + (letterSum(String(name)) % 97) / 41 }) as Given,
)

function letterSum(name: string): number {
  return [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973
}

/** A number and the unit behind it, as printed: `2.5 m s⁻¹`, `₦1,200`, `$x = -3$`, `$\frac{1}{2}$`. */
export function readQuantity(text: string): { value: number; unit: string } | undefined {
  const parts = splitUnit(text)
  if (!parts) return undefined
  const value = evaluate(afterEquals(parts.formula), {})
  return value === undefined ? undefined : { value, unit: parts.unit }
}

/**
 * What an option says, whichever way it is written: the same for `0.5` and `$\frac{1}{2}$`, for `5 cm` and `50 mm`, for `$2x + x$`
 * and `$3x$`. Text that is no number or formula stays, without case and spacing.
 */
export function meaning(text: string): string {
  const parts = splitUnit(text)
  if (parts) {
    const { factor, kind } = unitOf(parts.unit)
    const key = formulaMeaning(parts.formula, factor)
    if (key !== undefined) return `${key} ${kind}`.trim()
  }
  return text
    .split(/(\$[^$]+\$|(?<![\w.])-?\d[\d,]*(?:\.\d+)?(?![\w.]))/)
    .map((part, index) => (index % 2 === 1 ? (formulaMeaning(part.replaceAll('$', ''), 1) ?? bare(part)) : bare(part)))
    .filter((part) => part !== '')
    .join(' ')
}

const bare = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

function afterEquals(formula: string): string {
  return formula.replace(/^\s*[A-Za-z](?:_\{?\w+\}?)?\s*=\s*/, '')
}

/** A formula or number with what stands behind it; undefined where there is more than that. */
function splitUnit(text: string): { formula: string; unit: string } | undefined {
  const found =
    /^\s*\$([^$]+)\$\s*([^$]*)$/.exec(text) ??
    /^\s*([-−]?₦?\s?\d[\d,]*(?:\.\d+)?(?:\s?×\s?10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+|(?:\s?:\s?\d+(?:\.\d+)?)+)?)\s*([^\d$][^$]*)?$/.exec(
      text,
    )
  if (!found) return undefined
  let [formula = '', unit = ''] = [found[1] ?? '', (found[2] ?? '').trim()]
  const inside = /(?:\\[,;: ]|~|\s)*\\(?:text|mathrm)\{([^}]*)\}([^{}]*)$/.exec(formula)
  if (inside && inside.index > 0 && !/₦/.test(inside[1] ?? '')) {
    unit = `${inside[1]}${inside[2]}`.trim()
    formula = formula.slice(0, inside.index)
  }
  if (/₦/.test(formula)) {
    unit = `₦${unit}`
    formula = formula.replace(/\\text\{₦\}|₦/, '')
  }
  if (/\\?%\s*$/.test(formula)) {
    unit = '%'
    formula = formula.replace(/\\?%\s*$/, '')
  }
  return { formula, unit }
}

/** Parts beside `=`, `<`, `,` and `:` each by their values at the samples; undefined where one cannot be read. */
function formulaMeaning(formula: string, factor: number): string | undefined {
  const pieces = afterEquals(formula)
    .replaceAll('{,}', '')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .split(
      /(<=|>=|\\leq?(?![a-z])|\\geq?(?![a-z])|\\neq?(?![a-z])|[=<>,:;]|\\text\{[^}]*\}|\\approx|\\to|\\in(?![a-z])|\\\{|\\\})/,
    )
  const keys: string[] = []
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1 || piece.trim() === '') keys.push(piece.trim())
    else {
      const open = /^\s*[([](?![^)\]]*[)\]])/.exec(piece)?.[0].trim() ?? ''
      const close = /(?<![([][^)\]]*)[)\]]\s*$/.exec(piece)?.[0].trim() ?? ''
      const inner = piece.trim().slice(open.length, close ? -close.length : undefined)
      const values = samples.map((given) => evaluate(inner, given))
      if (values.some((value) => value === undefined)) return undefined
      keys.push(open + values.map((value) => rounded((value ?? 0) * factor)).join('/') + close)
    }
  }
  return inSet(pieces, keys) ?? ratio(pieces, keys)
}

/** A set is the same in any order. */
function inSet(pieces: readonly string[], keys: readonly string[]): string | undefined {
  const members = keys.filter((key, index) => index % 2 === 0 && key !== '')
  const isSet =
    pieces[1] === '\\{' &&
    pieces.at(-2) === '\\}' &&
    pieces.every((piece, index) => index % 2 === 0 || /^(?:,|\\[{}])$/.test(piece))
  return isSet ? `{${members.toSorted().join()}}` : undefined
}

/** `2 : 4` is `1 : 2`. */
function ratio(pieces: readonly string[], keys: readonly string[]): string {
  if (!pieces.includes(':') || !pieces.every((piece, index) => index % 2 === 0 || piece === ':')) return keys.join('')
  const numbers = keys.filter((_, index) => index % 2 === 0).map((key) => Number(key.split('/')[0]))
  return numbers.map((value) => rounded(value / (numbers[0] ?? 1))).join(':')
}

function rounded(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  const short = Number(value.toPrecision(9))
  return String(
    Math.abs(short) < 1e-12
      ? Math.abs(value) > 1e-40 && Math.abs(value) < 1e-12
        ? Number(value.toPrecision(9))
        : 0
      : short,
  )
}
