import type { Difficulty, QuestionType } from '@sabimark/domain/bank/question.ts'
import { ofTheirs } from '../../bank/bank.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'

export type DrawableRow = { id: string; topic: string; difficulty: Difficulty; type: QuestionType }

type Bank = { subjectId: string; except: readonly string[]; teacherId: string | null }

/** Questions in use of a subject that are not in the exam yet: all of them, or what this teacher sees. */
export async function selectDrawable(tx: Tx, { subjectId, except, teacherId }: Bank): Promise<DrawableRow[]> {
  return await tx.rows<DrawableRow>(
    `SELECT q.id, q.topic, q.difficulty, q.type FROM questions q
     WHERE q.school_id = $1 AND q.subject_id = $2 AND q.status = 'active' AND NOT q.id = ANY ($3::uuid[])
       AND ($4::uuid IS NULL OR (${ofTheirs('$4')})) ORDER BY q.id`,
    [tx.schoolId, subjectId, except, teacherId],
  )
}

export type DrawnText = Omit<DrawableRow, 'difficulty'> & { question: string; minutes: number; marksHundredths: number }

/** What the list of a draft's questions says of each. */
export async function selectDrawnTexts(tx: Tx, ids: readonly string[]): Promise<Map<string, DrawnText>> {
  const rows = await tx.rows<DrawnText>(
    `SELECT id, question, type, topic, time_allocation_minutes::float8 AS minutes, marks_hundredths AS "marksHundredths"
     FROM questions WHERE school_id = $1 AND id = ANY ($2::uuid[])`,
    [tx.schoolId, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
