import type { AuthorableType, Difficulty, QuestionOption, QuestionType } from '@sabimark/domain/bank/question.ts'
import { holds } from '../platform/database/search-fold.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** A question with its subject's name, as stored. */
export type QuestionRow = {
  id: string
  subjectId: string
  subject: string
  type: QuestionType
  question: string
  options: QuestionOption[]
  correctOptionIds: string[]
  explanation: string
  difficulty: Difficulty
  topic: string
  marksHundredths: number
  timeAllocationMinutes: number
  tags: string[]
  createdAt: Date
}

export type NewQuestion = Omit<QuestionRow, 'subject' | 'createdAt' | 'type'> & {
  type: AuthorableType
  createdBy: string
}

/** `teacherId` narrows to the subjects assigned to that teacher. */
export type QuestionFilter = {
  teacherId: string | null
  subjectId: string | null
  search: string
  before: string | null
  limit: number
}

const questionColumns = `q.id, q.subject_id AS "subjectId", s.name AS subject, q.type, q.question, q.options,
  q.correct_option_ids AS "correctOptionIds", q.explanation, q.difficulty, q.topic,
  q.marks_hundredths AS "marksHundredths", q.time_allocation_minutes::float8 AS "timeAllocationMinutes", q.tags,
  q.created_at AS "createdAt"`

/** Questions newest first. `search`, folded, is looked for in question, topic and the subject's name. */
export async function selectQuestions(tx: Tx, filter: QuestionFilter): Promise<QuestionRow[]> {
  return await tx.rows<QuestionRow>(
    `SELECT ${questionColumns} FROM questions q
     JOIN subjects s ON s.school_id = q.school_id AND s.id = q.subject_id
     WHERE q.school_id = $1
       AND ($2::uuid IS NULL OR EXISTS (
         SELECT 1 FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = $2 AND t.subject_id = q.subject_id))
       AND ($3::uuid IS NULL OR q.subject_id = $3)
       AND ${holds('$4', ['q.question', 'q.topic', 's.name'])}
       AND ($5::uuid IS NULL OR q.id < $5)
     ORDER BY q.id DESC LIMIT $6`,
    [tx.schoolId, filter.teacherId, filter.subjectId, filter.search, filter.before, filter.limit],
  )
}

export async function insertQuestion(tx: Tx, made: NewQuestion): Promise<QuestionRow> {
  return await tx.one<QuestionRow>(
    `WITH q AS (
       INSERT INTO questions (school_id, id, subject_id, type, question, options, correct_option_ids, explanation,
         difficulty, topic, marks_hundredths, time_allocation_minutes, tags, created_by, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING *)
     SELECT ${questionColumns} FROM q JOIN subjects s ON s.school_id = q.school_id AND s.id = q.subject_id`,
    [
      tx.schoolId,
      made.id,
      made.subjectId,
      made.type,
      made.question,
      JSON.stringify(made.options),
      made.correctOptionIds,
      made.explanation,
      made.difficulty,
      made.topic,
      made.marksHundredths,
      made.timeAllocationMinutes,
      made.tags,
      made.createdBy,
      tx.now,
    ],
  )
}

/** As `isSubjectOf`, for new work: one that is no longer in use takes none. */
export async function isActiveSubjectOf(tx: Tx, subjectId: string, teacherId: string | null): Promise<boolean> {
  const isActive = await tx.optional(`SELECT 1 FROM subjects WHERE school_id = $1 AND id = $2 AND status = 'active'`, [
    tx.schoolId,
    subjectId,
  ])
  return isActive !== undefined && (await isSubjectOf(tx, subjectId, teacherId))
}

export async function countQuestions(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>('SELECT count(*) FROM questions WHERE school_id = $1', [
    tx.schoolId,
  ])
  return count
}

/** Whether the subject is one of the school and, when a teacher is named, assigned to that teacher. */
export async function isSubjectOf(tx: Tx, subjectId: string, teacherId: string | null): Promise<boolean> {
  const found = await tx.optional(
    `SELECT 1 FROM subjects s WHERE s.school_id = $1 AND s.id = $2 AND ($3::uuid IS NULL OR EXISTS (
       SELECT 1 FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = $3 AND t.subject_id = s.id))`,
    [tx.schoolId, subjectId, teacherId],
  )
  return found !== undefined
}
