import { inSchool } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import type { Services } from '../../platform/services.ts'
import { lockSchool } from '../../school/school.db.ts'
import { deleteOrphanAccount } from '../account/account.db.ts'
import { deleteUnverifiedSchool } from '../account/membership.db.ts'

/** The kind of due work that frees a school nobody verified; its reference is the owner's account. */
export const freeSchoolKind = 'free_school'

/** Frees name and address of a school whose owner never followed the link. One verified meanwhile is left alone. */
export function freeSchools({ pools }: Pick<Services, 'pools'>): Worker {
  return async ({ schoolId, reference: accountId }) => {
    await inSchool(pools.app, { schoolId }, async (tx) => {
      const school = await lockSchool(tx)
      if (school?.status === 'pending_verification') await deleteUnverifiedSchool(tx)
    })
    await deleteOrphanAccount(pools.auth, accountId)
  }
}
