import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { updateStatus } from '../exam.db.ts'
import { isOfOurTime } from '../exam-times.ts'
import { getExam } from '../get-exam.ts'
import { lockForAct } from '../lock-for-act.ts'
import { lockOptionalSitting } from '../lock-sittings.db.ts'
import { selectCandidateRows, selectStandings } from './candidates.db.ts'
import { timeOfSittingChanged } from './changed-meanwhile.ts'
import { mayHaveReadAnswers } from './may-have-read-answers.ts'
import { planClose, planCompletion } from './plan-close.ts'
import { insertChanges, lengthenSitting, lockRunning, moveClose, moveDeadlines, type RunningRow } from './time.db.ts'

export type Extension = {
  examId: string
  sittingId: string
  /** So many minutes more for everybody, or a later close for who still has time. */
  by: { minutes: number } | { until: string }
  /** When the sitting closed, and the newest of its changes, as they were read. */
  seen: { closesAt: string; change: string | null }
  reason: string
}

/**
 * Gives a sitting more time. By minutes, everybody has so many more: who sits it now and who begins later, and the doors close
 * later with them; doors that are shut already stay so. Until an instant, the doors alone stay open: who sits it gets back what
 * the earlier close would have taken, and nothing beyond the duration. Nobody ever gets less. An exam that is over opens again, unless somebody may have read right
 * answers; who has handed in, and whom staff ended alone, stays so. Minutes add up: where the time is not as it was read any more, nothing is given.
 */
export async function extendSitting({ tx, input, actor, note }: Ctx<Extension, true>) {
  const { examId, sittingId, by, seen, reason } = input
  const exam = await lockForAct(tx, examId, 'extend', actor)
  if (isRefused(exam)) return exam
  const sitting = await lockOptionalSitting(tx, input)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  const changed = await timeOfSittingChanged(tx, { examId, sittingId, closesAt: sitting.closesAt }, seen)
  if (changed) return changed
  if (await mayHaveReadAnswers(tx, examId)) return refuse('ANSWERS_SHOWN')
  const isOver = exam.status === 'completed'
  // Nobody has time any more of which there could be more.
  if (isOver && 'minutes' in by) return refuse('WRONG_STATUS')
  const closesAt = 'minutes' in by ? new Date(sitting.closesAt.getTime() + by.minutes * 60_000) : new Date(by.until)
  if (!isOfOurTime(closesAt)) return refuse('INVALID_TIME')
  if (closesAt <= sitting.closesAt || ('until' in by && closesAt <= tx.now)) return refuse('CLOSES_NO_LATER')

  const ms = closesAt.getTime() - sitting.closesAt.getTime()
  const kind = 'minutes' in by ? 'more_time' : 'closes_later'
  // Whom staff ended alone stays ended, whatever the room gets: they are given time by their name.
  const held = await lockRunning(tx, sittingId)
  const running = held.filter(({ isEndedAlone }) => !isEndedAlone)
  // Doors that are shut stay so where only minutes are given: they are for who still sits it.
  const isShut = kind === 'more_time' && sitting.closesAt <= tx.now
  if (isShut && running.length === 0) return refuse('WRONG_STATUS')
  if (!isShut) {
    if ('minutes' in by) await lengthenSitting(tx, sittingId, by.minutes, closesAt)
    else await moveClose(tx, sittingId, closesAt)
  }
  // A later close is for who comes; whom staff have ended they get back by minutes alone.
  const moved = kind === 'more_time' ? running : running.filter(({ isEnded }) => !isEnded)
  const ids = moved.map(({ attemptId }) => attemptId)
  const movedCount = await moveDeadlines(tx, ids, { kind, ms, at: tx.now })
  await insertChanges(tx, { sittingId, reason, by: actor.userId }, [{ studentId: null, kind, ms }])
  if (isOver) await updateStatus(tx, examId, 'active')
  if (isShut) await planCompletion(tx, examId)
  else {
    await planClose(tx, { examId, sittingId, closesAt })
    await tellLater(tx, 'exam_published', sittingId)
  }
  await note('exam.extended', examId, {
    detail: {
      sittingId,
      kind,
      minutes: ms / 60_000,
      wasToCloseAt: sitting.closesAt,
      movedCount,
      reason,
      closesAt: isShut ? sitting.closesAt : closesAt,
    },
  })
  const now = await getExam(tx, input, actor)
  const others = held.filter((one) => !moved.includes(one) && one.deadline > tx.now)
  return isRefused(now) ? now : { ...now, leftOut: await readLeftOut(tx, sittingId, others) }
}

export const endedAlone = 'Was ended by staff: choose them to give them time.'

/** Who gets nothing of an extension: whom staff have ended, and how many have handed in. */
async function readLeftOut(tx: Tx, sittingId: string, ended: readonly RunningRow[]) {
  const alone = new Set(ended.flatMap(({ studentId, isEndedAlone }) => (isEndedAlone ? [studentId] : [])))
  const ids = ended.map(({ studentId }) => studentId)
  const rows = ids.length === 0 ? [] : await selectCandidateRows(tx, sittingId, ids)
  const { handed_in: handedInCount } = await selectStandings(tx, sittingId)
  return {
    ended: rows.map(({ id, name }) => ({
      id,
      name,
      why: alone.has(id) ? endedAlone : 'Was ended with the whole sitting: extra minutes alone give them time.',
    })),
    handedInCount,
  }
}
