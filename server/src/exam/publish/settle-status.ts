import { canMove, type ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import { graceMs } from '@sabimark/domain/exam/grace.ts'
import { type SittingWindow, sittingPhase } from '@sabimark/domain/exam/sitting.ts'
import type { Pool } from 'pg'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { lockOptionalExam, updateStatus } from '../exam.db.ts'
import { selectOptionalRightAnswers } from '../right-answers.db.ts'
import { selectRunsUntil, selectWindows } from '../sitting.db.ts'

/** How long after the last end an exam is called completed: what was done before it is still arriving. */
export const settleAfterMs = graceMs

/** Moves the stored status of an exam to where its sittings stand. Nobody's start depends on it. */
export function settleStatus(pool: Pool): Worker {
  return ({ schoolId, reference }) => inSchool(pool, { schoolId }, (tx) => settle(tx, reference))
}

async function settle(tx: Tx, examId: string): Promise<void> {
  const exam = await lockOptionalExam(tx, examId)
  const [windows, facts] = await Promise.all([selectWindows(tx, examId), selectOptionalRightAnswers(tx, examId)])
  // Only staff take an exam out of the archive.
  if (!exam || !facts || exam.status === 'archived') return
  // The last close, or the end of who has time beyond it.
  const isCompletedAt = new Date(facts.lastEndsAt.getTime() + settleAfterMs)
  const runsUntil = await selectRunsUntil(tx, examId)
  const wanted = statusBy(windows, { isCompletedAt, runsUntil }, tx.now)
  if (wanted && canMove(exam.status, wanted)) {
    await updateStatus(tx, examId, wanted)
    // Scores whose rule waits for the end are shown from now on.
    if (wanted === 'completed') await tellLater(tx, 'results_released', examId)
  }
  // A sitting was prolonged or added since: look again when the last one is over.
  if (isCompletedAt > tx.now) await enqueue(tx, 'complete_exam', examId, isCompletedAt)
  await lookAgain(tx, examId, { windows, runsUntil })
}

type Ends = { isCompletedAt: Date; runsUntil: Date | null }

/** Between two sittings an exam is to come again, once nobody sits it any more. */
function statusBy(windows: readonly SittingWindow[], { isCompletedAt, runsUntil }: Ends, now: Date): ExamStatus | null {
  if (isCompletedAt <= now) return 'completed'
  const phases = windows.map((window) => sittingPhase(window, now))
  if (phases.includes('open')) return 'active'
  return phases.includes('not_open') && runsUntil === null ? 'scheduled' : null
}

/** The next doors that open, and the end of who still sits it behind doors that are shut. */
async function lookAgain(
  tx: Tx,
  examId: string,
  { windows, runsUntil }: { windows: readonly SittingWindow[]; runsUntil: Date | null },
): Promise<void> {
  const opens = windows.map(({ opensAt }) => Number(opensAt)).filter((at) => at > Number(tx.now))
  if (opens.length === 0) return
  const done = runsUntil ? [Number(runsUntil) + settleAfterMs] : []
  await enqueue(tx, 'open_exam', examId, new Date(Math.min(...opens, ...done)))
}
