import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { tellLater } from '../platform/notice/tell.ts'
import { insertAudit } from '../school/audit.db.ts'
import { markAttempts } from './mark-attempts.ts'
import { lockHandedIn, selectResults, updateLateDecision } from './marking.db.ts'

type Decision = { attemptId: string; decision: 'accepted' | 'refused' }

/** Lets answers that arrived late count, or not, and marks again. Staff may change their mind. */
export async function decideLate(tx: Tx, { attemptId, decision }: Decision, actor: Actor) {
  const [attempt] = await lockHandedIn(tx, [attemptId])
  if (!attempt || attempt.lateDecision === null) return refuse('NOTHING_LATE')
  await updateLateDecision(tx, attemptId, decision)
  await insertAudit(tx, {
    actorId: actor.userId,
    action: `attempt.late_${decision}`,
    subject: attemptId,
    detail: { before: attempt.lateDecision },
  })
  await markAttempts(tx, [attemptId], `late answers ${decision}`)
  await tellLater(tx, 'results_released', attempt.examId)
  const result = (await selectResults(tx, [attemptId])).get(attemptId)
  if (!result) throw new Error('A marked attempt has no result.')
  const { attemptId: _attempt, keyRevision, lateCount, eventCount, countedMillionths, ...totals } = result
  return { totals }
}
