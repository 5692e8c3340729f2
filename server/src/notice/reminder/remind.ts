import { remindAt } from '@sabimark/domain/exam/reminder.ts'
import { examReminder } from '@sabimark/domain/notice/notices.ts'
import { isTold } from '@sabimark/domain/notice/topics.ts'
import type { Pool } from 'pg'
import { selectNotExcused } from '../../exam/attendance/expected.db.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { tell } from '../../platform/notice/tell.ts'
import { selectOptionalSchool } from '../../school/school.db.ts'
import { selectNotificationSettings } from '../../school/settings/settings.db.ts'
import { remindKind } from './plan-reminders.ts'
import { selectOptionalToRemind, selectWhoWants, type ToRemind } from './reminder.db.ts'

/**
 * Reminds each candidate who wants it and is not excused, once for each time the sitting is to open. One that was moved is reminded of at its
 * new moment; one that is open by now, or withdrawn, not at all, nor any while the school is suspended or has
 * reminders switched off.
 */
export function remind(app: Pool): Worker {
  return ({ schoolId, reference }) =>
    inSchool(app, { schoolId }, async (tx) => {
      const [sittingId = '', minutes] = reference.split('/')
      const span = Number(minutes)
      const sitting = await selectOptionalToRemind(tx, sittingId)
      if (!sitting || sitting.isWithdrawn || sitting.opensAt <= tx.now) return
      const dueAt = remindAt(sitting.opensAt, span)
      if (dueAt > tx.now) return await enqueue(tx, remindKind, reference, dueAt)
      // Nobody can start it.
      if ((await selectOptionalSchool(tx))?.isSuspended) return
      if (!isTold('exam_reminder', await selectNotificationSettings(tx))) return
      const userIds = await selectNotExcused(tx, sittingId)
      const wanting = await selectWhoWants(tx, { sittingId, span, userIds })
      await tell(
        tx,
        examReminder,
        wanting.map((userId) => ({ userId, about: aboutOf(reference, sitting), data: dataOf(sitting) })),
      )
    })
}

/** A sitting that is moved after somebody was reminded is told of again. */
const aboutOf = (reference: string, { opensAt }: ToRemind) => `${reference}/${opensAt.getTime()}`

function dataOf({ examId, title, subject, location, durationMinutes, opensAt }: ToRemind) {
  return { examId, title, subject, location, durationMinutes, opensAt: opensAt.toISOString() }
}
