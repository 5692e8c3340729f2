// Time for journeys that need some: what a school has done so far becomes last month's.
import { lagosMonth, monthsAt } from '@sabimark/domain/words/lagos-month.ts'
import { inDatabase } from '../kill/database.ts'
import type { Server } from '../server.ts'

/** Moves people, handed-in papers and their counters three days before this month in Lagos. */
export async function moveToLastMonth(server: Server): Promise<void> {
  const { thisMonth, lastMonth, turnedAt } = monthsAt(new Date())
  const before = new Date(turnedAt.getTime() - 3 * 24 * 3_600_000)
  if (lagosMonth(before) !== lastMonth) throw new Error('Three days before this month is last month.')
  await inDatabase(server.dataDir, async (ask) => {
    await ask('UPDATE users SET created_at = $1', [before])
    await ask("UPDATE exam_attempts SET submitted_at = $1 WHERE state = 'submitted'", [before])
    await ask('UPDATE month_counters SET month = $1 WHERE month = $2', [lastMonth, thisMonth])
  })
}
