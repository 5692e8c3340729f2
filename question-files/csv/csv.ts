import Papa from 'papaparse'
import type { Question } from '../neutral/question.ts'
import { type ReadResult, refuse } from '../neutral/result.ts'
import { guessColumns } from '../sheet/guess-columns.ts'
import { findHeader } from '../sheet/header.ts'
import { readTables } from '../sheet/read-tables.ts'
import { rowsOf } from '../sheet/rows-of.ts'
import { type CountNamed, parseCsv } from './parse.ts'

/** Questions from values parted by commas, semicolons or tabs: a file, or cells copied from a sheet. */
export function readCsv(text: string, isGuessed = false, format: 'csv' | 'cells' = 'csv'): ReadResult {
  const parsed = parseCsv(text, countNamed)
  return 'refused' in parsed ? refuse(parsed.refused, format) : readTables([parsed.table], format, isGuessed)
}

const countNamed: CountNamed = (rows) => {
  const header = findHeader(rows)
  if (header) return header.fields.size + header.options.length
  return guessColumns(rows) === undefined ? 0 : 1
}

/** Whether its first rows name columns of questions, or look like questions. */
export function looksLikeCsv(text: string): boolean {
  const parsed = parseCsv(text.slice(0, 100_000), countNamed)
  if ('refused' in parsed) return false
  return findHeader(parsed.table.rows) !== undefined || guessColumns(parsed.table.rows.slice(0, -1)) !== undefined
}

/**
 * Whether a text is a table, whatever it is about: named as one, cells of a sheet, or lines that are parted alike. Tried when no format
 * recognised a question in it.
 */
export function looksLikeTable(text: string, name: string): boolean {
  const parsed = parseCsv(text.slice(0, 100_000), countNamed)
  if ('refused' in parsed || parsed.table.rows.length < 2 || /^\s*[<{]/.test(text.slice(0, 200))) return false
  if (/\.(?:csv|tsv)$/i.test(name)) return true
  const { rows } = parsed.table
  const [least, share] = parsed.delimiter === '\t' ? [2, 0.5] : [4, 0.8]
  return rows.filter(({ cells }) => cells.size >= least).length >= rows.length * share
}

/** Questions as a CSV file that Excel opens by a double click: with a byte order mark, so that names keep their letters. */
export function writeCsv(questions: readonly Question[]): string {
  return `\uFEFF${Papa.unparse(rowsOf(questions), { newline: '\r\n' })}\r\n`
}

/** Questions as cells to be pasted into a sheet. */
export function writeCells(questions: readonly Question[]): string {
  return Papa.unparse(rowsOf(questions), { delimiter: '\t', newline: '\n' })
}
