import type { CardsHead, ReportCard } from '@sabimark/domain/report/report-card.ts'
import { type GradeColour, gradeColour } from '@sabimark/domain/result/grade.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { linesOf } from '../pdf/lines.ts'
import type { Logo } from '../pdf/logo.ts'
import { ink, lineHeight, margin, type Paper, type Style } from '../pdf/paper.ts'
import { schoolHead } from '../pdf/school-head.ts'
import type { Block } from './blocks.ts'

/** The school; below it, what this paper is and of which days. */
export function schoolBlocks(paper: Paper, head: CardsHead, logo: Logo | null): Block[] {
  const width = paper.width - 2 * margin
  const title: Style = { size: 12.5, isBold: true }
  const range: Style = { size: 9.5, color: ink.soft, align: 'right' }
  const rangeLines = linesOf(paper, head.range, width * 0.66, range)
  return [
    schoolHead(paper, head, logo),
    {
      height: Math.max(lineHeight(title.size), rangeLines.length * lineHeight(range.size)) + 12,
      draw: (top) => {
        paper.write('Report card', margin, top + 5, title)
        for (const [at, text] of rangeLines.entries())
          paper.write(text, margin + width, top + 8 + at * lineHeight(range.size), range)
      },
    },
  ]
}

const small: Style = { size: 8, color: ink.soft }
const nameStyle: Style = { size: 14, isBold: true }
const fact: Style = { size: 10.5, isBold: true }
const bubble = 19
/** Its letter stands out in black and white, too. */
const bubbles: Record<GradeColour, { fill: string; color: string }> = {
  green: { fill: ink.green, color: ink.white },
  blue: { fill: ink.blue, color: ink.white },
  yellow: { fill: ink.amber, color: ink.text },
  red: { fill: ink.red, color: ink.white },
}

/** Whose card it is, and what all of it comes to: the average, and the grade as a bubble in its colour. */
export function studentBlock(paper: Paper, card: ReportCard): Block {
  const width = paper.width - 2 * margin
  const sumWidth = 168
  const names = linesOf(paper, card.studentName, width - sumWidth - 24, nameStyle)
  const half = (width - sumWidth - 24) / 2
  const facts = [
    { label: 'Student ID', lines: linesOf(paper, card.studentNumber, half - 10, fact) },
    { label: 'Class', lines: linesOf(paper, card.className ?? '–', half - 10, fact) },
  ]
  const namesHeight = names.length * lineHeight(nameStyle.size)
  const factLines = Math.max(...facts.map(({ lines }) => lines.length))
  const height = 9 + lineHeight(8) + namesHeight + 5 + lineHeight(8) + factLines * lineHeight(fact.size) + 8
  return {
    height: height + 4,
    draw: (top) => {
      paper.box(margin, top, width, height, ink.tint)
      const x = margin + 12
      let y = top + 9
      paper.write('Student', x, y, small)
      y += lineHeight(8)
      for (const line of names) {
        paper.write(line, x, y, nameStyle)
        y += lineHeight(nameStyle.size)
      }
      y += 5
      for (const [at, { label, lines }] of facts.entries()) {
        paper.write(label, x + at * half, y, small)
        for (const [row, line] of lines.entries())
          paper.write(line, x + at * half, y + lineHeight(8) + row * lineHeight(fact.size), fact)
      }
      drawSum(paper, card, { x: margin + width - sumWidth, width: sumWidth, middle: top + height / 2, height })
    },
  }
}

function drawSum(
  paper: Paper,
  { average, grade }: ReportCard,
  { x, width, middle, height }: { x: number; width: number; middle: number; height: number },
): void {
  paper.doc
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .moveTo(x, middle - height / 2 + 10)
    .lineTo(x, middle + height / 2 - 10)
    .stroke()
  paper.write('Overall average', x + 14, middle - 25, small)
  paper.write(averageText(average), x + 14, middle - 13, { size: 21, isBold: true })
  if (grade === null) return
  const centre = x + width - bubble - 12
  const { fill, color } = bubbles[gradeColour(grade)]
  paper.doc.circle(centre, middle, bubble).fill(fill)
  const size = grade.length > 2 ? 10 : 16
  paper.write(grade, centre, middle - lineHeight(size) / 2, { size, isBold: true, color, align: 'center' })
}
