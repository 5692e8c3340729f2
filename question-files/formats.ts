import { looksLikeCsv, readCsv, writeCells, writeCsv } from './csv/csv.ts'
import { looksLikeJson, readJson, writeJson } from './json/json.ts'
import type { Picture } from './neutral/picture.ts'
import type { Question } from './neutral/question.ts'
import type { FormatId, ReadResult } from './neutral/result.ts'
import { readTables } from './sheet/read-tables.ts'
import { tableOf } from './sheet/rows-of.ts'

/** A format of files, in and out. A further one is a folder and an entry of `formats`. */
export type Format = {
  id: FormatId
  /** What people call it. */
  label: string
  extension: string
  mediaType: string
  /** Of a format whose files are text. `isGuessed`: the bytes did not say which letters they are. */
  text?: { looksLike: (text: string) => boolean; read: (text: string, isGuessed: boolean) => ReadResult }
  write: (questions: readonly Question[], pictures: readonly Picture[]) => string | Promise<Uint8Array>
  /** What reading gives back of one question that was written; by it is found what the format does not hold. */
  readBack: (question: Question) => ReadResult
}

/** In the order in which a text is tried: the ones that cannot be mistaken first. */
export const formats: readonly Format[] = [
  {
    ...{ id: 'json', label: 'Sabimark (JSON, with pictures)', extension: 'json', mediaType: 'application/json' },
    text: { looksLike: looksLikeJson, read: readJson },
    write: writeJson,
    readBack: (question) => readJson(writeJson([question], [])),
  },
  {
    ...{ id: 'csv', label: 'CSV', extension: 'csv', mediaType: 'text/csv;charset=utf-8' },
    text: { looksLike: looksLikeCsv, read: readCsv },
    write: writeCsv,
    readBack: (question) => readTables([tableOf([question])], 'csv'),
  },
  {
    ...{ id: 'cells', label: 'Cells to paste into a sheet', extension: 'tsv', mediaType: 'text/tab-separated-values' },
    write: writeCells,
    readBack: (question) => readTables([tableOf([question])], 'cells'),
  },
]
