import { createBoundedMap } from '../platform/bounded-map.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** The kind of due work that computes the statistics of an exam, whose id its reference begins with. */
export const examStatisticsKind = 'exam_statistics'

/** So long after a paper was marked: a class has handed in by then, and it is done once for all of them. */
export const statisticsAfterMs = 60_000

/**
 * By exam: until when a row that this process wrote waits in the queue. Marking is on the way of every candidate, so it
 * asks once a minute, not once a paper. Were that row rolled back, the page that shows the figures asks again.
 */
const planned = createBoundedMap<string, number>(1_000)

/**
 * Has the statistics of these exams computed in a minute. A row that waits already is not put off, or a long exam would have
 * none; one that is under way is asked for again, so that nothing is missed.
 */
export async function planStatistics(tx: Tx, examIds: readonly string[]): Promise<void> {
  const now = tx.now.getTime()
  for (const examId of [...new Set(examIds)].sort()) {
    const name = `${tx.schoolId} ${examId}`
    if ((planned.get(name) ?? 0) > now) continue
    const writtenCount = await tx.run(
      `INSERT INTO due_work AS d (school_id, kind, reference, due_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = least(d.due_at, excluded.due_at), failures = 0
       WHERE d.failures > 0`,
      [tx.schoolId, examStatisticsKind, examId, new Date(now + statisticsAfterMs)],
    )
    // One that waits already is due at another time. A little less than it waits: until then it is certainly there.
    if (writtenCount > 0) planned.set(name, now + statisticsAfterMs - 5_000)
  }
}
