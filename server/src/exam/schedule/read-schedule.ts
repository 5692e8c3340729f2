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
import { selectUnheardOfStudent } from '../right-answers.db.ts'
import { type MySittingRow, selectSittingsOfStudent } from '../sitting.db.ts'
import { hasFeed } from './feed.db.ts'

const mostShown = 200
const keptForMs = 35 * 24 * 3_600_000

/** A student's own sittings as their calendar shows them, by the server's clock. */
export async function readSchedule(tx: Tx, actor: Pick<Actor, 'userId'>) {
  const rows = await selectSittingsOfStudent(tx, actor.userId, mostShown)
  const kept = rows.filter(({ closesAt }) => closesAt.getTime() > tx.now.getTime() - keptForMs)
  const devices = await selectDevices(tx, actor.userId, kept)
  const own = kept
    .map((row) => {
      const status = statusOf(row, devices.get(row.sittingId) ?? null, tx.now)
      return { row, type: scheduleType(row.examType), status, opensAt: row.opensAt }
    })
    .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime())
  return {
    now: tx.now.toISOString(),
    today: lagosDate(tx.now),
    days: scheduleDays(tx.now),
    events: own.map(({ row, type, status }) => ({ ...asEvent(row, tx.now), type, status })),
    counts: scheduleCounts(own, tx.now),
    hasFeed: await hasFeed(tx, actor.userId),
  }
}

const statusOf = (row: MySittingRow, deviceUntil: Date | null, now: Date) =>
  scheduleStatus({ ...row, window: row }, deviceUntil, now)

/** Asked about only what would be called missed. */
async function selectDevices(tx: Tx, studentId: string, rows: readonly MySittingRow[]) {
  const missed = rows.filter((row) => statusOf(row, null, tx.now) === 'missed')
  return missed.length === 0
    ? new Map<string, Date>()
    : await selectUnheardOfStudent(
        tx,
        studentId,
        missed.map(({ sittingId }) => sittingId),
      )
}

function asEvent(row: MySittingRow, now: Date) {
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
    days: daysOfEvent(row, now),
    revision: row.revision,
    changedAt: row.changedAt.toISOString(),
  }
}
