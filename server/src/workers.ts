import { examWorkers } from './exam/exam.workers.ts'
import { sendNotices } from './notice/send-notice.ts'
import { freeSchoolKind, freeSchools } from './people/free-school.ts'
import { sweepAccounts, sweepAccountsKind } from './people/sweep-accounts.ts'
import type { Worker } from './platform/jobs/due-work.ts'
import { sendNotice } from './platform/mail/ask-for-mail.ts'
import type { Services } from './platform/services.ts'

/** Every kind of due work and the room that does it. */
export function buildWorkers(services: Services): Record<string, Worker> {
  return {
    [freeSchoolKind]: freeSchools(services),
    [sweepAccountsKind]: sweepAccounts(services),
    [sendNotice]: sendNotices(services),
    ...examWorkers(services),
  }
}
