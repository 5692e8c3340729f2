import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { tellLater } from '../platform/notice/tell.ts'
import { insertAudit } from '../platform/record/record-log.ts'
import { releaseSittings } from './result.db.ts'

/** Shows candidates their scores where the rule waits for a person. Released twice, nothing changes. */
export async function releaseResults(tx: Tx, { examId }: { examId: string }, actor: Actor) {
  if ((await releaseSittings(tx, examId)) === 0) return refuse('WRONG_STATUS')
  await insertAudit(tx, { actorId: actor.userId, action: 'exam.release_results', subject: examId })
  await tellLater(tx, 'results_released', examId)
  return {}
}
