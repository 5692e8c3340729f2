import { createHash } from 'node:crypto'
import type { contract } from '@sabimark/contract/contract.ts'
import { answersShowing, scoreShowing } from '@sabimark/domain/exam/release/release.ts'
import { overAt, type RightAnswersFacts } from '@sabimark/domain/exam/right-answers.ts'
import type { MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import type { ResultFilter } from '@sabimark/domain/result/result-filter.ts'
import { selectSilent } from '../exam/right-answers.db.ts'
import { asSilent } from '../exam/silent-devices.ts'
import { lookUp } from '../platform/database/look-up.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused } from '../platform/http/refused.ts'
import {
  type Bind,
  type ListSpec,
  type Order,
  type QueryOf,
  readList,
  type SortOf,
  searchOf,
} from '../platform/list/read-list.ts'
import { selectGradeScale } from '../school/grading/grading.db.ts'
import { readAfterEnd } from './after-end.ts'
import { readExamFigures } from './exam-figures.ts'
import { percentagesOf } from './list-results.ts'
import {
  type ExamResultRow,
  isScoredIn,
  type ReleaseRow,
  scoreKey,
  selectExamResults,
  selectReleaseOf,
  stands,
} from './result.db.ts'
import { scoreOf } from './score.ts'

type Call = typeof contract.result.listForExam
type Sort = SortOf<Call>

/** Who has none stands last in either order. */
const last = (order: Order) => `'${order === 'asc' ? '1e12' : '-1e12'}'::float8`

type Query = Omit<QueryOf<Call>, 'known' | 'grade' | 'search'> & {
  /** What is searched for: in whose they are, before the attempts are gone through. */
  typed?: string | undefined
  passingScore: number
  /** Of a grade, the second no longer one. */
  percentages?: readonly [from: number, below: number] | undefined
}

/**
 * SQL: the attempt is one of these. Not joined, which reads all of them for each attempt of a school that PostgreSQL does not know yet:
 * IS TRUE has them read once, into a set.
 */
const isOneOf = (ids: string, id = 'a.id') => `(${id} IN (${ids})) IS TRUE`

/** SQL: the ids of the attempts of an exam with a result of which this holds. */
const marked = (exam: string, holds: string) =>
  `SELECT r.attempt_id FROM results r WHERE r.school_id = $1 AND r.exam_id = ${exam} AND ${holds}`

/** SQL: the attempt has a result that stands, and this holds of it. */
const having = (exam: string, holds: string) => `${stands} AND ${isOneOf(marked(exam, holds))}`

const narrowed: Record<ResultFilter, (query: Query, bind: Bind) => string> = {
  passed: ({ examId, passingScore }, bind) => having(bind(examId), isScoredIn([passingScore, 101], bind)),
  failed: ({ examId, passingScore }, bind) => having(bind(examId), isScoredIn([0, passingScore], bind)),
  to_mark: ({ examId }, bind) => having(bind(examId), 'r.waiting_count > 0'),
  late: ({ examId }, bind) =>
    isOneOf(`SELECT l.id FROM exam_attempts l
      WHERE l.school_id = $1 AND l.exam_id = ${bind(examId)} AND l.state = 'submitted' AND l.late_decision = 'pending'`),
  writing: () => `a.state = 'in_progress'`,
}

/** SQL: the attempt is of a candidate whose name and number say this; each of them is looked at once, whoever has ten attempts too. */
const isOf = (exam: string, says: readonly string[]) =>
  isOneOf(
    `SELECT u.id FROM (SELECT DISTINCT w.school_id, w.student_id FROM exam_attempts w WHERE w.school_id = $1 AND w.exam_id = ${exam}) w
     ${lookUp('users', 'u', 'u.school_id = w.school_id AND u.id = w.student_id')}
     ${lookUp('students', 's', 's.school_id = w.school_id AND s.user_id = w.student_id')} WHERE ${says.join(' AND ')}`,
    'a.student_id',
  )

/** SQL, as attempts: those with a score that stands. */
const scored = (exam: string) =>
  `(SELECT r.school_id, r.exam_id, r.student_id, r.attempt_id AS id, 'submitted' AS state, ${scoreKey} AS score,
      r.earned_hundredths / greatest(r.available_hundredths, 1)::float8 AS share
    FROM results r WHERE r.school_id = $1 AND r.exam_id = ${exam} AND r.has_score AND r.attempt_id NOT IN (
      SELECT w.id FROM exam_attempts w WHERE w.school_id = $1 AND w.exam_id = ${exam} AND w.state = 'in_progress')) a`

const list: ListSpec<Sort, Query> = {
  name: 'results of an exam',
  from: 'exam_attempts a',
  id: 'a.id',
  whose: 'a.school_id = $1',
  equals: { examId: 'a.exam_id' },
  where: (query, bind) => {
    const { examId, typed = '', result, percentages } = query
    const says = searchOf(['u.name_key', 's.find_key'], typed, bind)
    return [
      ...(says.length > 0 ? [isOf(bind(examId), says)] : []),
      ...(result ? [narrowed[result](query, bind)] : []),
      ...(percentages ? [having(bind(examId), isScoredIn(percentages, bind))] : []),
    ]
  },
  searched: [],
  sorts: {
    newest: { key: 'a.id', type: 'uuid', usual: 'desc' },
    name: {
      key: 'u.name_key',
      type: 'text',
      usual: 'asc',
      parts: () => [
        { from: `exam_attempts a ${lookUp('users', 'u', 'u.school_id = a.school_id AND u.id = a.student_id')}` },
      ],
    },
    score: {
      // Of the same percentage by marks, which in one exam can be compared.
      key: 'a.score + a.share / 1000',
      parts: (order, { examId }, bind) => {
        const exam = bind(examId)
        return [
          { from: scored(exam) },
          {
            from: 'exam_attempts a',
            keys: [last(order)],
            where: `NOT (${having(exam, 'r.has_score')})`,
          },
        ]
      },
      type: 'float8',
      usual: 'desc',
    },
    submitted: {
      key: (order) => `coalesce(extract(epoch FROM a.submitted_at)::float8, ${last(order)})`,
      type: 'float8',
      usual: 'desc',
    },
  },
  first: 'newest',
  columns: 'p.id',
  joins: 'JOIN exam_attempts a ON a.school_id = $1 AND a.id = p.id',
}

/** A page of the candidates of one exam and their results, for staff. Whoever has this page already is told so instead. */
export async function listExamResults(tx: Tx, { known, grade, search, ...query }: QueryOf<Call>, now: Date) {
  const { examId } = query
  const release = await selectReleaseOf(tx, examId)
  const { title, passingScore } = release
  const scale = await selectGradeScale(tx)
  const percentages = grade === undefined ? undefined : percentagesOf(grade, scale)
  const page = await readList<{ id: string }, Sort, Query>(tx, list, {
    ...query,
    typed: search,
    passingScore,
    percentages,
  })
  if (isRefused(page)) return page
  const rows = await selectExamResults(
    tx,
    page.items.map(({ id }) => id),
  )
  const rowOf = new Map(rows.map((row) => [row.attemptId, row]))
  const shown = page.items.flatMap(({ id }) => rowOf.get(id) ?? [])
  const afterEnd = await readAfterEnd(tx, examId, shown)
  const answer = {
    title,
    isReleased: areAllReleased(release, tx.now),
    rightAnswers:
      release.facts && release.sittings.some(({ allowsReview }) => allowsReview)
        ? await rightAnswers(tx, examId, { ...release.facts, now })
        : null,
    figures: await readExamFigures(tx, examId, passingScore),
    nextCursor: page.nextCursor,
    total: page.total,
    items: shown.map((row) => ({
      attemptId: row.attemptId,
      student: row.student,
      studentNumber: row.studentNumber,
      className: row.className,
      attemptNumber: row.attemptNumber,
      state: isMarked(row) ? ('marked' as const) : row.state,
      endedBy: row.endedBy,
      ...(row.isNotHandedIn && { isNotHandedIn: true }),
      ...(row.wasLocked && !row.isNotHandedIn && { isHandedInAfterEnd: true }),
      submittedAt: row.submittedAt?.toISOString() ?? null,
      ...(row.usedMinutes !== null && { usedMinutes: row.usedMinutes }),
      submittedOnDeviceAt: row.submittedOnDeviceAt?.toISOString() ?? null,
      toMarkCount: row.waitingCount ?? 0,
      score: isMarked(row) && row.hasScore ? scoreOf(row, passingScore, scale) : null,
      lateCount: row.lateCount ?? 0,
      lateDecision: row.lateDecision,
      afterEnd: afterEnd.get(row.attemptId) ?? null,
    })),
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(answer)).digest('base64url')
  const isUnchanged = fingerprint === known
  return { ...answer, items: isUnchanged ? [] : answer.items, fingerprint, isUnchanged }
}

async function rightAnswers(tx: Tx, examId: string, { now, ...facts }: RightAnswersFacts & { now: Date }) {
  // As where the score is shown at once: what is left is when.
  const { shown, at, waitsForDevices } = answersShowing({ ...facts, rule: 'immediate', releasedAt: null, now })
  return {
    shown,
    at: (at ?? overAt(facts)).toISOString(),
    waitsForDevices,
    openedAt: facts.openedAt?.toISOString() ?? null,
    silent: waitsForDevices ? (await selectSilent(tx, examId)).map(asSilent) : [],
  }
}

/** Whether candidates of every sitting see their scores by now. */
function areAllReleased({ sittings, facts }: ReleaseRow, now: Date): boolean {
  if (!facts || sittings.length === 0) return false
  return sittings.every((sitting) => scoreShowing({ ...sitting, ...facts, now }).shown)
}

function isMarked(row: ExamResultRow): row is ExamResultRow & MarkTotals {
  return row.percentage !== null
}
