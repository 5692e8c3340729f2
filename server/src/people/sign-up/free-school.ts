import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import type { Services } from '../../platform/process/services.ts'
import { lockSchool } from '../../school/school.db.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { claimEmail } from '../account/claim-email.ts'
import { deleteEmptySchool } from '../account/membership.db.ts'
import { tokenHours } from '../account/one-time-token.ts'

/** The kind of due work that frees a school nobody verified; its reference is the owner's account. */
export const freeSchoolKind = 'free_school'

/** The school is freed when the newest link of its mails works no longer, and not before. */
export async function planFreeing(tx: Tx, accountId: string): Promise<void> {
  await enqueue(tx, freeSchoolKind, accountId, new Date(tx.now.getTime() + tokenHours.verify_email * 3_600_000))
}

/** Frees name and address of a school whose owner never followed the link. One verified meanwhile is left alone. */
export async function freeSchool(
  { pools }: Pick<Services, 'pools'>,
  { schoolId, ownerId }: { schoolId: string; ownerId: string },
): Promise<void> {
  await inSchool(pools.app, { schoolId }, async (tx) => {
    const school = await lockSchool(tx)
    if (school?.status === 'pending_verification') await deleteEmptySchool(tx)
  })
  // Whoever signs up with the same address at this moment is waited for: their school has the account by then, and it stays.
  const account = await selectOptionalAccount(pools.auth, ownerId)
  if (account) await inSchool(pools.app, { schoolId }, (tx) => claimEmail(pools.auth, tx, account.email))
}

/** The queue's hand for it. */
export function freeSchools(services: Pick<Services, 'pools'>): Worker {
  return ({ schoolId, reference }) => freeSchool(services, { schoolId, ownerId: reference })
}
