const signs: readonly [typed: RegExp, written: string][] = [
  [/[−–]/g, '-'],
  [/ ?⇌ ?/g, ' <=> '],
  [/ ?↔ ?/g, ' <-> '],
  [/ ?→ ?/g, ' -> '],
  [/(<=>|<->|->) (?=\[)/g, '$1'],
  [/ ?↑/g, ' ^ '],
  [/ ?↓/g, ' v '],
  [/ ?[·•] ?/g, '*'],
  [/(?<!\\)%/g, '\\%'],
]
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋'
const plain = '0123456789+-'

/** What a teacher types, as the formula of a question: `SO4^2-`, `N2 + 3H2 ⇌ 2NH3`, `CaCO3 → CaO + CO2↑`. */
export function chemistryTex(typed: string): string {
  let text = typed.replaceAll(/\s+/g, ' ')
  for (const [sign, written] of signs) text = text.replaceAll(sign, written)
  text = text.replaceAll(new RegExp(`[${raised}]+`, 'g'), (run) => `^{${inPlain(run, raised)}}`)
  text = text.replaceAll(new RegExp(`[${lowered}]+`, 'g'), (run) => `_{${inPlain(run, lowered)}}`)
  return `\\ce{${text.replaceAll(/\s+/g, ' ').trim()}}`
}

const inPlain = (run: string, from: string) => Array.from(run, (char) => plain.charAt(from.indexOf(char))).join('')

/** The same read back for typing; null for a formula that is not of chemistry alone. */
export function chemistryFromTex(tex: string): string | null {
  const [, inside] = /^\s*\\ce\s*\{([\s\S]*)\}\s*$/u.exec(tex) ?? []
  if (inside === undefined || bracketProblem(inside) !== null) return null
  return inside
    .replaceAll('<=>', '⇌')
    .replaceAll('<->', '↔')
    .replaceAll('->', '→')
    .replaceAll(/ \^(?=\s|$)\s*/g, '↑ ')
    .replaceAll(/ v(?=\s|$)\s*/g, '↓ ')
    .replaceAll('\\%', '%')
    .trim()
}

/** What keeps it from being a formula at all, in words; whether it can be drawn, only the drawing program knows. */
export function chemistryProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Type a formula first.'
  if (typed.includes('$')) return 'A dollar sign cannot be used in chemistry.'
  return bracketProblem(typed)
}

function bracketProblem(text: string): string | null {
  let depth = 0
  for (const char of text.replaceAll(/\\[\s\S]/gu, '')) {
    depth += char === '{' ? 1 : char === '}' ? -1 : 0
    if (depth < 0) return 'A } closes nothing.'
  }
  return depth > 0 ? 'A { is never closed.' : null
}
