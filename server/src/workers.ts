import { closeAttemptKind, closeAttempts } from './attempt/close-attempt.ts'
import { examWorkers } from './exam/exam.workers.ts'
import { sweepPresence } from './hall/presence/sweep-presence.ts'
import { markingWorkers } from './marking/marking.workers.ts'
import { sweepAttempts, sweepAttemptsKind } from './marking/sweep-attempts.ts'
import { sendFileMails } from './notice/mail/send-file-mail.ts'
import { sendMails } from './notice/mail/send-mail.ts'
import { noticeWorkers } from './notice/notice.workers.ts'
import { answerMailRequests } from './people/mail-request/answer-mail-requests.ts'
import { answerMailRequestKind } from './people/mail-request/request-mail.ts'
import { followTimeout, followTimeoutKind } from './people/sessions/follow-timeout.ts'
import { sweepAccounts, sweepAccountsKind } from './people/sign-in/sweep-accounts.ts'
import { freeSchoolKind, freeSchools } from './people/sign-up/free-school.ts'
import { endSignIn, endSignInKind } from './people/suspension/end-sign-in.ts'
import type { Worker, WorkGroup } from './platform/jobs/due-work.ts'
import { sendFileMail, sendMail, sendNoticeMail, sendSignUpMail } from './platform/mail/mail-line.ts'
import type { Services } from './platform/process/services.ts'
import { sweepKept, sweepKeptKind } from './platform/record/sweep-kept.ts'
import { expireReportKind, reportExpiry } from './report/making/expire-report.ts'
import { makeReportKind } from './report/making/make-report.ts'
import { readyTelling, tellReadyKind } from './report/making/tell-ready.ts'
import { reportMaking } from './report/making/write-report.ts'
import { resultWorkers } from './result/result.workers.ts'

/**
 * Every kind of due work and the room that does it. What a class of candidates waits for is in a group of its own, so
 * that neither a silent mail server nor a sweep through a large school holds it up.
 */
export function buildWorkers(services: Services): WorkGroup[] {
  return [
    {
      concurrency: 4,
      kinds: { [closeAttemptKind]: { needsClock: true, run: closeAttempts(services) }, ...markingWorkers(services) },
    },
    { concurrency: 2, kinds: { [sendMail]: { needsClock: false, run: sendMails(services) } } },
    { concurrency: 1, kinds: { [sendSignUpMail]: { needsClock: false, run: sendMails(services) } } },
    { concurrency: 1, kinds: { [sendNoticeMail]: { needsClock: false, run: sendMails(services) } } },
    // One at a time: each has the whole connection.
    { concurrency: 1, kinds: { [sendFileMail]: sendFileMails(services) } },
    { concurrency: 1, kinds: { [answerMailRequestKind]: { needsClock: false, run: answerMailRequests(services) } } },
    { concurrency: 2, kinds: examWorkers(services) },
    { concurrency: 1, kinds: noticeWorkers(services) },
    // Computing takes tens of milliseconds in one piece, so one at a time.
    { concurrency: 1, kinds: resultWorkers(services) },
    // Of one process, they are written by one thread.
    { concurrency: 1, kinds: { [makeReportKind]: reportMaking(services) } },
    {
      concurrency: 1,
      kinds: {
        [freeSchoolKind]: { needsClock: true, run: freeSchools(services) },
        [endSignInKind]: { needsClock: true, run: endSignIn(services) },
        [followTimeoutKind]: { needsClock: false, run: followTimeout(services) },
        [sweepAccountsKind]: { needsClock: true, run: sweepAccounts(services) },
        [sweepKeptKind]: { needsClock: true, run: inTurn(sweepKept(services), sweepPresence(services)) },
        [sweepAttemptsKind]: { needsClock: true, run: sweepAttempts(services) },
        [expireReportKind]: reportExpiry(services),
        [tellReadyKind]: readyTelling(services),
      },
    },
  ]
}

/** What several rooms do about the same piece of work. */
const inTurn =
  (...all: Worker[]): Worker =>
  async (item) => {
    for (const run of all) await run(item)
  }
