import { once } from 'node:events'
import { downFrames, heartbeatFrame, hiFrame, liveClose, liveProtocol } from '@sabimark/domain/attempt/live-frames.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { aSitting, closeSittings, newPage, type Page, type Sitting } from '../../../test/builders/sitting.ts'
import { extend, giveTime } from '../../../test/builders/time.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { readTicket, writeTicket } from '../../attempt/ticket.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { openHttp } from '../../platform/http/open-http.ts'
import type { Heard } from '../presence/presence.ts'
import { type LiveBounds, usualLiveBounds } from './live-pages.ts'
import { serveLive } from './serve-live.ts'

let server: TestServer
let sitting: Sitting
let page: Page
let sittingId = ''
let ended: Page
beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
  sittingId = sitting.detail.sittingId ?? ''
  page = await newPage(server, sitting)
  const over = await aSitting(server)
  ended = await newPage(server, over)
  await closeSittings(server, over.school, over.examId, 25 * 3_600_000)
})
afterAll(() => server?.stop())

let opened: FastifyInstance[] = []
let sockets: WebSocket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.terminate()
  sockets = []
  await Promise.all(opened.map((one) => one.close()))
  opened = []
})

/** A server of sockets alone, over the same database. */
async function serve(bounds: Partial<LiveBounds> = {}) {
  const signs: Heard[] = []
  const fastify = await openHttp(server)
  serveLive(fastify, {
    ...server,
    notePresence: (sign) => signs.push(sign),
    onAsked: () => undefined,
    bounds: { ...usualLiveBounds, ...bounds },
  })
  opened.push(fastify)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = fastify.server.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, fastify, signs }
}

/** A page's socket, and what it hears. */
async function open(port: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, liveProtocol, { origin: `http://127.0.0.1:${port}` })
  sockets.push(socket)
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  const closed = once(socket, 'close').then(([code]) => Number(code))
  closed.catch(() => undefined)
  await once(socket, 'open')
  return { socket, heard, closed, says: (text: string) => socket.send(text) }
}

async function sit(port: number, { ticket }: Pick<Page, 'ticket'> = page) {
  const line = await open(port)
  line.says(hiFrame(ticket))
  await expect.poll(() => line.heard).toEqual([downFrames.ok])
  return line
}

test('a page says its ticket and that it is there, and the hall hears who it is', async () => {
  const { port, signs } = await serve()
  const { heard, says } = await sit(port)
  says(heartbeatFrame(3))
  await expect.poll(() => heard).toEqual([downFrames.ok, downFrames.heard])
  const { schoolId } = sitting.school
  const sign = { schoolId, sittingId, studentId: signs[0]?.studentId, lane: 'socket' }
  expect(signs).toEqual([sign, { ...sign, waiting: 3 }])
})

test('time that staff give is heard by the pages of the sitting, and by no other', async () => {
  const other = await aSitting(server)
  const [here, there] = [await sit(server.port), await sit(server.port, await newPage(server, other))]
  const { examId, teacher } = sitting
  // The connection that hears of it is opened beside the first page.
  await expect.poll(listening).not.toEqual([])
  await extend(teacher, { examId, sittingId, by: { minutes: 5 }, reason: 'Power was away' })
  await expect.poll(() => here.heard).toEqual([downFrames.ok, downFrames.lookNow])
  const ids = [readTicket(page.ticket, server.config.secrets)?.studentId ?? '']
  await giveTime(teacher, { examId, sittingId, ids, minutes: 5, reason: 'Came late by bus' })
  await expect.poll(() => here.heard).toEqual([downFrames.ok, downFrames.lookNow, downFrames.lookNow])
  expect(there.heard).toEqual([downFrames.ok])
  // And what it says of itself the board reads.
  here.says(heartbeatFrame(2))
  const read = () =>
    inSchool(server.pools.app, sitting.school, (tx) =>
      tx.rows('SELECT lane, waiting FROM attempt_presence WHERE student_id = $1', ids),
    )
  await expect.poll(read).toEqual([{ lane: 'socket', waiting: 2 }])
})

/** Of the role whose connections these are: others do not see what it asked. */
const listening = async () =>
  (
    await server.pools.app.query(
      "SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN hall' AND datname = current_database()",
    )
  ).rows.map(({ pid }) => Number(pid))

test('a connection for hints that breaks is opened again', async () => {
  const { port } = await serve()
  const line = await sit(port)
  await expect.poll(listening).not.toEqual([])
  const before = await listening()
  await server.pools.app.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [before])
  await expect.poll(async () => (await listening()).filter((pid) => !before.includes(pid))).not.toEqual([])
  await expect
    .poll(async () => {
      const { examId } = sitting
      await extend(sitting.teacher, { examId, sittingId, by: { minutes: 1 }, reason: 'Power was away' })
      return line.heard.includes(downFrames.lookNow)
    })
    .toBe(true)
})

