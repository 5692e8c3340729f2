import type { Loss } from '@sabimark/question-files/losses.ts'
import type { Picture } from '@sabimark/question-files/neutral/picture.ts'
import type { Question } from '@sabimark/question-files/neutral/question.ts'
import type { FormatId, ReadResult, Sheets } from '@sabimark/question-files/neutral/result.ts'
import type { ChosenColumns } from '@sabimark/question-files/sheet/chosen-columns.ts'

export type { Loss } from '@sabimark/question-files/losses.ts'
export type { Picture } from '@sabimark/question-files/neutral/picture.ts'
export type { Question as NeutralQuestion, ReadQuestion } from '@sabimark/question-files/neutral/question.ts'
export type { FormatId, LeftOut, ReadResult, Sheets } from '@sabimark/question-files/neutral/result.ts'

/** What the worker is asked. */
export type Task =
  | { kind: 'read'; bytes: Uint8Array; name: string }
  | { kind: 'paste'; text: string }
  | { kind: 'sheets'; sheets: Sheets; columns: readonly ChosenColumns[]; format: FormatId }
  | { kind: 'losses'; format: FormatId; questions: Question[] }
  | { kind: 'write'; format: FormatId; questions: Question[]; pictures: Picture[] }

/** What was read, with the place of the first question that asks the same, for each. */
export type ReadFile = { result: ReadResult; twins: (number | null)[] }

/** What it answers. */
export type Answers = {
  read: ReadFile
  paste: ReadFile
  sheets: ReadFile
  losses: Loss[]
  write: { bytes: Uint8Array; extension: string; mediaType: string }
}
