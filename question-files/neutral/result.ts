import type { ChosenColumns } from '../sheet/chosen-columns.ts'
import type { Table } from '../sheet/table.ts'
import type { Picture } from './picture.ts'
import type { ReadQuestion } from './question.ts'

export type FormatId = 'csv' | 'xlsx' | 'cells' | 'gift' | 'aiken' | 'json'

/** A piece of the file that is in no question, with the words themselves and why. */
export type LeftOut = { place: string; what: string; why: string }

/**
 * How much of the file was looked at and where it went. `source` counts the characters (UTF-16 units) of the decoded text, without a
 * byte order mark and without control signs; of a sheet those of the texts of its cells, of our own JSON those of its values.
 * `accounted` counts those that ended in a question, a passage, as an instruction how to read the file (a row of column names, an
 * empty line) or in `leftOut`. The two are always equal.
 */
export type Chars = { source: number; accounted: number }

/** What was understood of a file. Nothing is in it that the file does not say, save what `guessed` names. */
export type ReadResult = {
  /** Which format it is by its content, whatever its name says; null where none was recognised. */
  format: FormatId | null
  questions: ReadQuestion[]
  leftOut: LeftOut[]
  chars: Chars
  /** Null, or one sentence why the file gives no question at all. */
  refused: string | null
  /** The pictures the texts name (`file:p1`); they get their address when they are kept. */
  pictures: Picture[]
  /** Of sheets whose columns somebody has to look at; also beside a refusal, which it may answer. */
  sheets?: Sheets
}

/** Sheets with what is proposed or chosen of the columns of each, in their order. */
export type Sheets = {
  tables: readonly Table[]
  columns: readonly ChosenColumns[]
  /** The bytes did not say which letters they are. */
  isGuessed: boolean
  /** What else of the file is in no question, whatever the columns hold. */
  besides: readonly LeftOut[]
}

/** A file that gives nothing, with the sentence why. */
export function refuse(refused: string, format: FormatId | null = null): ReadResult {
  return { format, questions: [], leftOut: [], chars: { source: 0, accounted: 0 }, refused, pictures: [] }
}
