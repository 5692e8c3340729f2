import { type Cell, cellOf, type Row } from '../sheet/table.ts'
import { cleanText } from '../source/decode.ts'
import { type Attributes, readXml } from '../source/xml.ts'
import { type Calendar, numberCell } from './number-cell.ts'
import type { NumberFormat } from './number-formats.ts'
import { markdownOf } from './rich-text.ts'
import { type RichText, richTextReader, unescaped } from './shared-strings.ts'
import { spreadMerged } from './spread-merged.ts'

/** What the cells of a workbook refer to. */
export type Book = Calendar & {
  texts: readonly RichText[]
  formats: readonly NumberFormat[]
  /** Texts without marks: a name in bold is a name. */
  isPlain: boolean
}

/** More cells than that are no sheet that somebody typed. */
const maxCells = 500_000

/** The rows of a sheet; undefined where it is damaged or larger than any that somebody typed. */
export function readSheet(xml: string, book: Book): Row[] | undefined {
  const rows: Row[] = []
  const merged: string[] = []
  const inline = richTextReader()
  let cell: { attributes: Attributes; value: string; hasFormula: boolean } | null = null
  let isValue = false
  let column = 0
  let count = 0
  const isWhole = readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        const number = Number(attributes.get('r'))
        rows.push({ number: number > 0 ? number : (rows.at(-1)?.number ?? 0) + 1, cells: new Map() })
        column = 0
      } else if (name === 'c') {
        column = columnOf(attributes.get('r')) ?? column
        cell = { attributes, value: '', hasFormula: false }
        count += 1
      } else if (name === 'v') isValue = true
      else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'mergeCell') merged.push(attributes.get('ref') ?? '')
      else if (cell) inline.open(name, attributes)
    },
    text: (text) => {
      if (isValue && cell) cell.value += text
      else if (cell) inline.text(text)
    },
    close: (name) => {
      if (name === 'v') isValue = false
      else if (name === 'c' && cell) {
        const read = readCell(cell, inline.take(), book)
        if (read && count <= maxCells) rows.at(-1)?.cells.set(column, read)
        cell = null
        column += 1
      } else if (cell) inline.close(name)
    },
  })
  if (!isWhole || count > maxCells) return undefined
  spreadMerged(rows, merged)
  return rows.filter(({ cells, spread }) => cells.size > 0 || spread !== undefined)
}

/** 'AB12' is column 27, counted from 0. */
function columnOf(address: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d*$/i.exec(address ?? '')?.[1]
  if (letters === undefined) return null
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

type RawCell = { attributes: Attributes; value: string; hasFormula: boolean }

function readCell({ attributes, value, hasFormula }: RawCell, inline: RichText, book: Book): Cell | null {
  const type = attributes.get('t') ?? 'n'
  if (type === 'inlineStr') return richCell(inline, book)
  if (value === '') return hasFormula ? { ...cellOf(''), problem: noValue } : null
  if (type === 's') return /^\d+$/.test(value) ? richCell(book.texts[Number(value)] ?? [], book) : null
  if (type === 'b') return cellOf(value === '1' || value === 'true' ? 'TRUE' : 'FALSE')
  if (type === 'e') return { ...cellOf(value), problem: `The cell holds an error (${value}).` }
  if (type === 'n') return numberCell(value, book.formats[Number(attributes.get('s') ?? -1)], book)
  const text = cleanText(unescaped(value))
  if (text.trim() === '') return null
  const day = type === 'd' ? /^\d{4}-\d\d-\d\d/.exec(text)?.[0] : undefined
  return { ...cellOf(text), ...(day === undefined ? {} : { day }) }
}

const noValue = 'Its formula has no value in the file. Open it in Excel, save it and try again.'

function richCell(runs: RichText, { isPlain }: Book): Cell | null {
  const clean = runs.map((run) => ({ ...run, text: cleanText(run.text) }))
  const length = clean.reduce((sum, { text }) => sum + text.length, 0)
  const text = isPlain ? clean.map((run) => run.text).join('') : markdownOf(clean)
  return text.trim() === '' ? null : { text, length }
}
