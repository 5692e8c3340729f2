import type { FormulaFault } from '../../platform/markdown/draw-formula.ts'

const longestShown = 60
const longestBefore = 14

/** Why a formula cannot be read and where, in words for a teacher who does not know KaTeX. */
export function formulaWords(tex: string, fault: FormulaFault): string {
  return `The formula $${shown(tex)}$ cannot be read: ${reason(tex, fault.says)}${place(tex, fault.at)}.`
}

/** That a formula has a beginning but no end; `text` is what follows from there. */
export function openFormulaWords(text: string): string {
  const sign = text.startsWith('$$') ? '$$' : '$'
  return `The formula at “${shown(text)}” has no ${sign} at its end. For a plain dollar sign write \\$.`
}

const shown = (tex: string) => (tex.length > longestShown ? `${tex.slice(0, longestShown)}…` : tex)

function place(tex: string, at: number | undefined): string {
  if (at === undefined || at === 0) return ''
  if (at >= tex.length) return ', at its end'
  const before = tex.slice(Math.max(0, at - longestBefore), at)
  return `, after “${at > longestBefore ? '…' : ''}${before}”`
}

function reason(tex: string, says: string): string {
  const [, unknown] = /^Undefined control sequence: (.+)/.exec(says) ?? []
  if (unknown) return `there is no command ${unknown}`
  const [, environment] = /^No such environment: (.+)/.exec(says) ?? []
  if (environment) return `there is no \\begin{${environment}}`
  const [, before] = /^Expected group after '(.+)'/.exec(says) ?? []
  if (before) return `something is missing after ${before}`
  if (says.endsWith("expected ']'")) return 'a [ is never closed'
  if (says.startsWith("Expected '}'") || says.endsWith("expected '}'")) {
    return isLeftOpen(tex) ? 'a { is never closed' : 'a part is missing'
  }
  return plain.find(([beginning]) => says.startsWith(beginning))?.[1] ?? 'it contains an error'
}

const plain: [string, string][] = [
  ["Expected 'EOF', got '}'", 'a } closes nothing'],
  ["Expected '\\right'", 'a \\left has no \\right'],
  ["Expected 'EOF', got '\\right'", 'a \\right has no \\left'],
  ["Expected 'EOF', got '&'", 'an & is outside a table; for the sign write \\&'],
  ["Expected 'EOF', got '#'", 'for the sign # write \\#'],
  ['Double superscript', 'two ^ follow each other; put { } around what belongs together'],
  ['Double subscript', 'two _ follow each other; put { } around what belongs together'],
  ['Expected & or', 'a \\begin has no \\end'],
  ['Mismatch:', 'a \\begin and its \\end have different names'],
]

function isLeftOpen(tex: string): boolean {
  const braces = tex.replaceAll(/\\./g, '')
  return braces.split('{').length > braces.split('}').length
}
