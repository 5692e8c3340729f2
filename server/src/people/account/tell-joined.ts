import { teacherJoined } from '@sabimark/domain/people/people-notices.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { tell } from '../../platform/notice/tell.ts'
import { selectAdmins, selectOptionalMe } from './membership.db.ts'

/** Tells the administrators that somebody they invited is in. */
export async function tellJoined(tx: Tx, accountId: string): Promise<void> {
  const joined = await selectOptionalMe(tx, accountId)
  if (!joined) return
  const { id, name, role } = joined
  const data = { name, ...(role === 'teacher' ? {} : { isAdmin: true }) }
  const others = (await selectAdmins(tx)).filter((userId) => userId !== id)
  await tell(
    tx,
    teacherJoined,
    others.map((userId) => ({ userId, about: id, data })),
  )
}