test.each([
  ['a ticket nobody gave out', () => 'x'.repeat(112), liveClose.forgedTicket],
  [
    'another school’s ticket for its own attempt',
    () => ticketOf({ schoolId: '01890000-0000-7000-8000-000000000001' }),
    liveClose.unknownAttempt,
  ],
  [
    'the ticket of somebody else’s attempt',
    () => ticketOf({ studentId: '01890000-0000-7000-8000-000000000001' }),
    liveClose.unknownAttempt,
  ],
  ['a ticket that only delivers', () => page.deliveryTicket, liveClose.forgedTicket],
  ['a ticket of which the window is over', () => ended.ticket, liveClose.windowClosed],
] as const)('%s is closed with its own code', async (_what, ticket, code) => {
  const { port, signs } = await serve()
  const { says, closed } = await open(port)
  says(hiFrame(ticket()))
  expect(await closed).toBe(code)
  expect(signs).toEqual([])
})

/** Signed with our secret, and not as any call signs one. */
function ticketOf(claims: { schoolId?: string; studentId?: string }) {
  const { attemptId, epoch } = page
  const { schoolId } = sitting.school
  return writeTicket({ schoolId, attemptId, epoch, studentId: attemptId, ...claims }, server.config.secrets)
}

test('who says nothing, or nothing more, is ended', async () => {
  const { port } = await serve({ hiWithinMs: 50, silentMs: 400, lookEveryMs: 20 })
  const silent = await open(port)
  expect(await silent.closed).toBe(liveClose.saidNothing)
  const { closed } = await sit(port)
  // 1006: no word of it, for nobody may be there any more.
  expect(await closed).toBe(1006)
})

test('the newest socket of a page wins, and the newest page of an attempt', async () => {
  const { port } = await serve()
  const [first, second] = [await sit(port), await sit(port)]
  expect(await first.closed).toBe(liveClose.replaced)
  const older = await newPage(server, sitting)
  const old = await sit(port, older)
  const newer = await older.client.attempt.start({ examId: sitting.examId, pageId: 'f'.repeat(32), knows: 1 })
  await sit(port, newer)
  expect(await old.closed).toBe(liveClose.replaced)
  const late = await open(port)
  late.says(hiFrame(older.ticket))
  expect(await late.closed).toBe(liveClose.replaced)
  expect(second.socket.readyState).toBe(WebSocket.OPEN)
})

test('a page that another has taken over from is no sign of its candidate, though the newer one has no socket', async () => {
  const older = await newPage(server, sitting)
  await older.client.attempt.start({ examId: sitting.examId, pageId: 'e'.repeat(32), knows: 1 })
  const { port, signs } = await serve()
  const { says, closed } = await open(port)
  says(hiFrame(older.ticket))
  expect(await closed).toBe(liveClose.replaced)
  expect(signs).toEqual([])
})

test('more sockets than there is room for are told so in plain HTTP, in all and of one address', async () => {
  for (const bounds of [{ sockets: 2 }, { socketsOfAddress: 2 }]) {
    const { port } = await serve(bounds)
    const [one] = [await open(port), await open(port)]
    await expect(open(port)).rejects.toThrow('Unexpected server response: 503')
    one.socket.close()
    await one.closed
    await open(port)
  }
})

test('a server that ends says so to every page, and ends though one does not answer', async () => {
  const { port, fastify } = await serve()
  const pages = [await sit(port), await open(port)]
  const deaf = await open(port)
  deaf.socket.pause()
  await fastify.close()
  expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([liveClose.restart, liveClose.restart])
  await expect(open(port)).rejects.toThrow('ECONNREFUSED')
})

test('pages that come together are looked for together, and each is told what is so of itself', async () => {
  const { port } = await serve()
  const lines = await Promise.all(Array.from({ length: 60 }, () => open(port)))
  const tickets = [page.ticket, ticketOf({ studentId: page.attemptId }), ended.ticket]
  const asking = vi.spyOn(server.pools.app, 'connect')
  for (const [place, { says }] of lines.entries()) says(hiFrame(tickets[place % 3] ?? ''))
  // Of one page the newest socket is left, whichever that is.
  const of = (kind: number) => lines.filter((_line, place) => place % 3 === kind).map(({ closed }) => closed)
  const all = (kind: number) => Promise.all(of(kind))
  expect(new Set(await all(1))).toEqual(new Set([liveClose.unknownAttempt]))
  expect(new Set(await all(2))).toEqual(new Set([liveClose.windowClosed]))
  await expect.poll(() => lines.filter(({ heard }) => heard.length > 0).length).toBe(20)
  expect(asking.mock.calls.length).toBeLessThan(20)
  asking.mockRestore()
})

test('while the clock is not trusted no window is over, and a database that is away is busy', async () => {
  const { port } = await serve()
  server.clock.isTrusted = false
  await sit(port, ended)
  server.clock.isTrusted = true
  const fastify = await openHttp(server)
  opened.push(fastify)
  const broken = { ...server.pools, app: { connect: () => Promise.reject(new Error('away')) } as never }
  serveLive(fastify, { ...server, pools: broken, notePresence: () => undefined, onAsked: () => undefined })
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = fastify.server.address()
  const { says, closed } = await open(typeof address === 'object' ? (address?.port ?? 0) : 0)
  says(hiFrame(page.ticket))
  expect(await closed).toBe(liveClose.busy)
})
