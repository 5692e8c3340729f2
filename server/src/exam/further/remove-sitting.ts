import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import { violatedConstraint } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { type ActCtx, acted } from '../acted.ts'
import { lockForAct } from '../lock-for-act.ts'
import { type LockedSitting, lockSittings } from '../lock-sittings.db.ts'
import { attemptOfPaper, deleteDueWork, deleteSittings, hasBegunSitting } from '../manage/manage.db.ts'
import { tellWithdrawn } from '../manage/tell-withdrawn.ts'
import { hasShownCode } from '../seal/seal.db.ts'
import { planCompletion } from '../time/plan-close.ts'
import { leavesOneForNobody } from './for-nobody.ts'
import { keepGivenTime } from './keep-given-time.ts'
import { dropNames, selectNamed, selectPlaces } from './name.db.ts'
import { goBack } from './places.ts'

/**
 * Takes a further sitting away that is not over and nobody has begun: with it goes what was planned for it. Who was named for it has the
 * place again that they have without it, and extra time that was given in it stays theirs.
 */
export async function removeSitting({ tx, input, actor, note }: ActCtx<{ examId: string; sittingId: string }>) {
  const { examId, sittingId } = input
  const exam = await lockForAct(tx, examId, 'removeSitting', actor)
  if (isRefused(exam)) return exam
  const before = await lockSittings(tx, examId)
  const sitting = before.find((one) => one.sittingId === sittingId)
  if (!sitting) return refuse('UNKNOWN_EXAM')
  // That of the classes is the exam itself: it is moved, or withdrawn.
  if (sitting.isForClasses || sitting.closesAt <= tx.now) return refuse('WRONG_STATUS')
  if (await hasBegunSitting(tx, sittingId)) return refuse('ATTEMPTS_EXIST')
  if (await hasShownCode(tx, [sittingId])) return refuse('CODE_SHOWN')
  const after = before.filter((one) => one !== sitting)
  const [first] = after
  if (!first) return refuse('WRONG_STATUS')
  if (leavesOneForNobody(before, after, tx.now)) return refuse('NOBODY_CAN_SIT_IT')

  const named = await selectNamed(tx, sittingId)
  await dropNames(tx, examId, named)
  const places = await selectPlaces(tx, examId, named)
  const back = named.filter((id) => places.has(id) && places.get(id)?.sittingId !== sittingId)
  await keepGivenTime(tx, { from: sitting, to: first, by: actor.userId })
  await goBack(tx, { examId, studentIds: back })
  const told = await tellWithdrawn(tx, { ...exam, opensAt: sitting.opensAt }, [sittingId])
  try {
    await deleteSittings(tx, [sittingId])
  } catch (error) {
    if (violatedConstraint(error) === attemptOfPaper) return refuse('ATTEMPTS_EXIST')
    throw error
  }
  await deleteDueWork(tx, [sittingId])
  await planCompletion(tx, examId)
  await enqueue(tx, 'open_exam', examId)
  const { opensAt, closesAt } = sitting
  await note('exam.sitting_removed', examId, {
    detail: { sittingId, opensAt, closesAt, ...(named.length > 0 && { studentIds: named }) },
  })
  return acted(effectsOf(sitting, { namedCount: named.length, backCount: back.length, told }))
}

type Counts = { namedCount: number; backCount: number; told: number }

function effectsOf(
  { opensAt, closesAt, isForAbsent }: LockedSitting,
  { namedCount, backCount, told }: Counts,
): string[] {
  const left = namedCount - backCount
  return [
    `The sitting from ${formatLagos(opensAt)} until ${formatLagos(closesAt)} is taken away; nobody has begun it.`,
    ...(isForAbsent ? ['Candidates who are absent stay absent unless another sitting is added.'] : []),
    ...(backCount === 0
      ? []
      : [`${counted(backCount, 'student')} ${backCount === 1 ? 'has' : 'have'} a place with the others again.`]),
    ...(left === 0 ? [] : [`${counted(left, 'student')} ${left === 1 ? 'has' : 'have'} lost the place in this exam.`]),
    ...(told === 0 ? [] : [`${countedAre(told, 'student')} told that it is not sat then.`]),
  ]
}
