import { closeAttemptKind, closeAttempts } from './attempt/close-attempt.ts'
import { examWorkers } from './exam/exam.workers.ts'
import { markingWorkers } from './marking/marking.workers.ts'
import { sweepAttempts, sweepAttemptsKind } from './marking/sweep-attempts.ts'
import { sendNotices } from './notice/send-notice.ts'
import { sweepAccounts, sweepAccountsKind } from './people/account/sweep-accounts.ts'
import { freeSchoolKind, freeSchools } from './people/sign-up/free-school.ts'
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
    [closeAttemptKind]: closeAttempts(services),
    ...markingWorkers(services),
    [sweepAttemptsKind]: sweepAttempts(services),
  }
}
