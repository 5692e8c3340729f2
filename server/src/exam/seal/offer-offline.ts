import { offersOfOnePerson } from '@sabimark/domain/exam/seal/offers.ts'
import { takeAllowance } from '../../platform/allowance/allowance.db.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { isRehearsal } from '../../platform/http/repeated-call.ts'
import { refuseLacking } from '../../school/plan-lacks.ts'
import { type ActCtx, acted } from '../acted.ts'
import { lockForAct } from '../lock-for-act.ts'
import { endSeals, hasShownCode, selectOptionalLiveSeal, selectOptionalSealedSitting } from './seal.db.ts'
import { sealSitting } from './seal-sitting.ts'

type Input = { examId: string; sittingId: string; isOffered: boolean }

/** Offers a sitting without a network, or takes that back as long as nobody can have begun by the code. */
export async function offerOffline({ tx, input, actor, note, request }: ActCtx<Input>) {
  const { examId, sittingId, isOffered } = input
  const exam = await lockForAct(tx, examId, 'offerOffline', actor)
  if (isRefused(exam)) return exam
  const sitting = await selectOptionalSealedSitting(tx, input, actor.userId)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  if (sitting.isPractice || sitting.closesAt <= tx.now) return refuse('WRONG_STATUS')
  const live = await selectOptionalLiveSeal(tx, sittingId)
  if (isOffered === (live !== undefined)) return { ...acted(['This is how it is.']), doneCount: 0 }
  if (!isOffered) {
    if (await hasShownCode(tx, [sittingId])) return refuse('CODE_SHOWN')
    await endSeals(tx, [sittingId])
    await note('exam.offline_taken_back', examId, { detail: { sittingId } })
    return acted([
      'Devices can no longer get ready for it. Those that are ready need a network for the whole paper again.',
    ])
  }
  const lacking = await refuseLacking(tx, 'offline')
  if (lacking) return lacking
  const use = { what: 'sittings offered offline by', who: actor.userId, allowance: offersOfOnePerson }
  if (!(await takeAllowance(tx, use))) return refuse('TOO_MANY_OFFERS')
  // Nobody is shown a code of a rehearsal, and deriving its key is dear.
  if (!isRehearsal(request)) await sealSitting(tx, sitting)
  await note('exam.offered_offline', examId, { detail: { sittingId } })
  return acted([
    'From a week before the doors open, students can get their device ready in My Exams.',
    'Their device keeps the paper sealed: nobody can read it before the exam begins.',
    'Publishing changes seals it anew, and whoever was ready gets ready again.',
  ])
}
