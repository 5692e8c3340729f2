import { createHash } from 'node:crypto'
import { type CalendarEvent, calendarFile } from '@sabimark/domain/exam/schedule/calendar-file.ts'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { inSchool } from '../../platform/database/tenant.ts'
import { asksFor } from '../../platform/http/web/etag.ts'
import { type MySittingRow, selectSittingsOfStudent } from '../sitting.db.ts'
import { selectOptionalStudentOfFeed, selectSchoolOfFeed } from './feed.db.ts'
import { hashOfToken } from './feed.ts'

export type FeedOptions = { app: Pool; publicUrl: string }

/** 22 letters of base64url are 128 bits. */
const feedFile = /^([\w-]{22})\.ics$/
const dayMs = 24 * 3_600_000
const mostEvents = 200

/**
 * Serves the private calendar of a student at /calendar/{token}.ics, outside the contract: a calendar has no session. Whoever
 * knows the address reads when they sit what, and nothing else; one that was dropped looks like one that never was.
 */
export function serveFeed(fastify: FastifyInstance, { app, publicUrl }: FeedOptions): void {
  const { hostname } = new URL(publicUrl)
  fastify.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const token = feedFile.exec(request.params.file)?.[1]
    const events = token === undefined ? null : await eventsOf(app, hashOfToken(token))
    if (events === null) return reply.callNotFound()
    const text = calendarFile(events, { host: hostname, hasAlarms: false })
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    reply.headers({ 'cache-control': 'private, no-cache', etag })
    if (asksFor(request.headers['if-none-match'], etag)) return reply.status(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}

async function eventsOf(app: Pool, tokenHash: string): Promise<CalendarEvent[] | null> {
  const schoolId = await selectSchoolOfFeed(app, tokenHash)
  if (schoolId === null) return null
  return await inSchool(app, { schoolId }, async (tx) => {
    const userId = await selectOptionalStudentOfFeed(tx, tokenHash)
    if (userId === undefined) return null
    const rows = await selectSittingsOfStudent(tx, userId, mostEvents)
    const [from, until] = [tx.now.getTime() - 30 * dayMs, tx.now.getTime() + 200 * dayMs]
    return rows
      .filter(({ opensAt, closesAt }) => closesAt.getTime() >= from && opensAt.getTime() <= until)
      .map(asCalendarEvent)
  })
}

function asCalendarEvent(row: MySittingRow): CalendarEvent {
  const { sittingId: id, title, subject, location, durationMinutes, opensAt, closesAt, revision, changedAt } = row
  return { id, title, subject, location, durationMinutes, opensAt, closesAt, revision, changedAt }
}
