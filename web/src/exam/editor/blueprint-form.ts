import type { DrawableKind } from '@sabimark/contract/answers.ts'
import type { Difficulty, QuestionType } from '@sabimark/domain/bank/question.ts'
import { mostQuestions } from '@sabimark/domain/exam/most-questions.ts'

/** A line of a blueprint as typed; '' for any. `id` is of this screen alone. */
export type FormRow = {
  id: number
  topic: string
  difficulty: Difficulty | ''
  type: QuestionType | ''
  count: string
  marks: string
}

export function newRow(id: number): FormRow {
  return { id, topic: '', difficulty: '', type: '', count: '5', marks: '' }
}

/** How many questions of the bank fit a row, whatever other rows take. */
export function availableFor({ topic, difficulty, type }: FormRow, kinds: readonly DrawableKind[]): number {
  return kinds
    .filter(
      (kind) =>
        (topic === '' || kind.topic === topic) &&
        (difficulty === '' || kind.difficulty === difficulty) &&
        (type === '' || kind.type === type),
    )
    .reduce((sum, { count }) => sum + count, 0)
}

/** As many as a row asks for; null where that is no number. */
export function countOf({ count }: FormRow): number | null {
  const wanted = /^\d{1,3}$/.test(count.trim()) ? Number(count) : 0
  return wanted >= 1 && wanted <= mostQuestions ? wanted : null
}

/** The rows as they are sent. Only for rows whose counts are numbers. */
export function toRows(rows: readonly FormRow[]) {
  return rows.map(({ topic, difficulty, type, ...row }) => ({
    topic: topic === '' ? null : topic,
    difficulty: difficulty === '' ? null : difficulty,
    type: type === '' ? null : type,
    count: countOf({ topic, difficulty, type, ...row }) ?? 0,
  }))
}
