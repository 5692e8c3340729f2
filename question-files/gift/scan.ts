import { mathsFinder } from '../markdown/find-maths.ts'

/** A place in a text where a sign of GIFT stands that is neither escaped nor in a formula. */
export type Sign = { at: number; sign: string }

/**
 * The signs of GIFT in a text, in their order. Those inside a formula are letters of it: `\(x^{2} = 4\)` has none. `inMaths` counts them,
 * because GIFT wants them escaped there, too.
 */
export function scanSigns(text: string, wanted: string): { signs: Sign[]; inMaths: number } {
  const find = mathsFinder(text)
  const signs: Sign[] = []
  let inMaths = 0
  for (let at = 0; at < text.length; at += 1) {
    const maths = find(at)
    if (maths && isWithinAnswer(text, at, maths.end)) {
      for (let inside = at; inside < maths.end; inside += 1) {
        if (text[inside] === '\\') inside += 1
        else if ('{}~='.includes(text.charAt(inside))) inMaths += 1
      }
      at = maths.end - 1
    } else if (text[at] === '\\') at += 1
    else if (wanted.includes(text.charAt(at))) signs.push({ at, sign: text.charAt(at) })
  }
  return { signs, inMaths }
}

/** A formula with a brace too few, or with an answer that begins on a new line, begins or ends in another answer: it is none. */
function isWithinAnswer(text: string, from: number, to: number): boolean {
  if (/\n[^\S\n]*[=~#}]/.test(text.slice(from, to))) return false
  let depth = 0
  for (let at = from; at < to && depth >= 0; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
  }
  return depth === 0
}
