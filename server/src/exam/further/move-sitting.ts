import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { countedAre } from '@sabimark/domain/words/plural.ts'
import { selectLastChange } from '../../platform/audit/record-log.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { type ActCtx, acted } from '../acted.ts'
import { closingWallTime, type TypedTimes, timesToSet } from '../exam-times.ts'
import { lockForAct } from '../lock-for-act.ts'
import { type LockedSitting, lockSittings } from '../lock-sittings.db.ts'
import { hasBegunSitting, moveSitting, updateTimes } from '../manage/manage.db.ts'
import { movedBehindRelease } from '../release/early-release.ts'
import { selectReleaseAt } from '../release/release.db.ts'
import { askReadyAgain } from '../seal/moved.ts'
import { hasShownCode } from '../seal/seal.db.ts'
import { selectCandidates } from '../sitting.db.ts'
import { planClose } from '../time/plan-close.ts'
import { leavesOneForNobody } from './for-nobody.ts'

type Seen = { opensAt: string; closesAt: string }
type Input = TypedTimes & { examId: string; sittingId: string; seen?: Seen | undefined }

/** Moves one sitting that has not opened and nobody has begun; the others stay. Its candidates are told, papers stay. */
export async function moveOneSitting({ tx, input, actor, note }: ActCtx<Input>) {
  const { examId, sittingId, seen } = input
  const exam = await lockForAct(tx, examId, 'moveSitting', actor)
  if (isRefused(exam)) return exam
  const times = timesToSet(input)
  if (!times) return refuse('INVALID_TIME')
  const { opensAt, closesAt } = times
  if (opensAt <= tx.now) return refuse('OPENING_TIME_PAST')
  if (closesAt <= opensAt) return refuse('CLOSES_BEFORE_IT_OPENS')

  const before = await lockSittings(tx, examId)
  const was = before.find((one) => one.sittingId === sittingId)
  if (!was) return refuse('UNKNOWN_EXAM')
  if (seen && !isAsSeen(was, seen)) {
    const { by, at } = await selectLastChange(tx, examId)
    return refuse('TIMES_CHANGED', { by, at })
  }
  if (was.opensAt <= tx.now) return refuse('WRONG_STATUS')
  if (await hasBegunSitting(tx, sittingId)) return refuse('ATTEMPTS_EXIST')
  if (await hasShownCode(tx, [sittingId])) return refuse('CODE_SHOWN')
  const after = before.map((one) => (one === was ? { ...was, ...times } : one))
  if (leavesOneForNobody(before, after, tx.now)) return refuse('NOBODY_CAN_SIT_IT')
  if (+was.opensAt === +opensAt && +was.closesAt === +closesAt) {
    return { ...acted(['These are the times it has.']), doneCount: 0 }
  }

  const { durationMinutes } = was
  await moveSitting(tx, sittingId, { opensAt, closesAt, durationMinutes })
  // Those its author set are of the sitting of the classes.
  if (was.isForClasses) {
    const wallTimes = { ...input, ...closingWallTime(times), durationMinutes: exam.durationMinutes }
    await updateTimes(tx, examId, wallTimes)
  }
  await enqueue(tx, 'open_exam', examId, nextOpening(after, tx.now))
  await planClose(tx, { examId, sittingId, closesAt })
  await enqueue(tx, 'make_papers', sittingId)
  await tellLater(tx, 'exam_published', sittingId)
  await note('exam.sitting_moved', examId, {
    changes: { opensAt: [was.opensAt, opensAt], closesAt: [was.closesAt, closesAt] },
    detail: { sittingId },
  })
  const told = (await selectCandidates(tx, sittingId)).length
  const ready = await askReadyAgain(tx, sittingId)
  return acted([
    `It opens ${formatLagos(opensAt)} and closes ${formatLagos(closesAt)}. Before: ${formatLagos(was.opensAt)} until ${formatLagos(was.closesAt)}.`,
    told > 0
      ? `${countedAre(told, 'student')} told the old time and the new one; reminders move with it.`
      : 'Nobody has been told of it yet.',
    ...ready,
    ...movedBehindRelease(await selectReleaseAt(tx, examId), after),
  ])
}

function isAsSeen({ opensAt, closesAt }: LockedSitting, seen: Seen): boolean {
  return opensAt.toISOString() === seen.opensAt && closesAt.toISOString() === seen.closesAt
}

function nextOpening(sittings: readonly { opensAt: Date }[], now: Date): Date {
  return new Date(Math.min(...sittings.map(({ opensAt }) => +opensAt).filter((at) => at > +now)))
}
