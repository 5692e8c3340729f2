import type { PaperTotals } from '@sabimark/domain/report/report-head.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Bind } from '../../platform/list/read-list.ts'
import { counts } from '../../result/summary.db.ts'
import { binding, ofTheseDays, type PapersAsked } from './narrowed-papers.db.ts'

/** SQL: the papers of these days `p`, with whether each counts. */
export const papersWithWaiting = (asked: PapersAsked, bind: Bind) =>
  `SELECT r.subject_id, r.class_id, r.student_id, r.exam_id, r.counted_millionths AS millionths, r.is_passed,
     (${counts}) AS counted
   FROM results r WHERE ${ofTheseDays(asked, bind)}`

/** SQL: what papers `p` come to; of those that wait only how many there are. */
export const summed = `count(*) FILTER (WHERE p.counted) AS "markedCount",
  coalesce(sum(p.millionths) FILTER (WHERE p.counted), 0)::bigint AS "millionthsSum",
  count(*) FILTER (WHERE p.counted AND p.is_passed) AS "passedCount",
  count(DISTINCT p.student_id) FILTER (WHERE p.counted) AS "studentsCount",
  count(DISTINCT p.exam_id) FILTER (WHERE p.counted) AS "examsCount",
  count(*) FILTER (WHERE NOT p.counted) AS "waitingCount"`

/** What all papers of these days come to. */
export async function selectTotals(tx: Tx, asked: PapersAsked): Promise<PaperTotals> {
  const { values, bind } = binding(tx.schoolId)
  const [totals] = await tx.unnamedRows<PaperTotals>(
    `SELECT ${summed} FROM (${papersWithWaiting(asked, bind)}) p`,
    values,
  )
  if (!totals) throw new Error('A sum always has a row.')
  return totals
}
