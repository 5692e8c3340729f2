import { figureText } from '@sabimark/domain/report/report-cells.ts'
import type { ReportBars, ReportFigure } from '@sabimark/domain/report/report-content.ts'
import { linesOf } from './lines.ts'
import type { Pages } from './pages.ts'
import { ink, lineHeight, type Paper, type Style } from './paper.ts'

const gap = 8
const label: Style = { size: 8, color: ink.soft }
const large: Style = { size: 15, isBold: true }
const small: Style = { size: 10, isBold: true }

/** Figures as tiles, four beside each other. */
export function drawFigures(paper: Paper, pages: Pages, figures: readonly ReportFigure[]): void {
  const inRow = Math.min(4, Math.max(1, figures.length))
  const width = (pages.width - gap * (inRow - 1)) / inRow
  for (let first = 0; first < figures.length; first += inRow) {
    const tiles = figures.slice(first, first + inRow).map((figure) => {
      const value = figureText(figure.value, figure.kind)
      const style = linesOf(paper, value, width - 20, large).length === 1 ? large : small
      return {
        labels: linesOf(paper, figure.label, width - 20, label),
        values: linesOf(paper, value, width - 20, style).slice(0, 6),
        style,
      }
    })
    const heights = tiles.map(
      ({ labels, values, style }) =>
        labels.length * lineHeight(label.size) + values.length * lineHeight(style.size) + 14,
    )
    const height = Math.max(...heights)
    pages.ensure(height + gap)
    for (const [at, { labels, values, style }] of tiles.entries()) {
      const x = pages.left + at * (width + gap)
      paper.box(x, pages.y, width, height, ink.tint)
      paper.box(x, pages.y, 2.5, height, paper.accent)
      let y = pages.y + 6
      for (const line of labels) {
        paper.write(line, x + 10, y, label)
        y += lineHeight(label.size)
      }
      for (const line of values) {
        paper.write(line, x + 10, y, style)
        y += lineHeight(style.size)
      }
    }
    pages.skip(height + gap)
  }
}

const text: Style = { size: 8.5 }

/** A bar for each row, drawn to its average. */
export function drawBars(paper: Paper, pages: Pages, { title, rows }: ReportBars): void {
  if (rows.length === 0) return
  pages.skip(8)
  pages.ensure(60)
  pages.paragraph(title, { size: 11, isBold: true })
  pages.skip(3)
  const labelWidth = pages.width * 0.3
  const wordsWidth = 130
  const barX = pages.left + labelWidth + gap
  const barWidth = pages.width - labelWidth - wordsWidth - 2 * gap
  for (const row of rows) {
    const lines = linesOf(paper, row.label, labelWidth, text).slice(0, 3)
    const height = lines.length * lineHeight(text.size) + 4
    pages.ensure(height)
    for (const [at, line] of lines.entries())
      paper.write(line, pages.left, pages.y + 2 + at * lineHeight(text.size), text)
    const middle = pages.y + height / 2
    paper.box(barX, middle - 4, barWidth, 8, ink.tint)
    paper.box(barX, middle - 4, (barWidth * Math.min(100, Math.max(0, row.average))) / 100, 8, ink.green)
    const words = `${figureText(row.average, 'percent')} · ${studentsText(row.studentsCount)}`
    paper.write(words, barX + barWidth + gap, middle - lineHeight(text.size) / 2, text)
    pages.skip(height)
  }
  pages.skip(4)
}

function studentsText(count: number): string {
  return count === 1 ? '1 student' : `${figureText(count, 'count')} students`
}
