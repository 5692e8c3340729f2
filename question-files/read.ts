import { looksLikeTable, readCsv } from './csv/csv.ts'
import { type Format, formats } from './formats.ts'
import { maxFileBytes } from './limits.ts'
import { type FormatId, type ReadResult, refuse, type Sheets } from './neutral/result.ts'
import { noQuestion } from './neutral/sentences.ts'
import type { ChosenColumns } from './sheet/chosen-columns.ts'
import { readChosen } from './sheet/read-tables.ts'
import { cleanText, decode } from './source/decode.ts'
import { refusalOf, refusalOfArchive } from './source/signature.ts'
import { isArchive, readArchive } from './source/zip.ts'

/** What a file holds, told by its content; its name decides only between formats that the content leaves open. Never throws. */
export function readQuestions(bytes: Uint8Array, name: string): ReadResult {
  if (bytes.length > maxFileBytes) return refuse('This file is larger than 20 MB. Split it into several files.')
  const refused = refusalOf(bytes)
  if (refused !== null) return refuse(refused)
  if (isArchive(bytes)) return readPacked(bytes)
  const { text, isGuessed } = decode(bytes)
  const format = findFormat(text, name)
  if (format?.text) return format.text.read(text, isGuessed)
  return looksLikeTable(text, name) ? readCsv(text, isGuessed) : refuse(whyNone(text))
}

/** What somebody pasted: cells of a sheet, or a text in any of the formats. Never throws. */
export function readPasted(pasted: string): ReadResult {
  if (pasted.length > maxFileBytes) return refuse('This text is longer than 20 MB. Paste it in several pieces.')
  const text = cleanText(pasted)
  const format = findFormat(text, '')
  if (format?.id === 'csv') return readCsv(text, false, 'cells')
  if (format?.text) return format.text.read(text, false)
  return looksLikeTable(text, '') ? readCsv(text, false, 'cells') : refuse(whyNone(text))
}

/** Questions of sheets whose columns somebody has chosen. Never throws. */
export function readSheets(sheets: Sheets, columns: readonly ChosenColumns[], format: FormatId): ReadResult {
  return readChosen(sheets, columns, format)
}

function readPacked(bytes: Uint8Array): ReadResult {
  const archive = readArchive(bytes)
  if ('refused' in archive) return refuse(archive.refused)
  const names = new Set(archive.entries.map(({ name }) => name.toLowerCase()))
  const format = formats.find(({ archive: kind }) => kind && names.has(kind.part))
  return format?.archive ? format.archive.read(archive.entries) : refuse(refusalOfArchive(names))
}

function findFormat(text: string, name: string): Format | undefined {
  const isNamed = (format: Format) => name.toLowerCase().endsWith(`.${format.extension}`)
  const inOrder = [...formats.filter(isNamed), ...formats.filter((format) => !isNamed(format))]
  return inOrder.find((format) => format.text?.looksLike(text))
}

function whyNone(text: string): string {
  const start = text.slice(0, 500).trimStart().toLowerCase()
  if (start === '') return 'This file is empty.'
  if (/^<(?:!doctype html|html)/.test(start)) return 'This is a web page. Copy the questions in it and paste them here.'
  return start.startsWith('<?xml') || start.startsWith('<quiz')
    ? 'Questions are not read from XML files yet. Export them as GIFT, as Aiken or as a sheet.'
    : noQuestion
}
