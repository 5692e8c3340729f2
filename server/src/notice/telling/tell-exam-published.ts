import { changedExams } from '@sabimark/domain/exam/exam-notices.ts'
import { examPublished } from '@sabimark/domain/notice/notices.ts'
import type { Pool } from 'pg'
import { selectCandidates, selectOptionalSitting } from '../../exam/sitting.db.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import { mailLater, tell } from '../../platform/notice/tell.ts'
import { planReminders } from '../reminder/plan-reminders.ts'
import { correctNotices, holdSitting, isFurtherSitting } from './telling.db.ts'

/**
 * Tells each candidate of a sitting that there is an exam for them. Told twice, nobody hears it twice, unless it opens at
 * another time than they were told: then the notice says so, unread. Reminders are planned with it.
 */
export function tellExamPublished(app: Pool): Worker {
  return ({ schoolId, reference: sittingId }) =>
    inSchool(app, { schoolId }, async (tx) => {
      await holdSitting(tx, sittingId)
      const sitting = await selectOptionalSitting(tx, sittingId)
      if (!sitting || sitting.closesAt <= tx.now) return
      const { examId, title, subject, durationMinutes } = sitting
      const [opensAt, closesAt] = [sitting.opensAt.toISOString(), sitting.closesAt.toISOString()]
      const isFurther = await isFurtherSitting(tx, sittingId)
      const data = { examId, title, subject, opensAt, closesAt, durationMinutes, ...(isFurther && { isFurther }) }
      const candidates = await selectCandidates(tx, sittingId)
      await tell(
        tx,
        examPublished,
        candidates.map((userId) => ({ userId, about: sittingId, data })),
      )
      const corrected = await correctNotices(tx, 'exam_published', 'exam_changed', {
        about: sittingId,
        data,
        userIds: candidates,
      })
      if (corrected > 0) await mailLater(tx, changedExams)
      await planReminders(tx, sitting)
    })
}
