import type { contract } from '@sabimark/contract/contract.ts'
import { averageOf } from '@sabimark/domain/school/average.ts'
import { narrowedTo } from '../bank/bank.access.ts'
import { ofTheirWork } from '../exam/exam.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { type ListSpec, type QueryOf, readList, type SortOf } from '../platform/list/read-list.ts'
import { selectGradeScale } from '../school/grading/grading.db.ts'
import { asRelease, candidateRelease } from './candidate-release.ts'
import { selectClassSums } from './class-sums.db.ts'
import { selectResults } from './result.db.ts'
import { scoreOf } from './score.ts'

type Call = typeof contract.result.listOfStudent
type Sort = SortOf<Call>
/** `teacherId`: only of the exams this teacher works on. */
type Query = QueryOf<Call> & { teacherId: string | null }

const results: ListSpec<Sort, Query> = {
  name: 'results of a student',
  from: `results r JOIN exams e ON e.school_id = r.school_id AND e.id = r.exam_id
    JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id`,
  id: 'r.attempt_id',
  whose: 'r.school_id = $1',
  equals: { studentId: 'r.student_id' },
  where: ({ teacherId }, bind) => (teacherId === null ? [] : [ofTheirWork(bind(teacherId))]),
  searched: ['e.title_key', 'b.name_key'],
  sorts: {
    newest: { key: 'r.attempt_id', type: 'uuid', usual: 'desc' },
    exam: { key: 'e.title_key', type: 'text', usual: 'asc' },
  },
  first: 'newest',
  columns: 'p.id',
  joins: 'JOIN results r ON r.school_id = $1 AND r.attempt_id = p.id',
}

const nothingMarked = { markedCount: 0, millionthsSum: 0 }

/** A page of a student's results for staff, who see each as soon as it is whole, and whether the student does. */
export async function listStudentResults(tx: Tx, input: QueryOf<Call>, { actor, now }: { actor: Actor; now: Date }) {
  const query = { ...input, teacherId: narrowedTo(actor) }
  const page = await readList<{ id: string }, Sort, Query>(tx, results, query)
  if (isRefused(page)) return page
  const ids = page.items.map(({ id }) => id)
  const [scale, rows, sums] = await Promise.all([
    selectGradeScale(tx),
    selectResults(tx, ids),
    selectClassSums(tx, ids),
  ])
  const rowOf = new Map(rows.map((row) => [row.attemptId, row]))
  const items = page.items.flatMap(({ id }) => {
    const row = rowOf.get(id)
    if (!row) return []
    return {
      id,
      examId: row.examId,
      examTitle: row.examTitle,
      subject: row.subject,
      className: row.className,
      attemptNumber: row.attemptNumber,
      submittedAt: row.submittedAt.toISOString(),
      toMarkCount: row.waitingCount,
      scoreRelease: asRelease(candidateRelease(row, now).score),
      ...(row.isPractice && { isPractice: true }),
      score: row.hasScore ? scoreOf(row, row.passingScore, scale) : null,
      classAverage: averageOf(sums.get(id) ?? nothingMarked),
      passingScore: row.passingScore,
    }
  })
  return { ...page, items }
}
