import { counted } from '@sabimark/domain/words/plural.ts'
import { insertAuditLines } from '../../platform/audit/record-log.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { partRecords } from '../../platform/record/act-outcome.ts'
import { endSessions } from '../account/membership.db.ts'
import { users } from './user.db.ts'

/** Signs staff out of this school, wherever they are; at another school they stay signed in. */
export async function endUserSessions({ tx, input: { ids }, actor }: Ctx<{ ids: string[] }>) {
  if (ids.every((id) => id === actor.userId)) return refuse('NOT_YOURSELF')
  const { chosen, skipped } = partRecords(await users.lock(tx, ids), {
    ids,
    unknown: 'There is no such user in your school.',
    whySkipped: ({ id }) => (id === actor.userId ? 'Is you: end your other sessions in your profile.' : null),
  })
  const count = await endSessions(
    tx,
    chosen.flatMap(({ accountId }) => accountId ?? []),
  )
  const lines = chosen.map(({ id }) => ({ actorId: actor.userId, action: 'user.signed_out', subject: id }))
  await insertAuditLines(tx, lines)
  const ended = `${counted(count, 'session')} ${count === 1 ? 'ends' : 'end'} at once. What is typed on a screen and not saved stays there until they sign in again.`
  const effects = count === 0 ? 'None of them is signed in now.' : ended
  return { batch: null, doneCount: chosen.length, skipped, effects: chosen.length === 0 ? [] : [effects] }
}
