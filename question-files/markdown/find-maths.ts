/** A formula in a text: where it ends, and what it says in TeX. */
export type FoundMaths = { end: number; tex: string; isBlock: boolean }

const longestFormula = 1_000
/** The ways a formula is written in other programs, the longer sign first. `$` alone is a price, too. */
const signs = [
  { open: '\\\\(', close: '\\\\)', isBlock: false },
  { open: '\\\\[', close: '\\\\]', isBlock: true },
  { open: '\\(', close: '\\)', isBlock: false },
  { open: '\\[', close: '\\]', isBlock: true },
  { open: '$$', close: '$$', isBlock: true },
  { open: '$', close: '$', isBlock: false },
] as const

/**
 * Finds the formula that begins at a place of the text. Each closing sign is searched once, so that a text of nothing but opening ones
 * is read in one go.
 */
export function mathsFinder(text: string): (at: number) => FoundMaths | null {
  const closes = new Map<string, number>()
  const nextClose = (sign: string, from: number) => {
    const known = closes.get(sign)
    if (known !== undefined && (known === -1 || known >= from)) return known
    const found = text.indexOf(sign, from)
    closes.set(sign, found)
    return found
  }
  return (at) => {
    const char = text[at]
    if (char !== '\\' && char !== '$') return null
    for (const { open, close, isBlock } of signs) {
      if (!text.startsWith(open, at)) continue
      const from = at + open.length
      const end = nextClose(close, from)
      if (end === -1 || end - from > longestFormula) return null
      const tex = text.slice(from, end)
      const isFormula =
        tex.trim() !== '' && !/\n[ \t]*\n/.test(tex) && (open !== '$' || isDollarFormula(tex, text.charAt(end + 1)))
      if (!isFormula) return null
      return { end: end + close.length, tex, isBlock }
    }
    return null
  }
}

/** Between single dollars stands a formula only where it touches them and holds no sign that begins an answer; `$5 and $6` is none. */
function isDollarFormula(tex: string, next: string): boolean {
  return !/^[\s=]|\s$|\n|~|\s=\S|\{[=#]/.test(tex) && !/\d/.test(next)
}
