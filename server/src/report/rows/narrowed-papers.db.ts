import type { RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import { ofTheirWork } from '../../exam/exam.db.ts'
import { isNoPractice } from '../../exam/practice.db.ts'
import type { Bind } from '../../platform/list/read-list.ts'
import { counts } from '../../result/summary.db.ts'
import type { ReportParams } from './params.ts'

/** The papers a report is of: handed in on these days, of a class, a level or a subject where one is chosen. */
export type PapersAsked = {
  range: Pick<RangeOfDays, 'from' | 'until'>
  params: Pick<ReportParams, 'classId' | 'level' | 'subjectId' | 'teacherId'>
}

/** SQL: results `r` of these days but practices, the ones that wait among them. $1 is the school. */
export function ofTheseDays({ range, params }: PapersAsked, bind: Bind): string {
  const { classId, level, subjectId, teacherId } = params
  return [
    'r.school_id = $1',
    `r.submitted_at >= ${bind(range.from)} AND r.submitted_at < ${bind(range.until)}`,
    isNoPractice('r.exam_id'),
    ...(classId === undefined ? [] : [`r.class_id = ${bind(classId)}`]),
    ...(level === undefined
      ? []
      : [`r.class_id IN (SELECT k.id FROM classes k WHERE k.school_id = $1 AND k.level = ${bind(level)})`]),
    ...(subjectId === undefined ? [] : [`r.subject_id = ${bind(subjectId)}`]),
    ...(teacherId === null ? [] : [ofTeacher(bind(teacherId))]),
  ].join(' AND ')
}

/**
 * SQL: results `r` that a report of a teacher is of: of the exams the teacher works on, as in Results, and begun in a class
 * the teacher has. $1 is the school.
 */
const ofTeacher = (teacher: string) =>
  `r.exam_id IN (SELECT e.id FROM exams e WHERE e.school_id = $1 AND ${ofTheirWork(teacher)})
   AND r.class_id IN (${classesOf(teacher)})`

/** SQL: the ids of the classes a teacher has. $1 is the school. */
export const classesOf = (teacher: string) =>
  `SELECT k.class_id FROM teacher_classes k WHERE k.school_id = $1 AND k.user_id = ${teacher}`

/** SQL: those of them that count, as in Results & Analytics. */
export function countedOfTheseDays(asked: PapersAsked, bind: Bind): string {
  return `${ofTheseDays(asked, bind)} AND ${counts}`
}

/** The values of one statement: the school first, then whatever is bound. */
export function binding(schoolId: string): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [schoolId]
  return { values, bind: (value) => `$${values.push(value)}` }
}
