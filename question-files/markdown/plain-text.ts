import { mathsFinder } from './find-maths.ts'

/** A text without marks as Markdown: its formulas between dollars, and no letter taken for a mark. */
export function markdownOfPlain(text: string): string {
  const find = mathsFinder(text)
  let result = ''
  let plain = 0
  let at = 0
  while (at < text.length) {
    const maths = find(at)
    if (!maths) {
      at += 1
      continue
    }
    result += withoutMarks(text.slice(plain, at)) + inDollars(maths.tex, maths.isBlock)
    at = maths.end
    plain = at
  }
  return result + withoutMarks(text.slice(plain))
}

export function inDollars(tex: string, isBlock: boolean): string {
  return isBlock ? `$$${tex.trim()}$$` : `$${tex.trim()}$`
}

/** With a backslash before every sign that would begin a mark and find its end on the line. */
function withoutMarks(text: string): string {
  return text.split('\n').map(escapeLine).join('\n')
}

function escapeLine(line: string): string {
  if (!/[*_`$\\]/.test(line)) return line
  const last = {
    '*': lastCloser(line, '*'),
    _: lastCloser(line, '_'),
    '`': line.lastIndexOf('`'),
    $: lastCloser(line, '$'),
  }
  return line.replace(/_{2,}|[*_`$\\]/g, (sign, at: number) => {
    const next = line.charAt(at + sign.length)
    if (sign === '\\') return /[!-/:-@[-`{-~]/.test(next) ? '\\\\' : sign
    if (sign.length > 1) return sign.length === 2 && isWord(next) && last._ > at + 2 ? '\\_\\_' : sign
    const isOpening = last[sign as keyof typeof last] > at && next.trim() !== ''
    if (sign === '`') return last['`'] > at ? '\\`' : sign
    if (sign === '_') return isOpening && !isWord(line.charAt(at - 1)) ? '\\_' : sign
    return isOpening ? `\\${sign}` : sign
  })
}

/** Where the last sign stands that could end a mark: behind a word, and not before what makes it a letter. */
function lastCloser(line: string, sign: '*' | '_' | '$'): number {
  for (let at = line.lastIndexOf(sign); at > 0; at = line.lastIndexOf(sign, at - 1)) {
    const next = line.charAt(at + 1)
    const isLetter = (sign === '$' && /\d/.test(next)) || (sign === '_' && isWord(next))
    if (!isLetter && line.charAt(at - 1).trim() !== '') return at
  }
  return -1
}

function isWord(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char)
}
