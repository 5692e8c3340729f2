import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import type { Difficulty, QuestionOption, QuestionType } from '@sabimark/domain/bank/question.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { RecordKind } from '../platform/record/acts.ts'
import { type Columns, cellsOf, insertRows, updateRows } from '../platform/record/write-rows.ts'
import { askedByOthers, type PassageRow, passageColumns, passagesOfOthers } from './passages.db.ts'
import { withFreeSources } from './ready-made.db.ts'

export type QuestionStatus = 'active' | 'archived'

/** A question with its subject's name, as stored. */
export type QuestionRow = {
  id: string
  subjectId: string
  subject: string
  ownerId: string
  owner: string
  type: QuestionType
  passageId: string | null
  passage: PassageRow | null
  question: string
  options: QuestionOption[]
  correctOptionIds: string[]
  rules: AnswerRules
  explanation: string
  difficulty: Difficulty
  topic: string
  marksHundredths: number
  timeAllocationMinutes: number
  tags: string[]
  isReadyMade: boolean
  createdAt: string
  status: QuestionStatus
  revision: number
  examsCount: number
}

/** What an edit writes. */
export type WrittenRow = Omit<
  QuestionRow,
  'subject' | 'ownerId' | 'owner' | 'passage' | 'isReadyMade' | 'createdAt' | 'revision' | 'examsCount'
>

export type NewQuestion = WrittenRow & {
  createdBy: string
  /** Its author where it is not said. */
  ownerId?: string
  createdAt?: string
  revision?: number
  /** The import it came with, and its place there. */
  importId?: string
  importPosition?: number
  /** The ready-made question it is. */
  source?: string | null
}

export const questionColumns = `q.id, q.subject_id AS "subjectId", s.name AS subject, q.owner_id AS "ownerId",
  (SELECT w.name FROM users w WHERE w.school_id = q.school_id AND w.id = q.owner_id) AS owner, q.type, q.question, q.options, q.passage_id AS "passageId",
  (SELECT to_jsonb(n) FROM (SELECT ${passageColumns} FROM passages p
    WHERE p.school_id = q.school_id AND p.id = q.passage_id) n) AS passage,
  q.correct_option_ids AS "correctOptionIds", q.answer_rules AS rules, q.explanation, q.difficulty, q.topic,
  q.marks_hundredths AS "marksHundredths", q.time_allocation_minutes::float8 AS "timeAllocationMinutes", q.tags, q.source IS NOT NULL AS "isReadyMade",
  to_char(q.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt", q.status, q.revision,
  (SELECT count(*) FROM exam_questions e WHERE e.school_id = q.school_id AND e.question_id = q.id) AS "examsCount"`

/**
 * The questions a teacher sees: of the subjects they work on, without those of a colleague that stand in an exam of somebody
 * else which is not over, or whoever teaches the subject, too, would know the paper; nor others of its passages, which show
 * as much of it. `teacher` is a placeholder.
 */
export const ofTheirs = (teacher: string) =>
  `q.subject_id IN (SELECT t.subject_id FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = ${teacher})
   AND (q.owner_id = ${teacher} OR q.id NOT IN (${askedByOthers(teacher)})
     AND (q.passage_id IS NULL OR q.passage_id NOT IN (${passagesOfOthers(teacher)})))`

/** A question as an act finds it, called by how it begins. */
export type QuestionState = QuestionRow & { name: string; createdBy: string; source: string | null }

/** What the log keeps of a question that is deleted. */
type QuestionImage = Omit<QuestionState, 'examsCount' | 'passage' | 'owner' | 'isReadyMade'>

/** How questions are written; those a teacher does not see are unknown, null is for who works on all. */
export const questionsOf = (teacherId: string | null): RecordKind<QuestionState, QuestionImage> => ({
  noun: 'question',
  within: 'subjects',

  async lock(tx, ids) {
    // Whoever puts one into an exam at this moment waits, too.
    await tx.rows('SELECT FROM questions WHERE school_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR UPDATE', [
      tx.schoolId,
      ids,
    ])
    return await tx.rows<QuestionState>(
      `SELECT ${questionColumns}, q.created_by AS "createdBy", q.source, left(q.question, 60) AS name FROM questions q
       JOIN subjects s ON s.school_id = q.school_id AND s.id = q.subject_id
       WHERE q.school_id = $1 AND q.id = ANY($2::uuid[]) AND ($3::uuid IS NULL OR (${ofTheirs('$3')}))
       ORDER BY q.id DESC`,
      [tx.schoolId, ids, teacherId],
    )
  },

  imageOf: ({ examsCount: _count, passage: _passage, owner: _owner, isReadyMade: _is, ...written }) => written,
  insert: async (tx, images) => insertQuestions(tx, await withFreeSources(tx, images)),

  update: (tx, changed, fields) =>
    updateRows(
      tx,
      'questions',
      changed.map((one) => ({ id: one.id, revision: one.revision, ...cellsOf(columns, one, fields) })),
    ),

  remove: (tx, ids) =>
    tx.run('DELETE FROM questions WHERE school_id = $1 AND id = ANY($2::uuid[])', [tx.schoolId, ids]),
})

