import { isTheirs } from '../exam/exam.access.ts'
import { refuse } from '../platform/http/refused.ts'
import type { MemberArgs } from '../platform/http/route.ts'
import { type HallRow, selectOptionalHall } from './hall.db.ts'

/** A sitting somebody is in the hall of; `isTheirs`: as the owner of its exam or an administrator, and not as an invigilator alone. */
export type Hall = HallRow & { isTheirs: boolean }

type OfSitting = Pick<MemberArgs<{ examId: string; sittingId: string }>, 'tx' | 'input' | 'actor'>

/** The lock of the hall: the exam's owner, administrators, and who is assigned to this very sitting. */
export async function inTheHall({ tx, input, actor }: OfSitting) {
  const found = await selectOptionalHall(tx, input, actor.userId)
  if (!found) return refuse('UNKNOWN_EXAM')
  const hall: Hall = { ...found, isTheirs: isTheirs(actor, found) }
  return hall.isTheirs || hall.isAssigned ? hall : refuse('NOT_IN_THIS_HALL')
}

/** The lock of who runs it: the exam's owner and administrators. */
export async function runsTheHall(args: OfSitting) {
  const found = await selectOptionalHall(args.tx, args.input, args.actor.userId)
  if (!found) return refuse('UNKNOWN_EXAM')
  return isTheirs(args.actor, found) && { ...found, isTheirs: true }
}
