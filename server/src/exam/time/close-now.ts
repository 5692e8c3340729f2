import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { getExam } from '../get-exam.ts'
import { lockForAct } from '../lock-for-act.ts'
import { lockOptionalSitting } from '../lock-sittings.db.ts'
import { planClose } from './plan-close.ts'
import { tellClosed } from './tell-time.ts'
import { insertChanges, lockRunning, moveClose, moveDeadlines } from './time.db.ts'

export type Closing = { examId: string; sittingId: string; runners: 'run_out' | 'end_now'; reason: string }

/**
 * Shuts the doors of a sitting now. Who sits it has the time they have, or a few minutes: as long as rooms need to hear of it, so
 * that it ends in them as any other end does and nothing that was typed is lost.
 */
export async function closeNow({ tx, input, actor, note }: Ctx<Closing, true>) {
  const { examId, sittingId, runners, reason } = input
  const exam = await lockForAct(tx, examId, 'closeNow', actor)
  if (isRefused(exam)) return exam
  const sitting = await lockOptionalSitting(tx, input)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  const isOpen = sitting.opensAt <= tx.now && sitting.closesAt > tx.now
  const running = await lockRunning(tx, sittingId)
  const stillRuns = running.filter(({ deadline }) => deadline > tx.now)
  // Whose doors are shut already can still be ended.
  if (!isOpen && !(runners === 'end_now' && stillRuns.length > 0)) return refuse('WRONG_STATUS')

  const kind = runners === 'end_now' ? 'ended_now' : 'closed_now'
  // A sitting is open for a moment at least.
  const closesAt = isOpen ? new Date(Math.max(tx.now.getTime(), sitting.opensAt.getTime() + 1)) : sitting.closesAt
  const ms = closesAt.getTime() - sitting.closesAt.getTime()
  if (isOpen) await moveClose(tx, sittingId, closesAt)
  const ids = running.map(({ attemptId }) => attemptId)
  const endedCount = await moveDeadlines(tx, ids, { kind, ms, at: tx.now })
  await insertChanges(tx, { sittingId, reason, by: actor.userId }, [{ studentId: null, kind, ms }])
  await planClose(tx, { examId, sittingId, closesAt })
  if (isOpen) await tellClosed(tx, { examId, sittingId, title: exam.title })
  await note('exam.closed_now', examId, {
    detail: { sittingId, runners, wasToCloseAt: sitting.closesAt, runningCount: stillRuns.length, endedCount, reason },
  })
  return await getExam(tx, input, actor)
}
