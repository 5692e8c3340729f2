import { linesOf } from '../pdf/lines.ts'
import { ink, lineHeight, type Paper, type Style } from '../pdf/paper.ts'
import type { Block } from './blocks.ts'

/** `part`: its share of the width. `draw` draws instead of the text, in the middle of the row. */
export type CardColumn<Row> = {
  label: string
  part: number
  isNumeric?: boolean
  isBold?: boolean
  textOf: (row: Row) => string
  draw?: (row: Row, x: number, middle: number, width: number) => void
}

/** `lines`: how many lines there are to write a comment on by hand, and how far each is below the other. */
export type Density = { size: number; pad: number; gap: number; lines: { count: number; apart: number } }

type Place = { left: number; width: number }

const padX = 5

/** A table with its title: the title and the head stay with the first row, the head comes again on a further page. */
export function tableBlocks<Row>(
  paper: Paper,
  { left, width }: Place,
  { size, pad, gap }: Density,
  { title, columns, rows }: { title: string; columns: readonly CardColumn<Row>[]; rows: readonly Row[] },
): Block[] {
  const body: Style = { size }
  const headStyle: Style = { size: size - 1, isBold: true, color: ink.soft }
  const titleStyle: Style = { size: size + 2, isBold: true }
  const whole = columns.reduce((sum, { part }) => sum + part, 0)
  let x = left
  const placed = columns.map((column) => {
    const own = (column.part / whole) * width
    const at = { ...column, x: x + padX, inner: own - 2 * padX }
    x += own
    return at
  })
  const line = (texts: readonly string[][], style: Style, y: number) => {
    for (const [at, { x: start, inner, isNumeric, isBold = false }] of placed.entries())
      for (const [row, text] of (texts[at] ?? []).entries()) {
        const top = y + pad + row * lineHeight(style.size)
        const own = { ...style, isBold: isBold || (style.isBold ?? false) }
        if (isNumeric) paper.write(text, start + inner, top, { ...own, align: 'right' })
        else paper.write(text, start, top, own)
      }
  }
  const linesHeight = (texts: readonly string[][], style: Style) =>
    Math.max(1, ...texts.map(({ length }) => length)) * lineHeight(style.size) + 2 * pad

  const labels = placed.map(({ label, inner }) => linesOf(paper, label, inner, headStyle))
  const headHeight = linesHeight(labels, headStyle)
  const head: Block = {
    height: headHeight,
    isWithNext: true,
    draw: (y) => {
      paper.box(left, y, width, headHeight, ink.tint)
      line(labels, headStyle, y)
    },
  }
  const titleHeight = gap + lineHeight(titleStyle.size) + 3
  const rowBlocks = rows.map((row): Block => {
    const texts = placed.map(({ textOf, inner, isBold = false }) =>
      linesOf(paper, textOf(row), inner, { ...body, isBold }),
    )
    const height = linesHeight(texts, body)
    return {
      height,
      head,
      draw: (y) => {
        line(texts, body, y)
        for (const { draw, x: start, inner } of placed) draw?.(row, start, y + height / 2, inner)
        paper.rule(left, y + height, width)
      },
    }
  })
  return [
    {
      height: titleHeight,
      isWithNext: true,
      draw: (y) => paper.write(title, left, y + gap, titleStyle),
    },
    head,
    ...rowBlocks,
  ]
}
