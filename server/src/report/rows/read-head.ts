import type { ReportHead } from '@sabimark/domain/report/report-head.ts'
import { daysOfRange, type RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import { ofTheirWork } from '../../exam/exam.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, type Refused, refuse } from '../../platform/http/refused.ts'
import { selectTerms } from '../../school/terms/term.db.ts'
import { classesOf } from './narrowed-papers.db.ts'
import type { AskedReport, ReportParams } from './params.ts'

/** The days that are asked for, by the terms of the school. */
export async function readRange(
  tx: Tx,
  params: AskedReport,
  now: Date,
): Promise<RangeOfDays | Refused<'NO_TERM' | 'RANGE_INVALID'>> {
  const range = daysOfRange(params, { now, terms: await selectTerms(tx) })
  return typeof range === 'string' ? refuse(range) : range
}

/**
 * What a report begins with; refuses days that are none, and what is not the school's or, of a teacher, not the teacher's own.
 * `range` where the days are known.
 */
export async function readHead(
  tx: Tx,
  params: ReportParams,
  { now, range: known }: { now: Date; range?: RangeOfDays },
): Promise<ReportHead | Refused<'NO_TERM' | 'RANGE_INVALID' | 'UNKNOWN_CLASS' | 'UNKNOWN_SUBJECT' | 'UNKNOWN_PERSON'>> {
  const { classId, level, subjectId, studentId, teacherId } = params
  const [range, names] = await Promise.all([
    known ?? readRange(tx, params, now),
    tx.one<Record<'schoolName' | 'className' | 'subject' | 'student' | 'teacher', string | null>>(
      `SELECT s.name AS "schoolName",
         (SELECT c.name FROM classes c WHERE c.school_id = $1 AND c.id = $2
           AND ($5::uuid IS NULL OR c.id IN (${classesOf('$5')}))) AS "className",
         (SELECT b.name FROM subjects b WHERE b.school_id = $1 AND b.id = $3
           AND ($5::uuid IS NULL OR b.id IN (${subjectsOf('$5')}))) AS subject,
         (SELECT u.name FROM users u JOIN students st ON st.school_id = u.school_id AND st.user_id = u.id
           WHERE u.school_id = $1 AND u.id = $4 AND ($5::uuid IS NULL OR st.class_id IN (${classesOf('$5')}))) AS student,
         (SELECT u.name FROM users u WHERE u.school_id = $1 AND u.id = $5) AS teacher
       FROM schools s WHERE s.id = $1`,
      [tx.schoolId, classId ?? null, subjectId ?? null, studentId ?? null, teacherId],
    ),
  ])
  if (classId !== undefined && names.className === null) return refuse('UNKNOWN_CLASS')
  if (subjectId !== undefined && names.subject === null) return refuse('UNKNOWN_SUBJECT')
  if (studentId !== undefined && names.student === null) return refuse('UNKNOWN_PERSON')
  if (isRefused(range)) return range
  const whose = teacherId === null ? null : `the classes of ${names.teacher ?? 'a teacher who has left'}`
  const narrowedTo = [whose, names.className, level, names.subject].flatMap((name) => (name ? [name] : []))
  return { schoolName: names.schoolName ?? '', range, narrowedTo }
}

/** SQL: the ids of the subjects a teacher has, or has an exam of. $1 is the school. */
const subjectsOf = (teacher: string) =>
  `SELECT t.subject_id FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = ${teacher}
   UNION ALL SELECT e.subject_id FROM exams e WHERE e.school_id = $1 AND ${ofTheirWork(teacher)}`
