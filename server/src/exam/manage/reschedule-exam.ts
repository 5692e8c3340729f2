import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import { selectLastChange } from '../../platform/audit/record-log.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { type ActCtx, acted } from '../acted.ts'
import type { ExamRow } from '../exam.db.ts'
import { closingWallTime, type TypedTimes, timesToSet } from '../exam-times.ts'
import { lockForAct } from '../lock-for-act.ts'
import { lockSittings } from '../lock-sittings.db.ts'
import { settleAfterMs } from '../publish/settle-status.ts'
import { refuseUnapproved } from '../refuse-unapproved.ts'
import { movedBehindRelease } from '../release/early-release.ts'
import { selectReleaseAt } from '../release/release.db.ts'
import { askReadyAgain } from '../seal/moved.ts'
import { hasShownCode } from '../seal/seal.db.ts'
import { selectCandidates } from '../sitting.db.ts'
import { hasAttempts, moveSitting, updateTimes } from './manage.db.ts'

type Seen = { opensAt: string; closesAt: string; durationMinutes: number }
type Input = TypedTimes & { examId: string; durationMinutes: number; seen?: Seen | undefined }

/** Moves an exam that has not opened and nobody has begun. Papers stay; due work moves with it, and candidates are told. */
export async function rescheduleExam({ tx, input, actor, note }: ActCtx<Input>) {
  const { examId, durationMinutes } = input
  const exam = await lockForAct(tx, examId, 'reschedule', actor)
  if (isRefused(exam)) return exam
  if (input.seen && !isAsSeen(exam, input.seen)) {
    const { by, at } = await selectLastChange(tx, examId)
    return refuse('TIMES_CHANGED', { by, at })
  }
  const times = timesToSet(input)
  if (!times) return refuse('INVALID_TIME')
  const { opensAt, closesAt } = times
  if (opensAt <= tx.now) return refuse('OPENING_TIME_PAST')
  if (closesAt <= opensAt) return refuse('CLOSES_BEFORE_IT_OPENS')

  const [sitting, further] = await lockSittings(tx, examId)
  // The times that are typed are of the whole exam: which of its sittings they mean nobody can say.
  if (further) return refuse('HAS_FURTHER_SITTING')
  if (!sitting || sitting.opensAt <= tx.now) return refuse('WRONG_STATUS')
  if (await hasAttempts(tx, examId)) return refuse('ATTEMPTS_EXIST')
  if (await hasShownCode(tx, [sitting.sittingId])) return refuse('CODE_SHOWN')
  const was = { opensAt: sitting.opensAt, closesAt: sitting.closesAt, durationMinutes: sitting.durationMinutes }
  const isSame =
    was.opensAt.getTime() === opensAt.getTime() &&
    was.closesAt.getTime() === closesAt.getTime() &&
    was.durationMinutes === durationMinutes
  if (isSame) return { ...acted(['These are the times it has.']), doneCount: 0 }

  await moveSitting(tx, sitting.sittingId, { opensAt, closesAt, durationMinutes })
  await updateTimes(tx, examId, { ...input, ...closingWallTime(times) })
  await enqueue(tx, 'open_exam', examId, opensAt)
  await enqueue(tx, 'close_sitting', sitting.sittingId, closesAt)
  await enqueue(tx, 'complete_exam', examId, new Date(closesAt.getTime() + settleAfterMs))
  // Which looks again some minutes before the doors open, and makes the papers of who has joined since.
  await enqueue(tx, 'make_papers', sitting.sittingId)
  await tellLater(tx, 'exam_published', sitting.sittingId)
  await note('exam.rescheduled', examId, {
    changes: {
      opensAt: [was.opensAt, opensAt],
      closesAt: [was.closesAt, closesAt],
      durationMinutes: [was.durationMinutes, durationMinutes],
    },
    detail: { sittingId: sitting.sittingId, opensAt },
  })
  // What was approved is the paper; a teacher chooses its time (decision 066).
  const isApproved = (await refuseUnapproved(tx, actor)) !== null
  const told = (await selectCandidates(tx, sitting.sittingId)).length
  const ready = await askReadyAgain(tx, sitting.sittingId)
  return acted([
    `It opens ${formatLagos(opensAt)} and closes ${formatLagos(closesAt)}. Before: ${formatLagos(was.opensAt)} until ${formatLagos(was.closesAt)}.`,
    ...(was.durationMinutes === durationMinutes
      ? []
      : [`Candidates have ${counted(durationMinutes, 'minute')} instead of ${was.durationMinutes}.`]),
    ...(isApproved ? ['It is not approved again: what was approved is the paper, which stays as it is.'] : []),
    told === 0
      ? 'It has no candidates now.'
      : `${countedAre(told, 'student')} told the old time and the new one; reminders move with it.`,
    ...ready,
    ...movedBehindRelease(await selectReleaseAt(tx, examId), [{ opensAt }]),
  ])
}

function isAsSeen({ opensAt, closesAt, sittingMinutes }: ExamRow, seen: Seen): boolean {
  return (
    opensAt?.toISOString() === seen.opensAt &&
    closesAt?.toISOString() === seen.closesAt &&
    sittingMinutes === seen.durationMinutes
  )
}
