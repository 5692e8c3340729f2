import { endNoticeMinutes } from '@sabimark/domain/exam/time/candidate-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { lockOptionalSitting } from '../../exam/lock-sittings.db.ts'
import { selectCandidateRows } from '../../exam/time/candidates.db.ts'
import { notACandidate, type OfCandidates, outcomeOf } from '../../exam/time/give-time.ts'
import { planCompletion } from '../../exam/time/plan-close.ts'
import { insertChanges, lockRunning, moveDeadlines } from '../../exam/time/time.db.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { partRecords } from '../../platform/record/act-outcome.ts'
import type { Hall } from '../hall.access.ts'
import { lockForHallAct } from './lock-for-hall-act.ts'

/** A press that waited for another began before it: the end that one set may be so much later than its own. */
const waitedMs = 10_000

/**
 * Ends candidates who sit it in a few minutes, as closing now does for all: their rooms hear of it first, so that nothing that was typed is
 * lost, and nobody hands in for them.
 */
export async function endFor(ctx: Ctx<OfCandidates, Hall>) {
  const { tx, input, actor, note } = ctx
  const { examId, sittingId, ids, reason } = input
  const hall = await lockForHallAct(ctx, 'closeNow')
  if (isRefused(hall)) return hall
  if (!(await lockOptionalSitting(tx, input))) return refuse('UNKNOWN_EXAM')
  const running = new Map((await lockRunning(tx, sittingId, ids)).map((one) => [one.studentId, one]))
  const soon = new Date(tx.now.getTime() + endNoticeMinutes * 60_000 + waitedMs)
  const { chosen, skipped } = partRecords(await selectCandidateRows(tx, sittingId, ids), {
    ids,
    unknown: notACandidate,
    whySkipped: ({ id, state }) => {
      const attempt = running.get(id)
      if (state !== 'running' || !attempt) return 'Does not sit it now.'
      return attempt.deadline <= soon ? `Ends within ${counted(endNoticeMinutes, 'minute')} anyway.` : null
    },
  })
  if (chosen.length === 0) return outcomeOf(chosen, skipped)
  const studentIds = chosen.map(({ id }) => id)
  const attemptIds = studentIds.flatMap((id) => running.get(id)?.attemptId ?? [])
  await moveDeadlines(tx, attemptIds, { kind: 'ended_one', ms: 0, at: tx.now })
  await insertChanges(
    tx,
    { sittingId, reason, by: actor.userId },
    studentIds.map((studentId) => ({ studentId, kind: 'ended_one' as const, ms: 0 })),
  )
  await planCompletion(tx, examId)
  await note('exam.ended_for', examId, { detail: { sittingId, studentIds, reason } })
  const who = counted(chosen.length, 'candidate', 'candidates')
  return outcomeOf(chosen, skipped, [
    `${who} will be ended in ${counted(endNoticeMinutes, 'minute')}; what was written until then counts.`,
  ])
}
