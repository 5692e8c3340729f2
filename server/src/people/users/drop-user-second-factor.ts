import { refuse } from '../../platform/http/refused.ts'
import { isRehearsal } from '../../platform/http/repeated-call.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { selectOptionalSchool } from '../../school/school.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { dropFactorOf } from '../second-factor/drop-factor-of.ts'
import { users } from './user.db.ts'

/** Switches the second factor of a colleague off who lost it; they are written to. One's own is dropped in the profile. */
export async function dropUserSecondFactor(room: PeopleServices, ctx: Ctx<{ id: string }>) {
  const { tx, input, actor, note, request } = ctx
  const { id } = input
  if (id === actor.userId) return refuse('NOT_YOURSELF')
  const [user] = await users.lock(tx, [id])
  const school = await selectOptionalSchool(tx)
  if (!user || !school) return refuse('UNKNOWN_PERSON')
  const { accountId, name, email } = user
  const isDropped =
    accountId !== null && (await dropFactorOf(room, tx, { accountId, name, email, school: school.name }))
  if (!isDropped) {
    const why = 'Has none, or is also at another school: then only they can switch it off, with a recovery code.'
    return { batch: null, doneCount: 0, skipped: [{ id, name, why }], effects: [] }
  }
  await note('user.second_factor_dropped', id)
  if (!isRehearsal(request))
    noteSecurity(room.log, 'SECOND_FACTOR', { account: accountId, now: 'off', by: 'school', actor: actor.userId })
  const effects = [
    `${name} signs in with the password alone. Be sure that it was ${name} who asked you.`,
    'They get an email about it. Where a second factor is asked of everybody, they set up a new one as they sign in.',
  ]
  return { batch: null, doneCount: 1, skipped: [], effects }
}
