import { counted } from '@sabimark/domain/words/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changeRecords } from '../../platform/record/acts.ts'
import { lockSchool } from '../../school/school.db.ts'
import { statusAct } from '../teachers/staff-status.ts'
import { refuseWithoutAdmin } from './user.access.ts'
import { countOpenLinks, type UserState, users } from './user.db.ts'

type Input = { ids: string[]; status: 'active' | 'inactive' }

/** Activates or deactivates staff of this school; what an account is elsewhere stays as it is. Nobody deactivates themself. */
export async function setUsersStatus(ctx: Ctx<Input>) {
  const { tx, input, actor } = ctx
  const isOff = input.status === 'inactive'
  // First everywhere, so that two acts never wait for each other.
  await lockSchool(tx)
  const isOnlySelf = isOff && input.ids.every((id) => id === actor.userId)
  if (isOnlySelf) return (await refuseWithoutAdmin(tx, actor, [{ id: actor.userId }])) ?? refuse('NOT_YOURSELF')
  const act = statusAct(tx, 'user', input.status)
  return await changeRecords(ctx, users, {
    ...act,
    whySkipped: (user) =>
      isOff && user.id === actor.userId ? 'Is you: another administrator can do it.' : act.whySkipped(user),
    check: async (chosen) => await refuseWithoutAdmin(tx, actor, isOff ? chosen : []),
    effects: async (done) => [...(await act.effects(done)), ...(isOff ? await linksOf(tx, done) : [])],
  })
}

/** Links that these people have shared: they stay open when their users are switched off, so the effects name them. */
async function linksOf(tx: Tx, done: readonly UserState[]): Promise<string[]> {
  const count = await countOpenLinks(
    tx,
    done.map(({ id }) => id),
  )
  const links = `${counted(count, 'shared link')} of reports ${count === 1 ? 'goes' : 'go'} on opening`
  return count === 0 ? [] : [`${links}: end ${count === 1 ? 'it' : 'them'} under Reports if nobody should read them.`]
}
