import { linesOf } from '../pdf/lines.ts'
import { ink, lineHeight, margin, type Paper, type Style } from '../pdf/paper.ts'
import type { Block } from './blocks.ts'
import type { Density } from './table-blocks.ts'

/** What the marks come to in words. */
export function commentBlock(paper: Paper, comment: string, { size, gap }: Density): Block[] {
  if (comment.trim() === '') return []
  const width = paper.width - 2 * margin
  const titleStyle: Style = { size: size + 2, isBold: true, color: ink.green }
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

/** Room for the class teacher to write by hand, and what the grades mean. */
export function signatureBlock(paper: Paper, gradeKey: string): Block {
  const width = paper.width - 2 * margin
  const soft: Style = { size: 8, color: ink.soft }
  const key = gradeKey.trim() === '' ? [] : linesOf(paper, `Grades: ${gradeKey}`, width, soft)
  const height = 98 + key.length * lineHeight(8)
  const signs = [
    { label: "Class teacher's signature", x: margin, length: width * 0.6 },
    { label: 'Date', x: margin + width * 0.68, length: width * 0.32 },
  ]
  return {
    height,
    draw: (top) => {
      let y = top + 12
      paper.write("Class teacher's comment", margin, y, { size: 9, isBold: true })
      paper.rule(margin, y + 30, width, { color: ink.soft })
      paper.rule(margin, y + 48, width, { color: ink.soft })
      y += 74
      for (const { label, x, length } of signs) {
        paper.write(label, x, y - 11, soft)
        const labelWidth = paper.widthOf(label, soft) + 6
        paper.rule(x + labelWidth, y, length - labelWidth, { color: ink.soft })
      }
      y += 8
      for (const [at, line] of key.entries()) paper.write(line, margin, y + at * lineHeight(8), soft)
    },
  }
}
