import { mathsFinder } from './find-maths.ts'
import { inDollars } from './plain-text.ts'

/** Markdown without backslashes before brackets, which mean nothing there and begin a formula elsewhere. */
export function tidyMarkdown(text: string): string {
  return text.replace(/\\\\|\\([()[\]])/g, (pair, bracket) => bracket ?? pair)
}

/** Markdown of other programs, where `\(` begins a formula, as ours. Behind an escaped backslash a bracket is a bracket. */
export function markdownOfMarkdown(text: string): string {
  if (!text.includes('\\')) return text
  const find = mathsFinder(text)
  let result = ''
  let at = 0
  while (at < text.length) {
    const maths = text[at] === '\\' ? find(at) : null
    if (maths) {
      result += inDollars(text.startsWith('\\\\', at) ? undoubled(maths.tex) : maths.tex, maths.isBlock)
      at = maths.end
    } else if (text.startsWith('\\\\', at)) {
      const isBracket = /[()[\]]/.test(text.charAt(at + 3)) && text[at + 2] === '\\'
      result += isBracket ? `\\\\${text.charAt(at + 3)}` : '\\\\'
      at += isBracket ? 4 : 2
    } else if (text[at] === '\\' && /[()[\]]/.test(text.charAt(at + 1))) {
      result += text.charAt(at + 1)
      at += 2
    } else {
      result += text.charAt(at)
      at += 1
    }
  }
  return result
}

/** Other Markdown takes one backslash of two away before it comes to formulas. */
export function doubled(tex: string): string {
  return tex.replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
}

function undoubled(tex: string): string {
  return tex.replace(/\\\\(?=[!-/:-@[-`{-~])/g, '\\')
}
