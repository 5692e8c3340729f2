import { linesOf } from '../pdf/lines.ts'
import { ink, lineHeight, margin, type Paper, type Style } from '../pdf/paper.ts'
import type { Block } from './blocks.ts'
import type { Density } from './table-blocks.ts'

/** What the marks come to in words. */
export function commentBlock(paper: Paper, comment: string, { size, gap }: Density): Block[] {
  if (comment.trim() === '') return []
  const width = paper.width - 2 * margin
  const titleStyle: Style = { size: size + 2, isBold: true }
  const style: Style = { size: size + 0.5 }
  const lines = linesOf(paper, comment, width, style)
  const first = gap + lineHeight(titleStyle.size) + 2
  return [
    { height: first, isWithNext: true, draw: (y) => paper.write('Comment', margin, y + gap, titleStyle) },
    ...lines.map((line) => ({
      height: lineHeight(style.size),
      draw: (y: number) => paper.write(line, margin, y, style),
    })),
  ]
}

const soft: Style = { size: 8, color: ink.soft }
const toSign = 26
const between = 16

/** Room for the form teacher and the principal to write by hand and to sign, for the stamp, and what the grades mean. */
export function signatureBlock(paper: Paper, gradeKey: string, { lines }: Density): Block {
  const width = paper.width - 2 * margin
  const stampWidth = 118
  const key = gradeKey.trim() === '' ? [] : linesOf(paper, `Grades: ${gradeKey}`, width, soft)
  const own = lineHeight(9) + lines.count * lines.apart + toSign
  return {
    height: 12 + 2 * own + between + 8 + key.length * lineHeight(8),
    draw: (top) => {
      let y = top + 12
      drawWriting(paper, 'Form teacher', { y, width, lines })
      y += own + between
      drawWriting(paper, 'Principal', { y, width: width - stampWidth - 16, lines })
      drawStamp(paper, { x: margin + width - stampWidth, y, width: stampWidth, height: own })
      y += own + 8
      for (const [at, line] of key.entries()) paper.write(line, margin, y + at * lineHeight(8), soft)
    },
  }
}

type Writing = { y: number; width: number; lines: Density['lines'] }

/** Lines for a comment; below them the signature and its day. */
function drawWriting(paper: Paper, who: string, { y, width, lines }: Writing): void {
  paper.write(`${who}'s comment`, margin, y, { size: 9, isBold: true })
  const first = y + lineHeight(9)
  for (let line = 1; line <= lines.count; line += 1)
    paper.rule(margin, first + line * lines.apart, width, { color: ink.soft })
  const signY = first + lines.count * lines.apart + toSign
  const signs = [
    { label: `${who}'s signature`, x: margin, length: width * 0.64 },
    { label: 'Date', x: margin + width * 0.68, length: width * 0.32 },
  ]
  for (const { label, x, length } of signs) {
    paper.write(label, x, signY - 11, soft)
    const labelWidth = paper.widthOf(label, soft) + 6
    paper.rule(x + labelWidth, signY, length - labelWidth, { color: ink.soft })
  }
}

function drawStamp(paper: Paper, place: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width, height } = place
  paper.doc.lineWidth(0.5).strokeColor(ink.line).rect(x, y, width, height).stroke()
  paper.write('School stamp', x + width / 2, y + height - 15, { ...soft, align: 'center' })
}
