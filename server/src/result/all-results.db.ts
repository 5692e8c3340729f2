import type { LateDecision } from '@sabimark/domain/attempt/late-decision.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import type { MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import type { Span } from '@sabimark/domain/result/days.ts'
import type { FoundGroup } from '@sabimark/domain/result/find-results.ts'
import { ofTheirWork } from '../exam/exam.db.ts'
import { lookUp, lookUpOptional } from '../platform/database/look-up.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Bind } from '../platform/list/read-list.ts'
import { isScoredIn, stands } from './result.db.ts'

/** What narrows the results of all exams. */
export type Narrowed = {
  subjectId?: string | undefined
  classId?: string | undefined
  examId?: string | undefined
  /** The percentages of a grade, the second no longer one. */
  percentages?: readonly [from: number, below: number] | undefined
  /** When they were handed in. */
  span?: Span | undefined
  /** What a search has found; undefined where nothing is searched for. */
  found?: readonly FoundGroup[] | undefined
  /** Only the exams this teacher works on. */
  teacherId?: string | null
  /** The exams that are meant, where something is said of them, and how many results these have. */
  exams?: { ids: readonly string[]; resultCount: number } | undefined
}

/** What results `r` must be like: SQL for each thing that narrows them. */
export function narrowing({ examId, classId, percentages, span, found, exams }: Narrowed, bind: Bind): string[] {
  return [
    ...(examId === undefined ? [] : [`r.exam_id = ${bind(examId)}`]),
    ...(classId === undefined ? [] : [`r.class_id = ${bind(classId)}`]),
    ...(percentages ? [isScoredIn(percentages, bind)] : []),
    ...(span?.from ? [`r.submitted_at >= ${bind(span.from)}`] : []),
    ...(span?.until ? [`r.submitted_at < ${bind(span.until)}`] : []),
    ...(found && !hasExamsOnly(found) ? [foundSql(found, { exam: 'r.exam_id', subject: 'r.subject_id' }, bind)] : []),
    // By their ids, which say how many results there are, and so which index leads to them.
    ...(exams ? [`r.exam_id = ANY (${bind(exams.ids)}::uuid[])`] : []),
  ]
}

/** The exams that are meant, where a subject, a teacher or a search says so. */
export async function selectMeantExams(tx: Tx, narrowed: Narrowed): Promise<Narrowed['exams']> {
  const { subjectId, teacherId, found } = narrowed
  if (subjectId === undefined && !teacherId && !(found && hasExamsOnly(found))) return undefined
  const values: unknown[] = [tx.schoolId]
  const rows = await tx.unnamedRows<{ id: string; count: number }>(
    `SELECT e.id, n.result_count AS count FROM exams e
     JOIN exam_counters n ON n.school_id = e.school_id AND n.exam_id = e.id
     WHERE ${theirExams(narrowed, (value) => `$${values.push(value)}`)}`,
    values,
  )
  return { ids: rows.map(({ id }) => id), resultCount: rows.reduce((sum, { count }) => sum + count, 0) }
}

/** Nothing narrows but what is said of exams: all results of some of them are meant, and counted already. */
export function isOfWholeExams({ examId, classId, percentages, span, found }: Narrowed): boolean {
  return (
    [examId, classId, percentages, span].every((one) => one === undefined) &&
    (found === undefined || hasExamsOnly(found))
  )
}

/** Nothing narrows at all. */
export function isEvery(narrowed: Narrowed): boolean {
  const { subjectId, teacherId, found } = narrowed
  return isOfWholeExams(narrowed) && subjectId === undefined && teacherId === null && found === undefined
}

/** Nothing narrows but what is said of subjects and of who works on an exam. */
export function isOfWholeSubjects(narrowed: Narrowed): boolean {
  return isOfWholeExams(narrowed) && !narrowed.found?.some(({ examIds }) => examIds.length > 0)
}

const hasExamsOnly = (found: readonly FoundGroup[]) => found.every(({ studentIds }) => studentIds === null)

