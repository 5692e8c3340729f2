import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { downFrames, hiFrame, liveClose, readUpFrame } from '@sabimark/domain/attempt/live-frames.ts'
import fc, { type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeTicket } from '../../src/attempt/ticket.ts'
import { act, aSitting, newPage, type Page, type Sitting, send } from '../builders/sitting.ts'
import { extend } from '../builders/time.ts'
import { type TestServer, testServer } from '../server.ts'
import { frame, openSocketLine, type SocketLine } from './socket-line.ts'
import { nearly } from './spoil.ts'

/** More of them, and the same again, by `npm run hostile`; each is a socket of its own. */
const frames = Number(process.env.HOSTILE_BODIES || 1_000)
const seed = process.env.HOSTILE_SEED ? { seed: Number(process.env.HOSTILE_SEED) } : {}

let server: TestServer
let sitting: Sitting
let page: Page
/** Of so many pages frames are sent at once; of one page a newer socket would end the older. */
let pages: Page[]
const atOnce = 16
let elsewhere: Sitting
let foreign: Page
beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
  pages = await Promise.all(Array.from({ length: atOnce }, () => newPage(server, sitting)))
  page = await newPage(server, sitting)
  elsewhere = await aSitting(server)
  foreign = await newPage(server, elsewhere)
})
afterAll(() => server?.stop())

async function open(headers?: Record<string, string>, ...frames: Uint8Array[]): Promise<SocketLine> {
  const line = await openSocketLine(server.port, headers, ...frames)
  if (typeof line === 'number') throw new Error(`There is no socket: ${line}`)
  return line
}

/** Somebody else sits their exam meanwhile: their page is heard, and what they answer is saved. */
async function othersAreServed(): Promise<void> {
  const line = await open()
  line.send(frame(hiFrame(foreign.ticket)))
  expect(await line.next()).toBe(downFrames.ok)
  line.send(frame('["h",0]'))
  expect(await line.next()).toBe(downFrames.heard)
  line.end()
  expect(
    await send(foreign, [act(foreign, { kind: 'visit', question: foreign.order[0]?.questionId ?? '' })]),
  ).toMatchObject({
    refused: [],
  })
}

setFlagsFromString('--expose-gc')
/** What is still held once all that can be thrown away is gone. */
const heldMb = (): number => {
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 1_000_000
}
const mostKeptMb = 40

/** Whoever is closed may be told so by ws itself, by the rules of sockets. */
const closes = [1002, 1007, 1009, ...Object.values(liveClose)]

/** `from`: which of the pages sends it. */
type Sent = { from: number; isIn: boolean; text: string; pieces: number; opcode: number }

function anyFrame(page: Page, from: number): Arbitrary<Sent> {
  const good = fc.constantFrom(['hi', page.ticket], ['hi', page.deliveryTicket], ['h', 3], ['n'], ['ok'])
  const long = fc.constantFrom('x'.repeat(1_000_000), '['.repeat(1_000), `${'['.repeat(500)}${']'.repeat(500)}`)
  return fc.record({
    from: fc.constant(from),
    isIn: fc.boolean(),
    text: fc.oneof({ weight: 8, arbitrary: nearly(good) }, { weight: 1, arbitrary: long }),
    pieces: fc.constantFrom(1, 1, 1, 2, 5, 40),
    opcode: fc.constantFrom(1, 1, 1, 2, 3, 11),
  })
}

async function judge({ from, isIn, text, pieces, opcode }: Sent) {
  const ticket = pages[from]?.ticket ?? ''
  const line = await open()
  try {
    if (isIn) {
      line.send(frame(hiFrame(ticket)))
      expect(await line.next()).toBe(downFrames.ok)
    }
    const body = Buffer.from(text)
    const size = Math.ceil(body.length / pieces)
    const parts = Array.from({ length: pieces }, (_, index) =>
      frame(body.subarray(index * size, (index + 1) * size), {
        opcode: index === 0 ? opcode : 0,
        isLast: index === pieces - 1,
      }),
    )
    line.send(...parts)
    const said = await line.next()
    const meant = opcode === 1 && body.length <= 1024 && pieces <= 16 ? readUpFrame(String(body)) : null
    const isTaken = isIn ? meant?.kind === 'heartbeat' : meant?.kind === 'hi' && meant.ticket === ticket
    if (isTaken) expect(said).toBe(isIn ? downFrames.heard : downFrames.ok)
    else expect(closes).toContain(said)
  } finally {
    line.end()
  }
}

test('a frame that is none of a page’s closes its socket by a code, and nothing else comes of it', async () => {
  const lines = server.logged.length
  const before = heldMb()
  const allAtOnce = async (sent: Sent[]) => void (await Promise.all(sent.map(judge)))
  const runs = { numRuns: Math.ceil(frames / atOnce), ...seed }
  await fc.assert(fc.asyncProperty(fc.tuple(...pages.map(anyFrame)), allAtOnce), runs)
  const failed = server.logged.slice(lines).filter((line) => !line.includes('"security":'))
  expect(failed).toEqual([])
  await othersAreServed()
  expect(heldMb() - before).toBeLessThan(mostKeptMb)
}, 3_600_000)

