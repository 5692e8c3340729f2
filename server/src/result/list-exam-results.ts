import { createHash } from 'node:crypto'
import type { contract } from '@sabimark/contract/contract.ts'
import { answersShowing, scoreShowing } from '@sabimark/domain/exam/release/release.ts'
import { overAt, type RightAnswersFacts } from '@sabimark/domain/exam/right-answers.ts'
import type { MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import type { ResultFilter } from '@sabimark/domain/result/result-filter.ts'
import { selectSilent } from '../exam/right-answers.db.ts'
import { asSilent } from '../exam/silent-devices.ts'
import { lookUp, lookUpOptional } from '../platform/database/look-up.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused } from '../platform/http/refused.ts'
import {
  type Bind,
  type ListSpec,
  type Order,
  type QueryOf,
  readList,
  type SortOf,
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

const attemptsOfExam = `exam_attempts a ${lookUp('users', 'u', 'u.school_id = a.school_id AND u.id = a.student_id')}
  ${lookUp('students', 's', 's.school_id = a.school_id AND s.user_id = a.student_id')}`
/** Who has none stands last in either order. */
const orLast = (value: string, order: Order) => `coalesce(${value}, ${order === 'asc' ? '1e12' : '-1e12'}::float8)`

type Query = Omit<QueryOf<Call>, 'known' | 'grade'> & {
  passingScore: number
  /** Of a grade, the second no longer one. */
  percentages?: readonly [from: number, below: number] | undefined
}

/** SQL: the attempt has a result that stands, and this holds of it. */
const having = (holds: string) =>
  `${stands} AND EXISTS (SELECT FROM results r WHERE r.school_id = $1 AND r.exam_id = a.exam_id AND r.attempt_id = a.id AND ${holds})`

const narrowed: Record<ResultFilter, (passingScore: number, bind: Bind) => string> = {
  passed: (passingScore, bind) => having(isScoredIn([passingScore, 101], bind)),
  failed: (passingScore, bind) => having(isScoredIn([0, passingScore], bind)),
  to_mark: () => having('r.waiting_count > 0'),
  late: () => `${stands} AND a.late_decision = 'pending'`,
  writing: () => `a.state = 'in_progress'`,
}

const list: ListSpec<Sort, Query> = {
  name: 'results of an exam',
  from: attemptsOfExam,
  id: 'a.id',
  whose: 'a.school_id = $1',
  equals: { examId: 'a.exam_id' },
  where: ({ result, passingScore, percentages }, bind) => [
    ...(result ? [narrowed[result](passingScore, bind)] : []),
    ...(percentages ? [having(isScoredIn(percentages, bind))] : []),
  ],
  searched: ['u.name_key', 's.find_key'],
  sorts: {
    newest: { key: 'a.id', type: 'uuid', usual: 'desc' },
    name: { key: 'u.name_key', type: 'text', usual: 'asc' },
    score: {
      // Of the same percentage by marks, which in one exam can be compared.
      key: (order) =>
        orLast(
          `nullif(${scoreKey}, -1) + r.earned_hundredths / greatest(r.available_hundredths, 1)::float8 / 1000`,
          order,
        ),
      parts: () => [
        {
          from: `${attemptsOfExam} ${lookUpOptional('results', 'r', `r.school_id = a.school_id AND r.attempt_id = a.id AND ${stands}`)}`,
        },
      ],
      type: 'float8',
      usual: 'desc',
    },
    submitted: {
      key: (order) => orLast('extract(epoch FROM a.submitted_at)::float8', order),
      type: 'float8',
      usual: 'desc',
    },
  },
  first: 'newest',
  columns: 'p.id',
  joins: 'JOIN exam_attempts a ON a.school_id = $1 AND a.id = p.id',
}

/** A page of the candidates of one exam and their results, for staff. Whoever has this page already is told so instead. */
export async function listExamResults(tx: Tx, { known, grade, ...query }: QueryOf<Call>, now: Date) {
  const { examId } = query
  const release = await selectReleaseOf(tx, examId)
  const { title, passingScore } = release
  const scale = await selectGradeScale(tx)
  const percentages = grade === undefined ? undefined : percentagesOf(grade, scale)
  const page = await readList<{ id: string }, Sort, Query>(tx, list, { ...query, passingScore, percentages })
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
