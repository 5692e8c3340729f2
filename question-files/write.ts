import { writeAiken } from './aiken/write-aiken.ts'
import { writeCells, writeCsv } from './csv/csv.ts'
import { writeGift } from './gift/write-gift.ts'
import { writeJson } from './json/json.ts'
import type { Picture } from './neutral/picture.ts'
import type { Question } from './neutral/question.ts'
import type { FormatId } from './neutral/result.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

type Writer = (questions: readonly Question[], pictures: readonly Picture[]) => string | Promise<Uint8Array>

// Apart from `formats`: what writes workbooks is large, and who reads a file does not load it.
const writers: Record<FormatId, Writer> = {
  json: writeJson,
  csv: writeCsv,
  cells: writeCells,
  gift: writeGift,
  aiken: writeAiken,
  xlsx: writeXlsx,
}

/** Questions as a file. `pictures`: those the questions show; formats without pictures leave them out (`losses` says so). */
export async function writeQuestions(
  format: FormatId,
  questions: readonly Question[],
  pictures: readonly Picture[] = [],
): Promise<Uint8Array> {
  const written = await writers[format](questions, pictures)
  return typeof written === 'string' ? new TextEncoder().encode(written) : written
}
