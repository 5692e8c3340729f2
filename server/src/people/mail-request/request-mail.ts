import { inSchool } from '../../platform/database/tenant.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { keepMailRequest, type MailRequestKind } from './mail-request.db.ts'

/** The kind of due work that answers a request; its reference is the id of the request. */
export const answerMailRequestKind = 'answer_mail_request'

/**
 * Keeps what was asked for and answers at once: whether there is anybody to write to is looked up by due work, so neither
 * the reply nor the time it takes says whether the address has an account.
 */
export async function requestMail(
  room: Pick<PeopleServices, 'pools' | 'wakeJobs'>,
  kind: MailRequestKind,
  email: string,
) {
  await inSchool(room.pools.app, { schoolId: platformSchoolId }, async (tx) =>
    enqueue(tx, answerMailRequestKind, await keepMailRequest(tx, { kind, email })),
  )
  room.wakeJobs()
  return {}
}
