import type { Paper, Style } from './paper.ts'
import { plainText } from './plain-text.ts'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text in lines of at most this width; a word that is longer than a line goes on in the next one. Nothing is cut off. */
export function linesOf(paper: Paper, text: string, width: number, style: Style): string[] {
  const whole = plainText(text)
  if (whole === '' || paper.widthOf(whole, style) <= width) return [whole]
  const lines: string[] = []
  let line = ''
  for (const word of whole.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (paper.widthOf(longer, style) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const parts = partsOf(paper, word, width, style)
    line = parts.pop() ?? ''
    lines.push(...parts)
  }
  return [...lines, line]
}

/** A word in parts that fit; letters keep their marks. */
function partsOf(paper: Paper, word: string, width: number, style: Style): string[] {
  if (paper.widthOf(word, style) <= width) return [word]
  const parts: string[] = []
  let part = ''
  let partWidth = 0
  for (const { segment } of letters.segment(word)) {
    const own = paper.widthOf(segment, style)
    if (part !== '' && partWidth + own > width) {
      parts.push(part)
      part = ''
      partWidth = 0
    }
    part += segment
    partWidth += own
  }
  return [...parts, part]
}

/** The beginning of a text that fits into one line, with '…' where something is missing. */
export function cutLine(paper: Paper, text: string, width: number, style: Style): string {
  const whole = plainText(text)
  if (paper.widthOf(whole, style) <= width) return whole
  const [first = ''] = linesOf(paper, whole, width - paper.widthOf('…', style), style)
  return `${first}…`
}
