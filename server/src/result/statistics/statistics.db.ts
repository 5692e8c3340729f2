import type { ExamStatistics } from '@sabimark/domain/result/statistics/exam-statistics.ts'
import type { Flag } from '@sabimark/domain/result/statistics/flags.ts'
import type { QuestionStatistics } from '@sabimark/domain/result/statistics/question-statistics.ts'
import { ofTheirWork } from '../../exam/exam.db.ts'
import { examStatisticsKind } from '../../marking/plan-statistics.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** Which fields stored figures have: whoever changes them counts on, and old copies are made again. */
const shape = 2

/**
 * The papers statistics are made of: the first attempt of each student, once it is marked and nothing of it waits, neither an
 * answer for a marker nor late answers for a decision; of who was let back in once they have handed in again. Later attempts
 * have seen the questions.
 */
const firstAttempts = `
  SELECT DISTINCT ON (a.student_id) a.id, a.version_id, a.state, a.late_decision
  FROM exam_attempts a WHERE a.school_id = $1 AND a.exam_id = $2
  ORDER BY a.student_id, a.started_at, a.id`
const isCounted = `f.state = 'submitted' AND r.version_id = ANY ($3::uuid[]) AND r.waiting_count = 0 AND f.late_decision IS DISTINCT FROM 'pending'`
const markedMs = '(extract(epoch FROM r.marked_at) * 1000)::bigint'

/** What is counted now; `waitingCount`: first attempts that are handed in and not counted yet. */
export type Standing = { paperCount: number; waitingCount: number; markedSum: string }

export async function selectStanding(tx: Tx, examId: string, versionIds: readonly string[]): Promise<Standing> {
  return await tx.one<Standing>(
    `SELECT count(*) FILTER (WHERE ${isCounted}) AS "paperCount",
       count(*) FILTER (WHERE f.state = 'submitted' AND f.version_id = ANY ($3::uuid[]) AND (${isCounted}) IS NOT TRUE) AS "waitingCount",
       coalesce(sum(${markedMs}) FILTER (WHERE ${isCounted}), 0)::text AS "markedSum"
     FROM (${firstAttempts}) f LEFT JOIN results r ON r.school_id = $1 AND r.exam_id = $2 AND r.attempt_id = f.id`,
    [tx.schoolId, examId, versionIds],
  )
}

