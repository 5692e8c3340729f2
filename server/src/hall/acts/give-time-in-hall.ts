import { type Gift, giveTimeIn } from '../../exam/time/give-time.ts'
import { isRefused } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import type { Hall } from '../hall.access.ts'
import { lockForHallAct } from './lock-for-hall-act.ts'
import { tooMuchTime } from './time-bound.ts'

/** Gives candidates of a hall extra time, as the exam's own act does; an invigilator not much of it. */
export async function giveTimeInHall(ctx: Ctx<Gift, Hall>) {
  const hall = await lockForHallAct(ctx, 'giveTime')
  if (isRefused(hall)) return hall
  const { ids, minutes } = ctx.input
  const problem = await tooMuchTime(
    ctx.tx,
    hall,
    ids.map((id) => ({ id, minutes })),
  )
  return problem ?? (await giveTimeIn(ctx, { title: hall.title, byInvigilator: !hall.isTheirs }))
}
