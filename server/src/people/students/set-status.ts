import { counted } from '@sabimark/domain/words/plural.ts'
import { isRefused } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changeRecords } from '../../platform/record/acts.ts'
import { placesTaken, refuseBeyondPlan } from '../../school/plan-room.ts'
import { selectClasses, selectOpenClasses } from '../../school/school.db.ts'
import { countStudents, type StudentState, students } from './student.db.ts'

type Input = { ids: string[]; status: 'active' | 'inactive' }

/** Who is in use again has not left. */
const hasNotLeft = { leftOn: '', leftReason: '', leftNote: '' } as const

/**
 * Activates or deactivates students. Who sits an exam now is left alone: a running exam is never taken away. Nobody comes
 * back into a class that was closed meanwhile: they are in none then, and found by that.
 */
export async function setStatus(ctx: Ctx<Input>) {
  const { tx, input } = ctx
  const { status } = input
  const refuseMore = async (adding: number) => await refuseBeyondPlan(tx, 'students', { adding, count: countStudents })
  // The plan's lock comes first everywhere, so that two acts never wait for each other.
  const refused = await refuseMore(0)
  if (isRefused(refused)) return refused
  const isBack = status === 'active'
  let open = new Set<string>()
  const isInClosed = ({ classId }: StudentState) => isBack && classId !== null && !open.has(classId)
  return await changeRecords(ctx, students, {
    verb: isBack ? 'activated' : 'deactivated',
    change: (student) => ({
      status,
      ...(isBack && hasNotLeft),
      ...(isInClosed(student) ? { classId: null } : {}),
    }),
    whySkipped(student) {
      if (student.status === status) return `Is already ${status}.`
      return status === 'inactive' && student.isSitting ? 'Is sitting an exam now.' : null
    },
    async check(chosen) {
      if (!isBack) return undefined
      open = await selectOpenClasses(tx, [...new Set(chosen.flatMap(({ classId }) => classId ?? []))])
      return await refuseMore(chosen.length)
    },
    effects: async (done) => [
      ...(await effectsOf(tx, done, status)),
      ...(await withoutClass(tx, done.filter(isInClosed))),
    ],
  })
}

async function effectsOf(tx: Ctx<Input>['tx'], done: readonly StudentState[], status: Input['status']) {
  const places = await placesTaken(tx, 'students', await countStudents(tx))
  const taken = places === null ? [] : [`${places} places of your plan will then be in use.`]
  if (status === 'active') return [`${counted(done.length, 'student')} can sign in again.`, ...taken]
  const attempts = done.reduce((sum, { attemptsCount }) => sum + attemptsCount, 0)
  return [
    `${counted(done.length, 'student')} can no longer sign in, and ${done.length === 1 ? 'is' : 'are'} left out of coming exams.`,
    ...(attempts === 0 ? [] : [`The ${counted(attempts, 'exam')} they have taken and all results stay.`]),
    ...taken,
  ]
}

/** Who is in no class from now on, and why. */
async function withoutClass(tx: Ctx<Input>['tx'], leaving: readonly StudentState[]): Promise<string[]> {
  if (leaving.length === 0) return []
  const left = new Set(leaving.map(({ classId }) => classId))
  const closed = (await selectClasses(tx)).filter(({ id }) => left.has(id)).map(({ name }) => name)
  const are = leaving.length === 1 ? 'is' : 'are'
  return [
    `${counted(leaving.length, 'student')} ${are} in no class then, because it is closed (${closed.sort().join(', ')}): choose another.`,
  ]
}
