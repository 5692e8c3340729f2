import { decided } from '@sabimark/domain/attempt/late-decision.ts'
import { readableFrom } from '@sabimark/domain/exam/right-answers.ts'
import { lockForAct } from '../exam/lock-for-act.ts'
import { selectOptionalRightAnswers } from '../exam/right-answers.db.ts'
import { holdKeys } from '../exam/version/held-keys.ts'
import { insertAudit } from '../platform/audit/record-log.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { tellLater } from '../platform/notice/tell.ts'
import { markAttempts } from './mark-attempts.ts'
import { type HandedIn, lockHandedIn, selectLateArrivals, selectResults, updateLateStanding } from './marking.db.ts'

type Decision = {
  /** Of the attempt. */
  examId: string
  attemptId: string
  decision: 'accepted' | 'refused'
  /** How many late answers staff were shown. */
  seen: number
  /** Accepts those, too, that arrived when right answers could be read. */
  evenAfterAnswers?: boolean | undefined
}

/**
 * Lets answers that arrived late count, or not, and marks again. It is about what staff have seen: when more has come
 * since, they are to look again. Staff may change their mind.
 */
export async function decideLate(tx: Tx, input: Decision, actor: Actor) {
  const { examId, attemptId, decision, seen, evenAfterAnswers = false } = input
  // Marking holds the keys, and whoever writes one holds them before the exam.
  await holdKeys(tx)
  const exam = await lockForAct(tx, examId, 'decideLate', actor)
  if (isRefused(exam)) return exam
  const [attempt] = await lockHandedIn(tx, [attemptId])
  if (!attempt || attempt.lateDecision === null) return refuse('NOTHING_LATE')
  const late = await selectLateArrivals(tx, attemptId, await answersFrom(tx, attempt))
  if (late.count !== seen) return refuse('MORE_LATE_ANSWERS')
  const throughMs = evenAfterAnswers ? late.throughMs : late.beforeAnswersMs
  if (decision === 'accepted' && throughMs === null) return refuse('NOTHING_LATE')
  const standing = decided(
    { decision: attempt.lateDecision, acceptedThroughMs: attempt.acceptedThroughMs },
    decision,
    throughMs,
  )
  await updateLateStanding(tx, attemptId, standing)
  await insertAudit(tx, {
    actorId: actor.userId,
    action: `attempt.late_${decision}`,
    subject: attemptId,
    detail: { before: attempt.lateDecision, seen, evenAfterAnswers },
  })
  await markAttempts(tx, [attemptId], `late answers ${decision}`)
  await tellLater(tx, 'results_released', attempt.examId)
  const result = (await selectResults(tx, [attemptId])).get(attemptId)
  if (!result) throw new Error('A marked attempt has no result.')
  const {
    attemptId: _attempt,
    keyRevision,
    lateCount,
    graceCount,
    eventCount,
    hasScore,
    countedMillionths,
    ...totals
  } = result
  return { totals }
}

async function answersFrom(tx: Tx, { examId }: HandedIn): Promise<Date | null> {
  const facts = await selectOptionalRightAnswers(tx, examId)
  if (!facts) throw new Error('An exam that was sat has a sitting.')
  return readableFrom(facts)
}
