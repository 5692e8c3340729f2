import type { contract } from '@sabimark/contract/contract.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused } from '../platform/http/refused.ts'
import { type ListSpec, type QueryOf, readList, type SortOf } from '../platform/list/read-list.ts'
import { asRelease, candidateRelease } from './candidate-release.ts'
import { selectGradeScale, selectResults } from './result.db.ts'
import { scoreOf } from './score.ts'

type Call = typeof contract.result.listOfStudent
type Sort = SortOf<Call>

const results: ListSpec<Sort, QueryOf<Call>> = {
  name: 'results of a student',
  from: `results r JOIN exams x ON x.school_id = r.school_id AND x.id = r.exam_id
    JOIN subjects b ON b.school_id = x.school_id AND b.id = x.subject_id`,
  id: 'r.attempt_id',
  whose: 'r.school_id = $1',
  equals: { studentId: 'r.student_id' },
  searched: ['x.title_key', 'b.name_key'],
  sorts: {
    newest: { key: 'r.attempt_id', type: 'uuid', usual: 'desc' },
    exam: { key: 'x.title_key', type: 'text', usual: 'asc' },
  },
  first: 'newest',
  columns: 'p.id',
  joins: 'JOIN results r ON r.school_id = $1 AND r.attempt_id = p.id',
}

/** A page of a student's results for administrators, who see each as soon as it is whole, and whether the student does. */
export async function listStudentResults(tx: Tx, query: QueryOf<Call>, now: Date) {
  const page = await readList<{ id: string }, Sort, QueryOf<Call>>(tx, results, query)
  if (isRefused(page)) return page
  const [scale, rows] = await Promise.all([
    selectGradeScale(tx),
    selectResults(
      tx,
      page.items.map(({ id }) => id),
    ),
  ])
  const rowOf = new Map(rows.map((row) => [row.attemptId, row]))
  const items = page.items.flatMap(({ id }) => {
    const row = rowOf.get(id)
    if (!row) return []
    return {
      ...{ id, examId: row.examId, examTitle: row.examTitle, subject: row.subject, className: row.className },
      ...{
        attemptNumber: row.attemptNumber,
        submittedAt: row.submittedAt.toISOString(),
        toMarkCount: row.waitingCount,
      },
      scoreRelease: asRelease(candidateRelease(row, now).score),
      score: row.waitingCount === 0 ? scoreOf(row, row.passingScore, scale) : null,
    }
  })
  return { ...page, items }
}
