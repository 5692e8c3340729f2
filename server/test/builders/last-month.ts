import { lagosMonth, monthsAt } from '@sabimark/domain/words/lagos-month.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import type { TestServer } from '../server.ts'

/**
 * Puts what a school has done so far into last month: its people, sittings, handed-in papers and their counter. What is
 * done from now on is this month's.
 */
export async function moveToLastMonth(server: TestServer, school: { schoolId: string }): Promise<void> {
  const { thisMonth, lastMonth, turnedAt } = monthsAt(new Date())
  const before = new Date(turnedAt.getTime() - 3 * 24 * 3_600_000)
  if (lagosMonth(before) !== lastMonth) throw new Error('Three days before this month is last month.')
  await inSchool(server.pools.app, school, async (tx) => {
    await tx.run('UPDATE users SET created_at = $2 WHERE school_id = $1', [school.schoolId, before])
    await tx.run("UPDATE exam_attempts SET submitted_at = $2 WHERE school_id = $1 AND state = 'submitted'", [
      school.schoolId,
      before,
    ])
    await tx.run('UPDATE month_counters SET month = $2 WHERE school_id = $1 AND month = $3', [
      school.schoolId,
      lastMonth,
      thisMonth,
    ])
  })
}