/** Whether candidates see questions or options in an order of their own. */
export async function selectIsShuffled(tx: Tx, examId: string): Promise<boolean> {
  const { isShuffled } = await tx.one<{ isShuffled: boolean }>(
    `SELECT shuffle_questions OR shuffle_options AS "isShuffled" FROM exams WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, examId],
  )
  return isShuffled
}

/** One answer: question, marks in hundredths, whether it was left out, what was ticked, if anything, and whether it counts. */
export type CountedAnswer = [
  ...[questionId: string, earned: number, isOmitted: boolean, ticked: string[] | null],
  isCounted: boolean,
]
export type CountedPaper = {
  markedMs: number
  keyRevision: number
  /** In hundredths, as on the result. */
  earned: number
  available: number
  answers: CountedAnswer[]
}

/** Every counted paper with its answers, of one moment; what was typed stays where it is. */
export async function selectCountedPapers(
  tx: Tx,
  examId: string,
  versionIds: readonly string[],
): Promise<CountedPaper[]> {
  return await tx.rows<CountedPaper>(
    `SELECT ${markedMs} AS "markedMs", r.key_revision AS "keyRevision", r.earned_hundredths AS earned,
       r.available_hundredths AS available, m.answers
     FROM (${firstAttempts}) f JOIN results r ON r.school_id = $1 AND r.exam_id = $2 AND r.attempt_id = f.id
     CROSS JOIN LATERAL (
       SELECT json_agg(json_build_array(m.question_id, m.earned_hundredths, m.outcome = 'unanswered' OR m.outcome = 'not_counted' AND m.answer IS NULL,
         CASE WHEN jsonb_typeof(m.answer) = 'array' THEN m.answer END, m.outcome <> 'not_counted')) AS answers
       FROM marked_answers m WHERE m.school_id = $1 AND m.attempt_id = f.id) m
     WHERE ${isCounted}`,
    [tx.schoolId, examId, versionIds],
  )
}

export type Copy = {
  versionId: string
  keyRevision: number
  paperCount: number
  markedSum: string
  figures: ExamStatistics
  computedAt: Date
}

/** The newest figures of an exam; none before the first, and none of other fields. */
export async function selectOptionalCopy(tx: Tx, examId: string): Promise<Copy | undefined> {
  return await tx.optional<Copy>(
    `SELECT version_id AS "versionId", key_revision AS "keyRevision", paper_count AS "paperCount",
       marked_sum::text AS "markedSum", figures, computed_at AS "computedAt"
     FROM exam_statistics WHERE school_id = $1 AND exam_id = $2 AND shape = $3`,
    [tx.schoolId, examId, shape],
  )
}

export type SuspectCopy = Pick<Copy, 'versionId' | 'paperCount'> & {
  examId: string
  examTitle: string
  subject: string
  ownerId: string
  /** Those of its questions with that flag. */
  questions: QuestionStatistics[]
}

/**
 * The newest figures that flag a question so, of exams whose questions that teacher reads (`seesQuestions`), or of all; `mostExams`
 * are looked through, because each is read whole.
 */
export async function selectFlaggedCopies(
  tx: Tx,
  { flag, teacherId, mostExams }: { flag: Flag; teacherId: string | null; mostExams: number },
): Promise<SuspectCopy[]> {
  return await tx.rows<SuspectCopy>(
    `SELECT n.*, f.questions FROM (
       SELECT s.exam_id AS "examId", s.version_id AS "versionId", s.paper_count AS "paperCount", e.title AS "examTitle",
         b.name AS subject, e.owner_id AS "ownerId", s.figures, s.computed_at
       FROM exam_statistics s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
       JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id
       WHERE s.school_id = $1 AND s.shape = $2 AND e.deleted_at IS NULL AND e.status <> 'archived'
         AND ($3::uuid IS NULL OR e.owner_id = $3 OR e.status = 'completed' AND ${ofTheirWork('$3')})
       ORDER BY s.computed_at DESC LIMIT $4) n
     CROSS JOIN LATERAL (SELECT jsonb_agg(q) AS questions FROM jsonb_array_elements(n.figures->'questions') q
       WHERE q->'flags' @> to_jsonb($5::text)) f
     WHERE f.questions IS NOT NULL ORDER BY n.computed_at DESC`,
    [tx.schoolId, shape, teacherId, mostExams, flag],
  )
}

/** SQL: alpha, SEM in per cent and how many questions are flagged, of the newest figures of an exam. $1 is the school. */
export const figuresOfExam = (examId: string) =>
  `SELECT (s.figures->'whole'->>'alpha')::float8 AS alpha, (s.figures->'whole'->>'semPercent')::float8 AS sem_percent,
     (SELECT count(*) FROM jsonb_array_elements(s.figures->'questions') q WHERE jsonb_array_length(q->'flags') > 0)
       AS flagged_count
   FROM exam_statistics s WHERE s.school_id = $1 AND s.exam_id = ${examId} AND s.shape = ${shape}`

/** Puts the figures in the place of older ones; of two that were computed at once the one that began later stays. */
export async function upsertCopy(tx: Tx, examId: string, copy: Copy): Promise<void> {
  const { versionId, keyRevision, paperCount, markedSum, figures, computedAt } = copy
  await tx.run(
    `INSERT INTO exam_statistics AS s (school_id, exam_id, version_id, key_revision, paper_count, marked_sum, shape,
       figures, computed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (school_id, exam_id) DO UPDATE SET version_id = excluded.version_id,
       key_revision = excluded.key_revision, paper_count = excluded.paper_count, marked_sum = excluded.marked_sum,
       shape = excluded.shape, figures = excluded.figures, computed_at = excluded.computed_at
     WHERE s.computed_at <= excluded.computed_at`,
    [tx.schoolId, examId, versionId, keyRevision, paperCount, markedSum, shape, JSON.stringify(figures), computedAt],
  )
}

/**
 * Has them computed for who looks at them, beside what marking asked for, which stays where it is in the queue. What is asked
 * for already, or being tried again, is left alone.
 */
export async function askForStatistics(tx: Tx, examId: string, dueAt: Date): Promise<void> {
  await tx.run(
    `INSERT INTO due_work (school_id, kind, reference, due_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, school_id, reference) DO NOTHING`,
    [tx.schoolId, examStatisticsKind, `${examId} asked`, dueAt],
  )
}
