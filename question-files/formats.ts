import { looksLikeAiken, readAiken } from './aiken/read-aiken.ts'
import { writeAiken } from './aiken/write-aiken.ts'
import { looksLikeCsv, readCsv } from './csv/csv.ts'
import { looksLikeGift, readGift } from './gift/read-gift.ts'
import { writeGift } from './gift/write-gift.ts'
import { looksLikeJson, readJson, writeJson } from './json/json.ts'
import type { Question } from './neutral/question.ts'
import type { FormatId, ReadResult } from './neutral/result.ts'
import { readTables } from './sheet/read-tables.ts'
import { tableOf } from './sheet/rows-of.ts'
import type { Entry } from './source/zip.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

/** A format of files, in and out. A further one is a folder, an entry of `formats` and one of the writers (write.ts). */
export type Format = {
  id: FormatId
  /** What people call it. */
  label: string
  extension: string
  mediaType: string
  /** Of a format whose files are text. `isGuessed`: the bytes did not say which letters they are. */
  text?: { looksLike: (text: string) => boolean; read: (text: string, isGuessed: boolean) => ReadResult }
  /** Of a format whose files are archives: told by one of its parts. */
  archive?: { part: string; read: (entries: readonly Entry[]) => ReadResult }
  /** What reading gives back of one question that was written; by it is found what the format does not hold. */
  readBack: (question: Question) => ReadResult
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** In the order in which a text is tried: the ones that cannot be mistaken first. */
export const formats: readonly Format[] = [
  {
    id: 'json',
    label: 'Sabimark (JSON, with pictures)',
    extension: 'json',
    mediaType: 'application/json',
    text: { looksLike: looksLikeJson, read: readJson },
    readBack: (question) => readJson(writeJson([question], [])),
  },
  {
    id: 'csv',
    label: 'CSV',
    extension: 'csv',
    mediaType: 'text/csv;charset=utf-8',
    text: { looksLike: looksLikeCsv, read: readCsv },
    readBack: (question) => readTables([tableOf([question])], 'csv'),
  },
  {
    id: 'aiken',
    label: 'Aiken',
    extension: 'txt',
    mediaType: 'text/plain;charset=utf-8',
    text: { looksLike: looksLikeAiken, read: readAiken },
    readBack: (question) => readAiken(writeAiken([question])),
  },
  {
    id: 'gift',
    label: 'GIFT',
    extension: 'gift',
    mediaType: 'text/plain;charset=utf-8',
    text: { looksLike: looksLikeGift, read: readGift },
    readBack: (question) => readGift(writeGift([question])),
  },
  {
    id: 'xlsx',
    label: 'Excel',
    extension: 'xlsx',
    mediaType: xlsxType,
    archive: { part: 'xl/workbook.xml', read: readXlsx },
    readBack: (question) => readTables([tableOf([question])], 'xlsx'),
  },
  {
    id: 'cells',
    label: 'Cells to paste into a sheet',
    extension: 'tsv',
    mediaType: 'text/tab-separated-values',
    readBack: (question) => readTables([tableOf([question])], 'cells'),
  },
]
