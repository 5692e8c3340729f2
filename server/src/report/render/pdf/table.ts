import { type ShownColumn, shownColumns } from '@sabimark/domain/report/report-cells.ts'
import type { Cell, ReportTable } from '@sabimark/domain/report/report-content.ts'
import { columnWidths } from './column-widths.ts'
import { linesOf } from './lines.ts'
import type { Pages } from './pages.ts'
import { ink, lineHeight, type Paper, type Style } from './paper.ts'
import { plainText } from './plain-text.ts'

const body: Style = { size: 8.5 }
const headStyle: Style = { size: 8, isBold: true }
const padX = 6
const padY = 3
/** A text column never asks for more than this before it wraps. */
const mostWished = 220
const mostNeeded = 80

type Column = ShownColumn & { x: number; inner: number }
type Row = readonly Cell[]

/** A table that gets its rows bit by bit, with its head on every page. Widths follow the rows that came first. */
export function openTable(paper: Paper, pages: Pages, table: ReportTable, { isWide }: { isWide: boolean }) {
  const shown = shownColumns(table.columns, { isWide })
  let columns: readonly Column[] | undefined
  let rowsDone = 0

  const heading = () => {
    pages.skip(14)
    const title: Style = { size: 11, isBold: true }
    // Not alone at the foot of a page: with the head and two rows.
    pages.ensure(lineHeight(title.size) + 70)
    pages.paragraph(table.title, title)
    pages.skip(4)
  }
  const drawHead = (of: readonly Column[]) => {
    const cells = of.map(({ label, inner }) => linesOf(paper, label, inner, headStyle))
    const height = Math.max(...cells.map(({ length }) => length)) * lineHeight(headStyle.size) + 2 * padY
    paper.box(pages.left, pages.y, pages.width, height, ink.tint)
    drawLines(of, cells, headStyle)
    pages.skip(height)
    paper.rule(pages.left, pages.y, pages.width, { color: paper.accent, thickness: 1 })
  }
  const drawLines = (of: readonly Column[], cells: readonly (readonly string[])[], style: Style) => {
    for (const [at, { x, inner, isNumeric }] of of.entries())
      for (const [line, text] of (cells[at] ?? []).entries()) {
        const y = pages.y + padY + line * lineHeight(style.size)
        if (isNumeric) paper.write(text, x + inner, y, { ...style, align: 'right' })
        else paper.write(text, x, y, style)
      }
  }
  const begin = (rows: readonly Row[]) => {
    heading()
    columns = laidOut(paper, shown, rows, pages)
    drawHead(columns)
    return columns
  }
  const turnPage = (of: readonly Column[], height: number) => {
    if (pages.ensure(height)) drawHead(of)
  }
  const drawRow = (of: readonly Column[], row: Row) => {
    let cells = of.map(({ textOf, inner }) => linesOf(paper, textOf(row), inner, body))
    const line = lineHeight(body.size)
    const heightOf = () => Math.max(...cells.map(({ length }) => length)) * line + 2 * padY
    turnPage(of, Math.min(heightOf(), 200))
    // What is higher than the page goes on upon the next.
    while (heightOf() > pages.room) {
      const fit = Math.max(1, Math.floor((pages.room - 2 * padY) / line))
      drawLines(
        of,
        cells.map((lines) => lines.slice(0, fit)),
        body,
      )
      cells = cells.map((lines) => lines.slice(fit))
      pages.ensure(pages.room + 1)
      drawHead(of)
    }
    drawLines(of, cells, body)
    pages.skip(heightOf())
    paper.rule(pages.left, pages.y, pages.width)
  }
  return {
    add(rows: readonly Row[]): void {
      if (rows.length === 0) return
      const of = columns ?? begin(rows)
      for (const row of rows) drawRow(of, row)
      rowsDone += rows.length
    },
    finish(): void {
      const soft: Style = { size: 9, color: ink.soft }
      if (!columns) {
        heading()
        pages.paragraph(table.empty, soft)
      } else if (rowsDone < table.rowCount) {
        pages.skip(4)
        pages.paragraph(`The first ${rowsDone} of ${table.rowCount}.`, soft)
      }
    },
  }
}

function laidOut(paper: Paper, shown: readonly ShownColumn[], rows: readonly Row[], pages: Pages): Column[] {
  const sample = rows.slice(0, 300)
  const wordsWidth = (text: string, style: Style) =>
    Math.max(
      ...plainText(text)
        .split(' ')
        .map((word) => paper.widthOf(word, style)),
    )
  const wishes = shown.map(({ label, isNumeric, textOf }) => {
    const texts = sample.map((row) => plainText(textOf(row)))
    const widest = Math.max(0, ...texts.map((text) => paper.widthOf(text, body)))
    const longestWord = Math.max(0, ...texts.map((text) => wordsWidth(text, body)))
    const head = wordsWidth(label, headStyle)
    const least = Math.max(head, isNumeric ? widest : Math.min(longestWord, mostNeeded))
    const best = Math.max(least, Math.min(widest, mostWished), Math.min(paper.widthOf(label, headStyle), 90))
    return { least: least + 2 * padX + 0.5, best: best + 2 * padX + 0.5 }
  })
  const widths = columnWidths(wishes, pages.width)
  let x = pages.left
  return shown.map((column, at) => {
    const width = widths[at] ?? 0
    const laid = { ...column, x: x + padX, inner: Math.max(1, width - 2 * padX) }
    x += width
    return laid
  })
}
