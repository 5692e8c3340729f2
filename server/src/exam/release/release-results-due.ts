import type { Pool } from 'pg'
import { inSchool } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { lockOptionalExam } from '../exam.db.ts'
import { releaseWaiting, selectReleaseAt } from './release.db.ts'
import { releaseResultsKind } from './set-release.ts'

/**
 * Releases the scores of an exam whose day has come, as staff would by hand, and has candidates told. A score that waits for a marker
 * follows when it is there. Moved to another day since, it is looked at then.
 */
export function releaseResultsDue(pool: Pool): Worker {
  return ({ schoolId, reference: examId }) =>
    inSchool(pool, { schoolId }, async (tx) => {
      if (!(await lockOptionalExam(tx, examId))) return
      const releaseAt = await selectReleaseAt(tx, examId)
      if (!releaseAt) return
      if (releaseAt > tx.now) return await enqueue(tx, releaseResultsKind, examId, releaseAt)
      if ((await releaseWaiting(tx, examId)) > 0) await tellLater(tx, 'results_released', examId)
    })
}
