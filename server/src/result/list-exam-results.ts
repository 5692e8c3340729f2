import { createHash } from 'node:crypto'
import { answersShowing, scoreShowing } from '@sabimark/domain/exam/release.ts'
import { overAt, type RightAnswersFacts } from '@sabimark/domain/exam/right-answers.ts'
import type { MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import { selectSilent } from '../exam/right-answers.db.ts'
import { readPage } from '../platform/database/keyset.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { readAfterEnd } from './after-end.ts'
import { readExamFigures } from './exam-figures.ts'
import {
  type ExamResultRow,
  type ReleaseRow,
  selectGradeScale,
  selectReleaseOf,
  selectResultsOfExam,
} from './result.db.ts'
import { scoreOf } from './score.ts'

type ExamResultsQuery = { examId: string; cursor?: string | undefined; known?: string | undefined }

/**
 * The candidates of one exam and their results, for staff; nearly every exam is one page. Whoever has this page already is
 * told so instead.
 */
export async function listExamResults(tx: Tx, { examId, cursor, known }: ExamResultsQuery, now: Date) {
  const release = await selectReleaseOf(tx, examId)
  const { title, passingScore } = release
  const scale = await selectGradeScale(tx)
  const page = await readPage(cursor, {
    read: (ask) => selectResultsOfExam(tx, { ...ask, examId }),
    asItem: (row) => ({
      attemptId: row.attemptId,
      student: row.student,
      studentNumber: row.studentNumber,
      className: row.className,
      attemptNumber: row.attemptNumber,
      state: isMarked(row) ? ('marked' as const) : row.state,
      endedBy: row.endedBy,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      submittedOnDeviceAt: row.submittedOnDeviceAt?.toISOString() ?? null,
      toMarkCount: row.waitingCount ?? 0,
      score: isMarked(row) && row.waitingCount === 0 ? scoreOf(row, passingScore, scale) : null,
      lateCount: row.lateCount ?? 0,
      graceCount: row.graceCount,
      lateDecision: row.lateDecision,
    }),
    idOf: ({ attemptId }) => attemptId,
    size: 250,
  })
  const afterEnd = await readAfterEnd(tx, examId, page.items)
  const list = {
    title,
    isReleased: areAllReleased(release, tx.now),
    rightAnswers: release.facts ? await rightAnswers(tx, examId, { ...release.facts, now }) : null,
    figures: await readExamFigures(tx, examId, passingScore),
    nextCursor: page.nextCursor,
    items: page.items.map(({ graceCount: _, ...item }) => ({
      ...item,
      afterEnd: afterEnd.get(item.attemptId) ?? null,
    })),
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(list)).digest('base64url')
  const isUnchanged = fingerprint === known
  return { ...list, items: isUnchanged ? [] : list.items, fingerprint, isUnchanged }
}

async function rightAnswers(tx: Tx, examId: string, { now, ...facts }: RightAnswersFacts & { now: Date }) {
  // As where the score is shown at once: what is left is when.
  const { shown, at, waitsForDevices } = answersShowing({ ...facts, rule: 'immediate', releasedAt: null, now })
  return {
    shown,
    at: (at ?? overAt(facts)).toISOString(),
    waitsForDevices,
    openedAt: facts.openedAt?.toISOString() ?? null,
    silent: waitsForDevices ? await selectSilent(tx, examId) : [],
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
