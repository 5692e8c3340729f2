import type { Ctx } from '../../platform/http/route.ts'
import { changeRecords } from '../../platform/record/acts.ts'
import { statusAct } from './staff-status.ts'
import { teachers } from './teacher.db.ts'

type Input = { ids: string[]; status: 'active' | 'inactive' }

/** Activates or deactivates teachers; an administrator is none of them. */
export async function setTeachersStatus(ctx: Ctx<Input>) {
  return await changeRecords(ctx, teachers, statusAct(ctx.tx, 'teacher', ctx.input.status))
}
