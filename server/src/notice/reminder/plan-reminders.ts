import { isReminderAhead, remindAt } from '@sabimark/domain/exam/reminder.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { selectWantedSpans } from './reminder.db.ts'

/** The kind of due work that reminds of one sitting so long before it opens. */
export const remindKind = 'remind'

/** A piece of it: `sitting/minutes`. */
export const reminderOf = (sittingId: string, span: number) => `${sittingId}/${span}`

/** Has these spans of a sitting done when their moment comes; those that are over are skipped. */
export async function enqueueReminders(
  tx: Tx,
  { sittingId, opensAt }: { sittingId: string; opensAt: Date },
  spans: readonly number[],
): Promise<void> {
  for (const span of spans) {
    if (!isReminderAhead(opensAt, span, tx.now)) continue
    await enqueue(tx, remindKind, reminderOf(sittingId, span), remindAt(opensAt, span))
  }
}

/** After a sitting was published or moved: whatever anybody may want of it is due at its own moment. */
export async function planReminders(tx: Tx, sitting: { sittingId: string; opensAt: Date }): Promise<void> {
  await enqueueReminders(tx, sitting, await selectWantedSpans(tx, sitting.sittingId))
}
