import { inSchool } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import type { Services } from '../../platform/process/services.ts'
import { selectSecuritySettings } from '../../school/settings/settings.db.ts'
import { setIdleOfStaff } from '../account/session.db.ts'

/** The kind of due work that is asked for where a school's timeout was changed, with that. */
export const followTimeoutKind = 'follow_timeout'

/** Gives the sessions of a school's staff the timeout that its settings now say. */
export function followTimeout({ pools }: Pick<Services, 'pools'>): Worker {
  return async ({ schoolId }) => {
    const { sessionTimeout } = await inSchool(pools.app, { schoolId }, selectSecuritySettings)
    await setIdleOfStaff(pools.auth, schoolId, { idleMs: sessionTimeout * 60_000 })
  }
}
