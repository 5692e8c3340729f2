import { comingLeaveProblem, type LeaveReason, leaveReasonNames } from '@sabimark/domain/people/students/leaving.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changeRecords } from '../../platform/record/acts.ts'
import { placesTaken, refuseBeyondPlan } from '../../school/plan-room.ts'
import { countStudents, students } from './student.db.ts'

type Input = { ids: string[]; reason: LeaveReason; on: string; note: string }

/**
 * Marks students as left: inactive, with the day and the reason, until somebody activates them. What they sat stays. Who sits an
 * exam now is left alone.
 */
export async function leaveStudents(ctx: Ctx<Input>) {
  const { tx, now } = ctx
  const { reason, on, note } = ctx.input
  const coming = comingLeaveProblem(on, lagosDate(now))
  if (coming) return refuse('INVALID_FORM', { fields: { on: coming } })
  // The plan's lock comes first everywhere, so that two acts never wait for each other.
  const refused = await refuseBeyondPlan(tx, 'students', { adding: 0, count: countStudents })
  if (isRefused(refused)) return refused
  return await changeRecords(ctx, students, {
    verb: 'left',
    change: { status: 'inactive', leftOn: on, leftReason: reason, leftNote: note },
    whySkipped(student) {
      if (student.isSitting) return 'Is sitting an exam now.'
      const isSame = student.leftOn === on && student.leftReason === reason && student.leftNote === note
      return student.status === 'inactive' && isSame ? 'Is marked so already.' : null
    },
    async effects(done) {
      const isOne = done.length === 1
      const attempts = done.reduce((sum, { attemptsCount }) => sum + attemptsCount, 0)
      const taken = await placesTaken(tx, 'students', await countStudents(tx))
      return [
        `${counted(done.length, 'student')} ${isOne ? 'has' : 'have'} left (${leaveReasonNames[reason].toLowerCase()}): ${isOne ? 'the student' : 'they'} can no longer sign in, and ${isOne ? 'is' : 'are'} left out of coming exams.`,
        ...(attempts === 0 ? [] : [`The ${counted(attempts, 'exam')} they have taken and all results stay.`]),
        ...(taken === null ? [] : [`${taken} places of your plan will then be in use.`]),
      ]
    },
  })
}