/** A question, if a teacher sees it. */
export async function selectOptionalQuestion(
  tx: Tx,
  id: string,
  teacherId: string | null,
): Promise<QuestionRow | undefined> {
  return await tx.optional<QuestionRow>(
    `SELECT ${questionColumns} FROM questions q JOIN subjects s ON s.school_id = q.school_id AND s.id = q.subject_id
     WHERE q.school_id = $1 AND q.id = $2 AND ($3::uuid IS NULL OR (${ofTheirs('$3')}))`,
    [tx.schoolId, id, teacherId],
  )
}

/** The question of that id, which is there. */
export async function readQuestion(tx: Tx, id: string): Promise<QuestionRow> {
  const question = await selectOptionalQuestion(tx, id, null)
  if (!question) throw new Error('The question just written is not there.')
  return question
}

export type QuestionFigures = {
  total: number
  multipleChoice: number
  subjects: number
  averageMinutes: number | null
  topics: string[]
}

/** Of the questions in use that a teacher works on, or all; of one subject, or every one. */
export async function selectQuestionFigures(
  tx: Tx,
  teacherId: string | null,
  subjectId: string | null,
): Promise<QuestionFigures> {
  return await tx.one<QuestionFigures>(
    // By subject and topic first: of thousands of questions only those few are told apart and put in order.
    `SELECT coalesce(sum(g.total), 0)::bigint AS total, coalesce(sum(g.choice), 0)::bigint AS "multipleChoice",
       count(DISTINCT g.subject_id) AS subjects, (sum(g.minutes) / sum(g.total))::float8 AS "averageMinutes",
       coalesce((array_agg(DISTINCT g.topic ORDER BY g.topic))[1:500], '{}') AS topics
     FROM (SELECT q.subject_id, q.topic, count(*) AS total, count(*) FILTER (WHERE q.type = 'multiple_choice') AS choice,
         sum(q.time_allocation_minutes) AS minutes
       FROM questions q WHERE q.school_id = $1 AND q.status = 'active' AND ($2::uuid IS NULL OR (${ofTheirs('$2')}))
         AND ($3::uuid IS NULL OR q.subject_id = $3)
       GROUP BY q.subject_id, q.topic) g`,
    [tx.schoolId, teacherId, subjectId],
  )
}

const columns: Columns<WrittenRow> = {
  subject_id: ['subjectId'],
  type: ['type'],
  question: ['question'],
  options: ['options'],
  correct_option_ids: ['correctOptionIds'],
  explanation: ['explanation'],
  difficulty: ['difficulty'],
  topic: ['topic'],
  marks_hundredths: ['marksHundredths'],
  time_allocation_minutes: ['timeAllocationMinutes'],
  tags: ['tags'],
  status: ['status'],
  answer_rules: ['rules'],
  passage_id: ['passageId'],
}

export async function insertQuestions(tx: Tx, made: readonly NewQuestion[]): Promise<void> {
  const rows = made.map((one) => ({
    id: one.id,
    created_by: one.createdBy,
    created_at: one.createdAt ?? tx.now,
    revision: one.revision ?? 1,
    owner_id: one.ownerId ?? one.createdBy,
    import_id: one.importId,
    import_position: one.importPosition,
    source: one.source,
    ...cellsOf(columns, one),
  }))
  await insertRows(tx, 'questions', rows)
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

/** Candidates do not read the explanation before the question is saved in its form again. */
export async function hideExplanation(tx: Tx, id: string): Promise<void> {
  await tx.run(
    'UPDATE questions SET explanation_shown = false WHERE school_id = $1 AND id = $2 AND explanation_shown',
    [tx.schoolId, id],
  )
}

/** From now on candidates read the explanation with the right answers: the form said so when it was saved. */
export async function showExplanation(tx: Tx, id: string): Promise<void> {
  await tx.run(
    'UPDATE questions SET explanation_shown = true WHERE school_id = $1 AND id = $2 AND NOT explanation_shown',
    [tx.schoolId, id],
  )
}
