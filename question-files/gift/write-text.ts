import { mathsFinder } from '../markdown/find-maths.ts'
import { doubled, tidyMarkdown } from '../markdown/tidy.ts'
import { escapeGift } from './escapes.ts'
import { readGiftText, type Way } from './texts.ts'

/**
 * A text of ours as GIFT, such that it is read back the same: without any sign of how it is written where that is possible, else as Markdown,
 * with formulas as Moodle wants them in either, else as it stands. `inherited`: how it is read where it does not say so.
 */
export function writeGiftText(text: string, inherited: Way = 'moodle'): string {
  const plain = inherited === 'moodle' ? '' : '[moodle]'
  const ways = [
    () => plain + escapeGift(withFormulas(text, unmarked, (tex) => `\\(${tex}\\)`)),
    () =>
      `[markdown]${escapeGift(
        withFormulas(
          text,
          (plain) => plain,
          (tex) => `\\\\(${doubled(tex)}\\\\)`,
        ),
      )}`,
    () => `[markdown]${escapeGift(text)}`,
  ]
  for (const way of ways) {
    const written = way()
    if (!/^\s*%/.test(written) && readGiftText(written, inherited).text === text) return written
  }
  // Behind an escaped backslash a bracket begins nothing.
  return `[markdown]${escapeGift(tidyMarkdown(text).replaceAll(/((?:^|[^\\])(?:\\\\)+)([()[\]])/g, '$1\\$2'))}`
}

/** The text with its formulas written in another way, and what is between them, too. */
function withFormulas(text: string, between: (plain: string) => string, formula: (tex: string) => string): string {
  const find = mathsFinder(text)
  let result = ''
  let plain = 0
  for (let at = 0; at < text.length; at += 1) {
    const maths = text[at] === '$' ? find(at) : null
    if (text[at] === '\\') at += 1
    if (!maths) continue
    result += between(text.slice(plain, at)) + (maths.isBlock ? `$$${maths.tex}$$` : formula(maths.tex))
    plain = maths.end
    at = plain - 1
  }
  return result + between(text.slice(plain))
}

/** Without the backslashes that only Markdown needs. */
function unmarked(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
