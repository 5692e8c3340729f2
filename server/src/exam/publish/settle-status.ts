import { canMove, type ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import { graceMs } from '@sabimark/domain/exam/grace.ts'
import { type SittingWindow, sittingPhase } from '@sabimark/domain/exam/sitting.ts'
import type { Pool } from 'pg'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { lockOptionalExam, updateStatus } from '../exam.db.ts'
import { selectWindows } from '../sitting.db.ts'

/** How long after its last sitting closed an exam is called completed: what was done inside it is still arriving. */
export const settleAfterMs = graceMs

/** Moves the stored status of an exam to where its sittings stand. Nobody's start depends on it. */
export function settleStatus(pool: Pool): Worker {
  return ({ schoolId, reference }) => inSchool(pool, { schoolId }, (tx) => settle(tx, reference))
}

async function settle(tx: Tx, examId: string): Promise<void> {
  const exam = await lockOptionalExam(tx, examId)
  const windows = await selectWindows(tx, examId)
  if (!exam || windows.length === 0) return
  const isCompletedAt = new Date(Math.max(...windows.map(({ closesAt }) => closesAt.getTime())) + settleAfterMs)
  const wanted = statusBy(windows, isCompletedAt, tx.now)
  if (wanted && canMove(exam.status, wanted)) {
    await updateStatus(tx, examId, wanted)
    // Scores whose rule waits for the end are shown from now on.
    if (wanted === 'completed') await tellLater(tx, 'results_released', examId)
  }
  // A sitting was prolonged or added since: look again when the last one is over.
  if (isCompletedAt > tx.now) await enqueue(tx, 'complete_exam', examId, isCompletedAt)
}

function statusBy(windows: readonly SittingWindow[], isCompletedAt: Date, now: Date): ExamStatus | null {
  if (isCompletedAt <= now) return 'completed'
  return windows.some((window) => sittingPhase(window, now) === 'open') ? 'active' : null
}
