import type { contract } from '@sabimark/contract/contract.ts'
import { type Span, spanOfDays } from '@sabimark/domain/result/days.ts'
import { type GradeScale, gradeOf } from '@sabimark/domain/result/grade.ts'
import { remarkOf } from '@sabimark/domain/result/remark.ts'
import { narrowedTo } from '../bank/bank.access.ts'
import { isTheirs } from '../exam/exam.access.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused, type Refused, refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { type ListInput, type ListSpec, type QueryOf, readList, type SortOf } from '../platform/list/read-list.ts'
import { selectGradeScale } from '../school/grading/grading.db.ts'
import { selectTermDays } from '../school/terms/term.db.ts'
import {
  columnsOfAll,
  isEvery,
  isOfWholeExams,
  joinsOfAll,
  type Narrowed,
  narrowing,
  type ResultOfAll,
  selectMeantExams,
} from './all-results.db.ts'
import { searchResults } from './find-results.ts'
import { scoreKey } from './result.db.ts'

type Call = typeof contract.result.list
type Sort = SortOf<Call>
type Query = ListInput<Sort> & { narrowed: Narrowed }

const results: ListSpec<Sort, Query> = {
  name: 'results of all exams',
  from: 'results r',
  id: 'r.attempt_id',
  whose: 'r.school_id = $1',
  where: ({ narrowed }, bind) => narrowing(narrowed, bind),
  // Each exam knows how many results it has.
  count: ({ narrowed }) => {
    if (!isOfWholeExams(narrowed)) return undefined
    if (narrowed.exams) return narrowed.exams.resultCount
    return 'SELECT coalesce(sum(n.result_count), 0)::bigint AS count FROM exam_counters n WHERE n.school_id = $1'
  },
  searched: [],
  sorts: {
    newest: { key: 'r.submitted_at', type: 'timestamptz', usual: 'desc' },
    score: { key: scoreKey, type: 'float8', usual: 'desc' },
    // Student by student, in the order of an index, and the papers of each.
    student: {
      key: 'u.name_key',
      type: 'text',
      usual: 'asc',
      parts: () => [
        {
          from: `users u JOIN results r ON r.school_id = u.school_id AND r.student_id = u.id
            AND u.school_id = $1 AND u.role = 'student'`,
        },
      ],
    },
  },
  first: 'newest',
  columns: columnsOfAll,
  joins: joinsOfAll,
}

/**
 * Of all there are, student by student: the papers of each are looked up when the page has come to them. Left to choose,
 * PostgreSQL sometimes sorts those of the whole school for a page of fifty.
 */
const everyResult: typeof results = {
  ...results,
  sorts: {
    ...results.sorts,
    student: {
      ...results.sorts.student,
      parts: () => [
        {
          from: `users u JOIN LATERAL (SELECT o.* FROM results o WHERE o.school_id = $1 AND o.student_id = u.id OFFSET 0) r
            ON u.school_id = $1 AND u.role = 'student'`,
        },
      ],
    },
  },
}

/**
 * Of some days, by score: what these days have is sorted. By the index of scores PostgreSQL would walk all the years of the school to
 * find fifty of a week; as a sum that index does not know the key.
 */
const resultsOfDays: typeof results = {
  ...results,
  sorts: { ...results.sorts, score: { ...results.sorts.score, key: `(${scoreKey} + 0)` } },
}

function specOf(narrowed: Narrowed): typeof results {
  if (narrowed.span) return resultsOfDays
  return isEvery(narrowed) ? everyResult : results
}

/** A page of the marked papers of all exams the actor works on. */
export async function listResults(tx: Tx, { search, ...input }: QueryOf<Call>, actor: Actor) {
  const scale = await selectGradeScale(tx)
  const narrowed = await readNarrowed(tx, { search, ...input }, { actor, scale })
  if (isRefused(narrowed)) return narrowed
  const { cursor, sort, order, size } = input
  const page = await readList<ResultOfAll, Sort, Query>(tx, specOf(narrowed), {
    cursor,
    sort,
    order,
    size,
    narrowed,
  })
  return isRefused(page) ? page : { ...page, items: page.items.map((row) => asItem(row, { scale, actor })) }
}

type Asked = Pick<QueryOf<Call>, 'subjectId' | 'classId' | 'examId' | 'grade' | 'termId' | 'from' | 'to' | 'search'>

/** What was asked for in what the database knows: the ids a search finds, the percentages of a grade, the instants of days. */
export async function readNarrowed(tx: Tx, asked: Asked, { actor, scale }: { actor: Actor; scale: GradeScale }) {
  const span = await readSpan(tx, asked)
  if (isRefused(span)) return span
  const found = await searchResults(tx, asked.search)
  if (isRefused(found)) return found
  const { subjectId, classId, examId, grade } = asked
  const percentages = grade === undefined ? undefined : percentagesOf(grade, scale)
  const narrowed: Narrowed = { subjectId, classId, examId, percentages, span, found, teacherId: narrowedTo(actor) }
  return { ...narrowed, exams: await selectMeantExams(tx, narrowed) }
}

/** The time that is meant by days and a term of the school. */
async function readSpan(
  tx: Tx,
  { termId, from, to }: Asked,
): Promise<Span | undefined | Refused<'UNKNOWN_TERM' | 'DAYS_INVALID'>> {
  const term = termId === undefined ? undefined : await selectTermDays(tx, termId)
  if (termId !== undefined && !term) return refuse('UNKNOWN_TERM')
  const span = spanOfDays({ from, to, term })
  return span === 'DAYS_INVALID' ? refuse(span) : span
}

/** From which percentage on a grade is given, and from which on a better one. Of a grade nobody gets there is none. */
export function percentagesOf(grade: string, scale: GradeScale): readonly [number, number] {
  const place = scale.findIndex((step) => step.grade === grade)
  const step = scale[place]
  return step ? [step.fromPercentage, scale[place - 1]?.fromPercentage ?? 101] : [101, 101]
}

function asItem(row: ResultOfAll, { scale, actor }: { scale: GradeScale; actor: Actor }) {
  const { hasScore } = row
  const grade = hasScore ? gradeOf(row.percentage, scale) : null
  const { id, examId, studentId, studentName, studentNumber, className, subject, examTitle, attemptNumber } = row
  return {
    id,
    examId,
    studentId,
    studentName,
    studentNumber,
    className,
    subject,
    examTitle,
    attemptNumber,
    grade,
    score: hasScore ? row.earnedHundredths / 100 : null,
    totalMarks: row.availableHundredths / 100,
    percentage: hasScore ? row.percentage : null,
    timeSpent: Math.round(Math.min(row.usedMs, row.allowedMs) / 1000),
    totalTime: Math.round(row.allowedMs / 1000),
    questionsAttempted: row.questionCount - row.unansweredCount,
    totalQuestions: row.questionCount,
    correctAnswers: row.correctCount,
    partlyCorrect: row.partlyCount,
    wrongAnswers: row.wrongCount,
    unattempted: row.unansweredCount,
    submittedAt: row.submittedAt.toISOString(),
    status: 'completed' as const,
    remarks: grade === null ? '' : remarkOf(grade, scale),
    waitsFor: waitsFor(row),
    isToRelease: row.releaseRule === 'manual' && row.releasedAt === null && isTheirs(actor, row),
    ...(row.isPractice && { isPractice: true }),
  }
}

function waitsFor({ waitingCount, lateDecision }: ResultOfAll): 'mark' | 'late' | null {
  if (waitingCount > 0) return 'mark'
  return lateDecision === 'pending' ? 'late' : null
}
