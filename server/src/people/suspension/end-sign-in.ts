import { inSchool } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import type { Services } from '../../platform/process/services.ts'
import { lockSchool } from '../../school/school.db.ts'
import { endSessionsOfSchool } from '../account/session.db.ts'
import { closeSchool, selectLastEnd } from './suspension.db.ts'

/** The kind of due work that ends signing in at a suspended school; its reference is the school. */
export const endSignInKind = 'end_sign_in'

/** They may hand in long before their time is over. */
const lookAgainMs = 60_000

/** Once nobody sits an exam there any more; until then it looks again. */
export function endSignIn({ pools }: Pick<Services, 'pools'>): Worker {
  return async ({ schoolId, reference }) => {
    const isClosed = await inSchool(pools.app, { schoolId }, async (tx) => {
      const school = await lockSchool(tx)
      if (!school?.isSuspended) return false
      const lastEnd = await selectLastEnd(tx)
      if (lastEnd) {
        await enqueue(
          tx,
          endSignInKind,
          reference,
          new Date(Math.min(lastEnd.getTime(), tx.now.getTime() + lookAgainMs)),
        )
        return false
      }
      await closeSchool(tx)
      return true
    })
    if (isClosed) await endSessionsOfSchool(pools.auth, schoolId)
  }
}
