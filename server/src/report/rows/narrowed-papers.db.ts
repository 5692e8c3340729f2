import type { RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import { isNoPractice } from '../../exam/practice.db.ts'
import type { Bind } from '../../platform/list/read-list.ts'
import { counts } from '../../result/summary.db.ts'
import type { ReportParams } from './params.ts'

/** The papers a report is of: handed in on these days, of a class, a level or a subject where one is chosen. */
export type PapersAsked = {
  range: Pick<RangeOfDays, 'from' | 'until'>
  params: Pick<ReportParams, 'classId' | 'level' | 'subjectId'>
}

/** SQL: results `r` of these days but practices, the ones that wait among them. $1 is the school. */
export function ofTheseDays({ range, params: { classId, level, subjectId } }: PapersAsked, bind: Bind): string {
  return [
    'r.school_id = $1',
    `r.submitted_at >= ${bind(range.from)} AND r.submitted_at < ${bind(range.until)}`,
    isNoPractice('r.exam_id'),
    ...(classId === undefined ? [] : [`r.class_id = ${bind(classId)}`]),
    ...(level === undefined
      ? []
      : [`r.class_id IN (SELECT k.id FROM classes k WHERE k.school_id = $1 AND k.level = ${bind(level)})`]),
    ...(subjectId === undefined ? [] : [`r.subject_id = ${bind(subjectId)}`]),
  ].join(' AND ')
}

/** SQL: those of them that count, as in Results & Analytics. */
export function countedOfTheseDays(asked: PapersAsked, bind: Bind): string {
  return `${ofTheseDays(asked, bind)} AND ${counts}`
}

/** The values of one statement: the school first, then whatever is bound. */
export function binding(schoolId: string): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [schoolId]
  return { values, bind: (value) => `$${values.push(value)}` }
}
