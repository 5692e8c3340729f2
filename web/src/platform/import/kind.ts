import type { Steps } from '@sabimark/domain/words/steps.ts'
import type { Table } from '@sabimark/question-files/sheet/table.ts'
import type { ReactNode } from 'react'
import type { Pressed } from '../act.ts'
import type { Outcome } from '../news/announcer.ts'
import type { PageAddress } from '../page.ts'
import type { ChooseFileWords } from './choose-file.tsx'

/** A sentence about one field of a row; `row` names the row as a whole. `unknown`: what the row names that the school does not have. */
export type FieldNote = { field: string; message: string; unknown?: readonly string[] }

/** What a row of a table says. A field that is not in `values` was empty, and changes nothing. */
export type ReadRow = {
  sheet: string | null
  row: number
  id: string | null
  values: Readonly<Record<string, string>>
  problems: readonly FieldNote[]
  guesses: readonly FieldNote[]
  /** What was read otherwise than it stands there, and keeps nothing waiting. */
  remarks?: readonly FieldNote[]
}

/** A record the school has, in the form of a row. */
export type KnownRow = { id: string; revision: number; values: Readonly<Record<string, string>> }

/** What becomes of a row: exactly one of these. */
export type RowVerdict =
  /** `told`: what is to be known of it, and nobody has to answer. */
  | { verdict: 'new'; values: Readonly<Record<string, string>>; told?: string }
  | {
      verdict: 'changed'
      id: string
      changes: readonly { field: string; before: string; after: string }[]
      told?: string
      /** It adds to somebody whom another row has added or changed before. */
      isMore?: boolean
    }
  | { verdict: 'same'; id: string }
  | {
      verdict: 'needs-you'
      problems: readonly FieldNote[]
      alike?: readonly AlikeOne[]
      id?: string
      /** It would write over the record of `id`, who has altogether another name. */
      isOtherName?: boolean
    }
  /** `isJoined`: what it says is taken with another row. */
  | { verdict: 'left-out'; why: string; isAlike?: boolean; isJoined?: boolean }

/** Who is meant: a record by its id, or a row by its position. */
export type Meant = { id: string } | { place: number }

/** Who a row may be. `likeness`: the name alone is the same, more is, or the name or the day is written otherwise. */
export type AlikeOne = {
  meant: Meant
  question: string
  likeness: 'name' | 'more' | 'nearly'
  /** What is known of them. */
  values: Readonly<Record<string, string>>
}

/** What somebody decided of one row; `texts` stand in place of its cells, by field. */
export type RowChoice = {
  isLeftOut?: boolean
  isConfirmed?: boolean
  person?: Meant | 'another'
  texts?: Readonly<Record<string, string>>
}

/** Which field each column of a table holds, by the place of the column; `row` is the number of the row of names, null for none. */
export type ChosenColumns = { row: number | null; fields: Readonly<Record<number, string>> }

/** What the server said of a row that was sent: an id, or why not. */
export type RowAnswer = {
  position: number
  id: string | null
  fields: readonly FieldNote[]
  /** For a kind that deletes what it added. */
  isNew?: boolean
  /** What the row said, for a kind of which a later row may say more. */
  said?: Readonly<Record<string, string>>
}

/** An import of rows on this device, from its file to its last row. */
export type RowReview = {
  /** So that it is begun once, whatever becomes of the answer. */
  requestKey: string
  /** When the file was read, by the clock of this device. */
  sinceMs: number
  fileName: string
  tables: readonly Table[]
  /** Of each table. */
  columns: readonly ChosenColumns[]
  /** Somebody has said what the columns hold. */
  isBegun: boolean
  /** Switches and choices of the kind, by its own names. */
  settings: Readonly<Record<string, string | boolean>>
  /** Those that somebody has said; the others are proposed anew when the columns are others. */
  said?: readonly string[]
  /** Fields that are taken of nobody who is there. */
  without: readonly string[]
  /** By position of the row among those that were read. */
  choices: Readonly<Record<number, RowChoice>>
  answers: Readonly<Record<number, RowAnswer>>
  /** What was sent of somebody new, by position: the same goes out again after a lost reply, and stands there when they are added. */
  sent?: Readonly<Record<number, Readonly<Record<string, string>>>>
  /** The server's name of it; null until something was added. */
  importId: string | null
}

/** Cells of a row that are used for nothing; `places` are those of columns that nobody has chosen. */
export type PieceNotUsed = {
  sheet: string | null
  row: number
  text: string
  why: string
  places?: readonly number[]
}

/** What the tables of a file hold, as the columns were chosen. */
export type RowsRead = {
  rows: readonly ReadRow[]
  notUsed: readonly PieceNotUsed[]
  /** What the cells name that the school does not have, with the number of rows. */
  missing?: ReadonlyMap<string, number>
  /** What the cells name of which somebody has said what is meant, with the number of rows. */
  chosen?: ReadonlyMap<string, number>
  /** The same of classes, where the rows name something else of the school as well. */
  classes?: { missing: ReadonlyMap<string, number>; chosen: ReadonlyMap<string, number> }
}

