import { schoolReady } from '@sabimark/domain/people/people-notices.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { tell } from '../../platform/notice/tell.ts'
import { planTelling } from '../../school/billing/plan-following.ts'
import { lockSchool, selectSubscription } from '../../school/school.db.ts'
import { activateSchool, activateUser, selectOptionalMe } from './membership.db.ts'

/** The mail of a sign-up was followed: the owner and the school become active, and the owner is told so. */
export async function openSchool(tx: Tx, accountId: string): Promise<void> {
  if (!(await lockSchool(tx))) return
  await activateUser(tx, accountId)
  await activateSchool(tx, accountId)
  const me = await selectOptionalMe(tx, accountId)
  if (!me) return
  const { trialEndsAt } = await selectSubscription(tx)
  if (trialEndsAt !== null) await planTelling(tx, new Date(trialEndsAt))
  const data = { school: me.school, ...(trialEndsAt === null ? {} : { trialEndsAt }) }
  await tell(tx, schoolReady, [{ userId: me.id, about: tx.schoolId, data }])
}