/** The exams `e` that are meant, as far as exams are spoken of. */
export function theirExams({ subjectId, teacherId, found }: Narrowed, bind: Bind): string {
  return [
    'e.school_id = $1',
    ...(subjectId === undefined ? [] : [`e.subject_id = ${bind(subjectId)}`]),
    ...(teacherId ? [ofTheirWork(bind(teacherId))] : []),
    ...(found && hasExamsOnly(found) ? [foundSql(found, { exam: 'e.id', subject: 'e.subject_id' }, bind)] : []),
  ].join(' AND ')
}

function foundSql(groups: readonly FoundGroup[], columns: { exam: string; subject: string }, bind: Bind): string {
  const oneOf = (column: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${column} = ANY (${bind(ids)}::uuid[])`]
  const kinds = groups.map(({ studentIds, examIds, subjectIds }) => {
    const sat = [...oneOf(columns.exam, examIds), ...oneOf(columns.subject, subjectIds)]
    return [
      ...(studentIds ? oneOf('r.student_id', studentIds) : []),
      ...(sat.length > 0 ? [`(${sat.join(' OR ')})`] : []),
    ]
  })
  return kinds.length === 0 ? 'false' : `(${kinds.map((all) => `(${all.join(' AND ')})`).join(' OR ')})`
}

/** A marked paper among those of all exams. */
export type ResultOfAll = Omit<MarkTotals, 'percentage'> & {
  id: string
  hasScore: boolean
  examId: string
  studentId: string
  studentName: string
  studentNumber: string
  className: string | null
  subject: string
  examTitle: string
  attemptNumber: number
  percentage: number
  usedMs: number
  allowedMs: number
  submittedAt: Date
  lateDecision: LateDecision
  releaseRule: ReleaseRule
  ownerId: string
  releasedAt: Date | null
  isPractice: boolean
}

/** All of a paper waits while it runs again: whoever was let back in has no score until they hand in. */
const waitingCount = `CASE WHEN ${stands} THEN r.waiting_count ELSE r.question_count END`

export const columnsOfAll = `r.attempt_id AS id, r.exam_id AS "examId", r.student_id AS "studentId", u.name AS "studentName",
  st.student_id AS "studentNumber", c.name AS "className", b.name AS subject, x.title AS "examTitle",
  a.attempt_number AS "attemptNumber", a.late_decision AS "lateDecision", s.release_rule AS "releaseRule", x.owner_id AS "ownerId",
  s.released_at AS "releasedAt", r.submitted_at AS "submittedAt", r.used_ms AS "usedMs", r.allowed_ms AS "allowedMs",
  r.correct_count AS "correctCount", r.partly_count AS "partlyCount", r.wrong_count AS "wrongCount",
  r.unanswered_count AS "unansweredCount", ${waitingCount} AS "waitingCount", r.question_count AS "questionCount",
  r.earned_hundredths AS "earnedHundredths", r.available_hundredths AS "availableHundredths", r.percentage,
  r.has_score AS "hasScore", x.exam_type = 'practice' AS "isPractice"`

export const joinsOfAll = `${lookUp('results', 'r', 'r.school_id = $1 AND r.attempt_id = p.id')}
  ${lookUp('exam_attempts', 'a', 'a.school_id = r.school_id AND a.id = r.attempt_id')}
  ${lookUp('exams', 'x', 'x.school_id = r.school_id AND x.id = r.exam_id')}
  ${lookUp('subjects', 'b', 'b.school_id = r.school_id AND b.id = r.subject_id')}
  ${lookUp('exam_sittings', 's', 's.school_id = a.school_id AND s.id = a.sitting_id')}
  ${lookUp('users', 'u', 'u.school_id = r.school_id AND u.id = r.student_id')}
  ${lookUp('students', 'st', 'st.school_id = r.school_id AND st.user_id = r.student_id')}
  ${lookUpOptional('classes', 'c', 'c.school_id = r.school_id AND c.id = r.class_id')}`
