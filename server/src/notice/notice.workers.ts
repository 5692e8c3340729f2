import type { DueKind } from '../platform/jobs/due-work.ts'
import { mailNotices, sweepNotices, tellingOf } from '../platform/notice/tell.ts'
import type { Services } from '../platform/process/services.ts'
import { followBillingKind } from '../school/billing/plan-following.ts'
import { mailWhatWasTold } from './mailing/mail-notices.ts'
import { remindKind } from './reminder/plan-reminders.ts'
import { remind } from './reminder/remind.ts'
import { followBilling } from './telling/follow-billing.ts'
import { sweepOldNotices } from './telling/sweep-notices.ts'
import { tellCorrected } from './telling/tell-corrected.ts'
import { tellExamPublished } from './telling/tell-exam-published.ts'
import { tellLateAnswers } from './telling/tell-late-answers.ts'
import { tellResults } from './telling/tell-results.ts'

/** The due work of the bell: what many are told at once, and forgetting it again. */
export function noticeWorkers(
  services: Pick<Services, 'config' | 'pools' | 'isClockTrusted'>,
): Record<string, DueKind> {
  const { app } = services.pools
  return {
    [tellingOf('exam_published')]: { needsClock: true, run: tellExamPublished(app) },
    [tellingOf('results_released')]: { needsClock: true, run: tellResults(services) },
    [tellingOf('result_corrected')]: { needsClock: true, run: tellCorrected(services) },
    [tellingOf('late_answers')]: { needsClock: true, run: tellLateAnswers(app) },
    [remindKind]: { needsClock: true, run: remind(app) },
    [followBillingKind]: { needsClock: true, run: followBilling(services) },
    [mailNotices]: { needsClock: true, run: mailWhatWasTold(services) },
    [sweepNotices]: { needsClock: true, run: sweepOldNotices(app) },
  }
}