test('bytes that are no frames at all end one socket and no other', async () => {
  const good = await open()
  good.send(frame(hiFrame(page.ticket)))
  expect(await good.next()).toBe(downFrames.ok)
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 2, maxLength: 300 }), async (bytes) => {
      const line = await open()
      line.send(bytes, frame('x', { opcode: 3 }), Buffer.alloc(600))
      // Some are the head of a long frame, of which more could come.
      await Promise.race([line.next(), new Promise((resolve) => setTimeout(resolve, 5))])
      line.end()
    }),
    { numRuns: frames / 10, ...seed },
  )
  good.send(frame('["h",0]'))
  expect(await good.next()).toBe(downFrames.heard)
  good.end()
}, 600_000)

test('pings without end, heartbeats without end and empty pieces without end are no longer read', async () => {
  const floods = [frame('x', { opcode: 9 }), frame('["h",1]'), frame('', { opcode: 10 })]
  for (const one of floods) {
    const line = await open()
    line.send(frame(hiFrame(page.ticket)))
    expect(await line.next()).toBe(downFrames.ok)
    line.send(...Array.from({ length: 10_000 }, () => one))
    await othersAreServed()
    let said = await line.next()
    while (typeof said === 'string') said = await line.next()
    expect([liveClose.badFrame, null]).toContain(said)
    line.end()
  }
  const pieces = await open()
  pieces.send(
    frame('["h"', { isLast: false }),
    ...Array.from({ length: 10_000 }, () => frame('', { opcode: 0, isLast: false })),
  )
  expect(closes).toContain(await pieces.next())
})

test('what comes in one packet with the request for a socket is heard as if it had come after it', async () => {
  const hi = frame(hiFrame(page.ticket))
  const good = await open({}, hi)
  expect(await good.next()).toBe(downFrames.ok)
  // Before it was let in, a page has nothing more to say.
  const hasty = await open({}, hi, frame('["h",1]'))
  expect(await hasty.next()).toBe(liveClose.badFrame)
  const long = 'x'.repeat(1_000_000)
  for (const bad of [frame('["h",1]'), frame(long), frame(hi, { opcode: 2 }), frame(long, { isLast: false })]) {
    const line = await open({}, bad)
    expect(closes).toContain(await line.next())
  }
  const pings = Array.from({ length: 10_000 }, () => frame('x', { opcode: 9 }))
  const flood = await open({}, ...pings)
  expect([liveClose.badFrame, null]).toContain(await flood.next())
  // Who is refused is so whatever follows.
  expect(await openSocketLine(server.port, { origin: 'http://evil.test' }, hi, ...pings)).toBe(403)
  good.send(frame('["h",0]'))
  expect(await good.next()).toBe(downFrames.heard)
  good.end()
  await othersAreServed()
})

test('at another school’s host a ticket is what it is at home: of its own attempt, and hears nothing of that school’s', async () => {
  const host = `${elsewhere.school.subdomain}.localhost:${server.port}`
  const line = await open({ host, origin: `http://${host}` })
  line.send(frame(hiFrame(page.ticket)))
  expect(await line.next()).toBe(downFrames.ok)
  for (const { teacher, examId, detail } of [elsewhere, sitting])
    await extend(teacher, {
      ...{ examId, sittingId: detail.sittingId ?? '', by: { minutes: 5 } },
      reason: 'The power was away',
    })
  // One word, of what its own school gave; what was given there had been said before.
  expect(await line.next()).toBe(downFrames.lookNow)
  line.send(frame('["h",0]'))
  expect(await line.next()).toBe(downFrames.heard)
  line.end()
})

test('of a thousand sockets of one ticket one is left', async () => {
  const lines = await Promise.all(Array.from({ length: 1_000 }, () => open()))
  const left = new Set(lines)
  for (const line of lines) line.send(frame(hiFrame(page.ticket)))
  const closedBy = lines.map(async (line) => {
    let said = await line.next()
    while (typeof said === 'string') said = await line.next()
    left.delete(line)
    return said
  })
  await othersAreServed()
  await expect.poll(() => left.size).toBe(1)
  for (const line of left) line.end()
  expect((await Promise.all(closedBy)).filter((code) => code === liveClose.replaced).length).toBe(999)
})

test.each([
  [{ origin: 'http://evil.test' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: '', host: '' }, 403],
  [{ host: 'evil.test' }, 403],
  [{ 'sec-websocket-version': '7' }, 400],
  [{ 'sec-websocket-key': 'short' }, 400],
  [{ 'sec-websocket-protocol': ';;;' }, 400],
])('%j is answered by %i in plain HTTP', async (headers, status) => {
  expect(await openSocketLine(server.port, headers)).toBe(status)
})

test('a ticket of one school names no attempt of another', async () => {
  const { schoolId } = sitting.school
  const { attemptId, epoch } = foreign
  const line = await open()
  line.send(frame(hiFrame(writeTicket({ schoolId, attemptId, epoch, studentId: attemptId }, server.config.secrets))))
  expect(await line.next()).toBe(liveClose.unknownAttempt)
  line.end()
})
