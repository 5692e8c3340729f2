import { nextTelling } from '@sabimark/domain/school/billing/end-told.ts'
import { beginOf, dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'

/** The kind of due work that follows the cycles of a school, and tells its administrators of their end. */
export const followBillingKind = 'follow_billing'

/** Has the cycles of the school looked at again at a moment; there is one such piece of work for each school. */
export async function planFollowing(tx: Tx, at: Date): Promise<void> {
  await enqueue(tx, followBillingKind, 'cycle', at)
}

/** Has the end of a new school's trial told in time; on the day it begins, what welcomes the school says it. */
export async function planTelling(tx: Tx, trialEndsAt: Date): Promise<void> {
  const tomorrow = beginOf(dayAfter(lagosDate(tx.now)))
  await planFollowing(tx, nextTelling(trialEndsAt, tomorrow) ?? trialEndsAt)
}
