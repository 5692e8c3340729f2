import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { partRecords } from '../../platform/record/act-outcome.ts'
import { lockForAct } from '../lock-for-act.ts'
import { lockOptionalSitting } from '../lock-sittings.db.ts'
import { selectCandidateRows } from './candidates.db.ts'
import { notACandidate, type OfCandidates, outcomeOf } from './give-time.ts'
import { tellExcused } from './tell-time.ts'
import { insertChanges } from './time.db.ts'

/**
 * Excuses candidates from a sitting, or expects them again: who is excused is not called absent, before or after it. They may
 * still come; who has begun is there and cannot be excused.
 */
export async function excuse({ tx, input, actor, note }: Ctx<OfCandidates & { isExcused: boolean }, true>) {
  const { examId, sittingId, ids, isExcused, reason } = input
  const exam = await lockForAct(tx, examId, 'excuse', actor)
  if (isRefused(exam)) return exam
  if (!(await lockOptionalSitting(tx, input))) return refuse('UNKNOWN_EXAM')
  const { chosen, skipped } = partRecords(await selectCandidateRows(tx, sittingId, ids), {
    ids,
    unknown: notACandidate,
    whySkipped: ({ hasBegun, state }) => {
      if (hasBegun) return 'Has begun the exam.'
      if ((state === 'excused') === isExcused) return isExcused ? 'Is excused already.' : 'Is not excused.'
      return null
    },
  })
  if (chosen.length > 0) {
    const kind = isExcused ? 'excused' : 'expected'
    await insertChanges(
      tx,
      { sittingId, reason, by: actor.userId },
      chosen.map(({ id: studentId }) => ({ studentId, kind, ms: 0 })),
    )
    const told = chosen.map(({ id }) => id)
    await tellExcused(tx, { examId, sittingId, title: exam.title, isExcused }, told)
    await note(isExcused ? 'exam.excused' : 'exam.expected', examId, {
      detail: { sittingId, studentIds: told, reason },
    })
  }
  return outcomeOf(chosen, skipped)
}
