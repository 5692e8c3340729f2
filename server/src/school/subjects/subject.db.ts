import type { activeStatuses, difficulties } from '@sabimark/domain/school/subjects/subject-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { countOf, tableKind } from '../../platform/record/table-kind.ts'

export type SubjectStatus = (typeof activeStatuses)[number]

/** What can be written of a subject, by the names of the wire. */
export type SubjectValues = {
  name: string
  code: string
  durationMinutes: number
  difficulty: (typeof difficulties)[number]
  status: SubjectStatus
  color: string
  description: string
}

/** A subject as an act finds it, with what refers to it. */
type SubjectState = SubjectValues & {
  id: string
  revision: number
  questionsCount: number
  examsCount: number
  /** Exams that were given out, withdrawn and deleted: no list has them, and what was given out is kept. */
  keptCount: number
  /** Exams that are still to come or running. */
  comingCount: number
  studentsCount: number
  teachersCount: number
}

/** Of the subject whose alias this is. */
export const questionsCount = (of: string) => countOf('questions', 'subject_id', of)
const examsOf = (of: string, isThere: string) =>
  `(SELECT count(*) FROM exams x WHERE x.school_id = ${of}.school_id AND x.subject_id = ${of}.id AND x.deleted_at ${isThere})`
export const examsCount = (of: string) => examsOf(of, 'IS NULL')

/** How subjects are written. */
export const subjects = tableKind<SubjectValues, SubjectState>({
  noun: 'subject',
  table: 'subjects',
  columns: {
    name: 'name',
    code: 'code',
    description: 'description',
    color: 'color',
    difficulty: 'difficulty',
    durationMinutes: 'duration_minutes',
    status: 'status',
  },
  facts: `${questionsCount('r')} AS "questionsCount", ${examsCount('r')} AS "examsCount",
    ${examsOf('r', 'IS NOT NULL')} AS "keptCount",
    (SELECT count(DISTINCT e.id) FROM exams e
      JOIN exam_sittings o ON o.school_id = e.school_id AND o.exam_id = e.id AND o.closes_at > clock_timestamp()
      WHERE e.school_id = r.school_id AND e.subject_id = r.id) AS "comingCount",
    ${countOf('student_subjects', 'subject_id', 'r')} AS "studentsCount",
    ${countOf('teacher_subjects', 'subject_id', 'r')} AS "teachersCount"`,
})

export async function countSubjects(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>('SELECT count(*) FROM subjects WHERE school_id = $1', [tx.schoolId])
  return count
}

/** Those in use: they take up the places of the plan. */
export async function countActiveSubjects(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM subjects WHERE school_id = $1 AND status = 'active'`,
    [tx.schoolId],
  )
  return count
}

/** Names by id, in the order of the names, for what refers to subjects. */
export async function selectSubjectNames(tx: Tx): Promise<{ id: string; name: string }[]> {
  return await tx.rows('SELECT id, name FROM subjects WHERE school_id = $1 ORDER BY name, id', [tx.schoolId])
}

export type SubjectFigures = {
  total: number
  active: number
  totalQuestions: number
  averageDurationMinutes: number | null
}

export async function selectSubjectFigures(tx: Tx): Promise<SubjectFigures> {
  return await tx.one<SubjectFigures>(
    `SELECT count(*) AS total, count(*) FILTER (WHERE status = 'active') AS active,
       (SELECT count(*) FROM questions WHERE school_id = $1) AS "totalQuestions",
       round(avg(duration_minutes))::integer AS "averageDurationMinutes"
     FROM subjects WHERE school_id = $1`,
    [tx.schoolId],
  )
}