/** What a kind says above the rows, and by what it changes how all of them are read. */
export type ImportNotesProps = {
  review: RowReview
  read: RowsRead
  /** In the order of the rows; what was sent has another state by now. */
  verdicts: readonly RowVerdict[]
  /** Nothing may be changed while rows are added, nor how they are read once some were. */
  isLocked: boolean
  /** They are being added at this moment. */
  isRunning: boolean
  /** Nothing of the file is left to add. */
  isDone: boolean
  onSettings: (changed: RowReview['settings']) => void
  openSettings: () => void
}

/** A row on its way to the server: the changed fields of somebody who is there, or all of somebody new. */
export type RowToSend = {
  position: number
  id: string | null
  revision: number | null
  values: Readonly<Record<string, string>>
  /** Its lists are added to those of the record as it is by then. */
  isMore?: boolean
}

export type KindSetting = {
  name: string
  label: string
  /** Asked under the columns, for it says how they are read, and proposed again as somebody at the school said it last. */
  isOfColumns?: boolean
  /** Of this file alone: what was said of another one is not proposed again. */
  isOfFile?: boolean
} & (
  | { hint: string }
  /** A text that is typed, and what is wrong with it. */
  | { hint: string; problem: (typed: string) => string | null }
  /** Asked only where a column holds one of `of`, or another setting has this value. */
  | {
      of: readonly string[]
      orWith?: { name: string; value: string }
      choices: readonly { value: string; label: string }[]
    }
)

/** A kind of thing that is imported row by row. The review knows it by this alone. */
export type ImportKind = {
  words: ChooseFileWords & {
    /** "student", "students". */
    one: string
    many: string
    /** What nobody can be without: "Choose the column that holds the name." */
    columnMissing: string
    pageLabel: string
  }
  page: PageAddress
  /** What a school does next with whom it has added. */
  next?: { page: PageAddress; label: string }
  /** What a column can hold, in the order of the form. */
  columns: readonly { id: string; label: string }[]
  /** The fields of a record, in the order of the form. */
  fields: readonly { id: string; label: string }[]
  /** Those that tell two with one name apart. */
  tellingApart?: readonly string[]
  /** The number somebody signs in with, where a row that is said to be of somebody may bring another. */
  numberField?: string
  /** Fields nobody can be added without. */
  required: readonly string[]
  settings: readonly KindSetting[]
  /** Which columns are proposed of the tables of a file. */
  propose: (tables: readonly Table[]) => RowReview['columns']
  /** Which settings are proposed where the tables have these columns. */
  proposeSettings: (tables: readonly Table[], columns: RowReview['columns']) => RowReview['settings']
  /** A few of what the columns hold, as it will be written by the settings that are asked under them. */
  samplesOf?: (review: Pick<RowReview, 'tables' | 'columns' | 'settings'>) => readonly string[]
  isComplete: (columns: ChosenColumns) => boolean
  read: (review: RowReview) => Steps<RowsRead>
  mend: (row: ReadRow, texts: Readonly<Record<string, string>>) => ReadRow
  match: (rows: readonly ReadRow[]) => Promise<KnownRow[]>
  /** What `match` and `firstNumber` know a row by: they are asked again only where this is another. */
  keyOf: (row: ReadRow) => string
  /** The first number that is free for records without one, by the settings; null where none are made. */
  firstNumber?: (rows: readonly ReadRow[], known: readonly KnownRow[], setting: string) => Promise<number | null>
  /** The setting that `firstNumber` depends on. */
  numberSetting?: string
  judge: (
    rows: readonly ReadRow[],
    known: readonly KnownRow[],
    review: RowReview,
    firstNumber: number | null,
  ) => Steps<RowVerdict[]>
  notes?: (props: ImportNotesProps) => ReactNode
  /** A value as people read it: a class by its name. */
  textOf: (field: string, value: string) => string
  nameOf: (row: ReadRow) => string
  /** How many rows one call takes. */
  mostSent: number
  start: (review: RowReview, counts: { found: number; leftOut: number }) => Promise<string>
  send: (importId: string, rows: readonly RowToSend[]) => Promise<readonly RowAnswer[]>
  /** What happens outside with so many new ones, such as emails; said before they are added. */
  beforeAdding?: (newCount: number) => string | null
  /** What becomes of the rows that are left when this ended the adding. */
  whenStopped?: (error: unknown, leftCount: number) => string | null
  /** Takes back those that were added where an import is no batch of the server's. */
  deleteAdded?: (ids: string[], pressed: Pressed) => Promise<Outcome>
}
