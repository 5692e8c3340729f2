import { lockForAct } from '../exam/lock-for-act.ts'
import { selectOptionalRightAnswers } from '../exam/right-answers.db.ts'
import { insertAudit } from '../platform/audit/record-log.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { tellLater } from '../platform/notice/tell.ts'
import { releaseSittings, selectExamCounts } from './result.db.ts'

type Release = { examId: string; finishedOnly?: boolean | undefined; whileSat?: boolean | undefined }

/**
 * Shows candidates their scores where the rule waits for a person. Released twice, nothing changes. A score of which marks are
 * missing follows when they are given; whoever releases is to know that there are some, and that candidates still sit the exam.
 */
export async function releaseResults(tx: Tx, input: Release, actor: Actor) {
  const { examId, finishedOnly = false, whileSat = false } = input
  const exam = await lockForAct(tx, examId, 'release', actor)
  if (isRefused(exam)) return exam
  const facts = await selectOptionalRightAnswers(tx, examId)
  if (!facts) return refuse('WRONG_STATUS')
  const { unfinished, inProgress } = await selectExamCounts(tx, examId)
  if (unfinished > 0 && !finishedOnly) return refuse('STILL_TO_MARK', { count: unfinished })
  if (facts.lastEndsAt > tx.now && !whileSat) return refuse('STILL_SAT', { count: inProgress })
  if ((await releaseSittings(tx, examId)) === 0) return refuse('WRONG_STATUS')
  await insertAudit(tx, { actorId: actor.userId, action: 'exam.release_results', subject: examId })
  await tellLater(tx, 'results_released', examId)
  return {}
}
