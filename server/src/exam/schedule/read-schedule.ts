import {
  daysOfEvent,
  scheduleCounts,
  scheduleDays,
  scheduleStatus,
  scheduleType,
} from '@sabimark/domain/exam/schedule/schedule.ts'
import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { type MySittingRow, selectSittingsOfStudent } from '../sitting.db.ts'
import { hasFeed } from './feed.db.ts'

const mostShown = 200
const keptForMs = 35 * 24 * 3_600_000

/** A student's own sittings as their calendar shows them, by the server's clock. */
export async function readSchedule(tx: Tx, actor: Pick<Actor, 'userId'>) {
  const rows = await selectSittingsOfStudent(tx, actor.userId, mostShown)
  const own = rows
    .filter(({ closesAt }) => closesAt.getTime() > tx.now.getTime() - keptForMs)
    .map((row) => ({ row, type: scheduleType(row.examType), status: statusOf(row, tx.now), opensAt: row.opensAt }))
    .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime())
  return {
    now: tx.now.toISOString(),
    today: lagosDate(tx.now),
    days: scheduleDays(tx.now),
    events: own.map(({ row, type, status }) => ({ ...asEvent(row), type, status })),
    counts: scheduleCounts(own, tx.now),
    hasFeed: await hasFeed(tx, actor.userId),
  }
}

const statusOf = (row: MySittingRow, now: Date) => scheduleStatus({ ...row, window: row }, now)

function asEvent(row: MySittingRow) {
  return {
    id: row.sittingId,
    examId: row.examId,
    title: row.title,
    subject: row.subject,
    date: lagosDate(row.opensAt),
    time: lagosTime(row.opensAt),
    duration: row.durationMinutes,
    location: row.location,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    days: daysOfEvent(row),
    revision: row.revision,
    changedAt: row.changedAt.toISOString(),
  }
}
