import { mathsFinder } from '../markdown/find-maths.ts'

/** Commands of formulas that begin with `\n` and are no words: taken as commands outside a formula, too. */
const bareCommand = /^\\n(?:eq|abla|otin|geq|leq|parallel)(?![a-z])/

/**
 * A text of GIFT without its escapes: `\~ \= \# \{ \} \:` and `\\` are the sign, `\n` is a line's end. In a formula `\neq`, `\nu` and
 * the like stay commands (`kept` says that one did); a backslash before anything else stays.
 */
export function unescapeGift(source: string): { text: string; kept: boolean } {
  const find = mathsFinder(source)
  let text = ''
  let kept = false
  let formulaEnd = 0
  for (let at = 0; at < source.length; at += 1) {
    if (at >= formulaEnd) formulaEnd = find(at)?.end ?? 0
    const char = source.charAt(at)
    const next = source.charAt(at + 1)
    if (char !== '\\' || next === '' || !'~=#{}:\\n'.includes(next)) {
      text += char
      continue
    }
    at += 1
    const isBare = next === 'n' && bareCommand.test(source.slice(at - 1, at + 12))
    const isCommand = next === 'n' && (isBare || (at < formulaEnd && /[a-z]/i.test(source.charAt(at + 1))))
    kept ||= isCommand
    text += isCommand ? '\\n' : next === 'n' ? '\n' : next
  }
  return { text, kept }
}

/** A text as GIFT writes it. Where `\n` could be taken for the beginning of a command, the line ends as lines do. */
export function escapeGift(text: string): string {
  const mayHaveFormula = /[$\\]/.test(text)
  return text
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replace(/\n(?=(.?))/gs, (_, next) => (mayHaveFormula && /[a-z]/i.test(next) ? '\n' : '\\n'))
}
