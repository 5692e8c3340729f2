import { inSchool } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import type { Services } from '../../platform/process/services.ts'
import { mailReset } from '../password/mail-reset.ts'
import { mailVerification } from '../sign-up/mail-verification.ts'
import { deleteMailRequest, selectOptionalMailRequest } from './mail-request.db.ts'

/** Writes to whoever has the address that was typed, if anybody, and forgets the request. */
export function answerMailRequests(services: Pick<Services, 'config' | 'pools' | 'wakeJobs'>): Worker {
  const { app } = services.pools
  return async ({ schoolId, reference }) => {
    const request = await inSchool(app, { schoolId }, (tx) => selectOptionalMailRequest(tx, reference))
    if (request?.kind === 'reset_password') await mailReset(services, request.email)
    if (request?.kind === 'verify_email') await mailVerification(services, request.email)
    await inSchool(app, { schoolId }, (tx) => deleteMailRequest(tx, reference))
  }
}
