import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { acknowledge, emptyOutbox, nextBatch, type Outbox, record, sending } from '@sabimark/domain/attempt/outbox.ts'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { testConfig } from '../../../test/config.ts'
import { createLog } from '../process/log.ts'
import { type HttpBounds, largestBody, largestPublicBody, largestSave, usualBounds } from './http-bounds.ts'
import { openHttp } from './open-http.ts'

/** So short that a test need not wait, where it is what is tried; as usual, where it is not. */
const short = { headMs: 100, requestMs: 300, lookEveryMs: 20 }
const log = createLog({ level: 'info', to: { write: () => undefined } })

let fastify: FastifyInstance
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await fastify.close()
})

async function serve(bounds: Partial<HttpBounds>, trustsProxy = false): Promise<void> {
  const config = testConfig({ trustsProxy })
  fastify = await openHttp({ config, log, bounds: { ...usualBounds, ...bounds } })
  fastify.post('/save', async ({ body }) => ({ saved: body }))
  await fastify.listen({ port: 0, host: '127.0.0.1' })
}

/** What comes back over a socket until the server closes it. */
type Line = { socket: Socket; all: Promise<string> }

/** `from` is another address of this computer. */
async function open(from = '127.0.0.1'): Promise<Line> {
  const address = fastify.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  sockets.push(socket)
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', (part) => {
    text += String(part)
  })
  const all = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  await once(socket, 'connect')
  return { socket, all }
}

const headOf = (length: number, more = '') =>
  `POST /save HTTP/1.1\r\nhost: school.test\r\norigin: http://school.test\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`

describe('who does not come to an end', () => {
  it.each([
    ['says nothing', ''],
    ['stops in the head', 'POST /save HTTP/1.1\r\nhost: sch'],
    ['stops in the body', `${headOf(9)}{"a"`],
  ])('and %s is told to try again and closed', async (_what, said) => {
    await serve(short)
    const { socket, all } = await open()
    socket.write(said)
    expect(await all).toMatch(/^HTTP\/1\.1 503 .*"code":"UNAVAILABLE"/s)
  })

  it('though a byte comes now and then, is closed all the same', async () => {
    await serve(short)
    const { socket, all } = await open()
    socket.write(headOf(1_000_000))
    const drip = setInterval(() => socket.write(' '), 20)
    expect(await all).toMatch(/^HTTP\/1\.1 503 /)
    clearInterval(drip)
  })

  it('and takes no answer is closed when nothing moves any more', async () => {
    await serve({ silentMs: 100 })
    const { socket, all } = await open()
    socket.write(`${headOf(9)}{"a"`)
    expect(await all).not.toMatch(/ 200 /)
  })
})

describe('who is slow and honest', () => {
  it('is heard out: a body may take longer than a head', async () => {
    await serve({ ...short, requestMs: usualBounds.requestMs })
    const { socket, all } = await open()
    const body = JSON.stringify({ answers: 'x'.repeat(400) })
    socket.write(headOf(body.length, 'connection: close\r\n'))
    for (let at = 0; at < body.length; at += 100) {
      await pause(short.headMs)
      socket.write(body.slice(at, at + 100))
    }
    expect(await all).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('has time for the largest body on a quarter of a bad phone’s network', () => {
    const leastKilobitsPerSecond = (largestBody * 8) / usualBounds.requestMs
    expect(leastKilobitsPerSecond).toBeLessThanOrEqual(400 / 4)
  })

  it('may send whatever an outbox lets go at once, with the longest texts, ids and tickets there are', () => {
    const longest = 'x'.repeat(40)
    const tickets = { ticket: longest.repeat(10), vouchedBy: longest.repeat(10), isPart: true, waitsTo: 100_001 }
    const sizeOf = (events: AttemptEvent[]) =>
      Buffer.byteLength(JSON.stringify({ json: { ...tickets, sentAtMs: 30 * 24 * 3_600_000, events } }))
    // Also of signs a room would drop: a page not of ours may keep them.
    const text = fc
      .constantFrom('x', '₦', '\n', '"', '\u0001', '\ud800', '😀')
      .chain((sign) => fc.nat(20_000 / sign.length).map((count) => sign.repeat(count)))
    const value = fc.oneof(
      text,
      fc.nat(6).map((count) => Array(count).fill(longest)),
    )
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 120 }), (values) => {
        let outbox = values.reduce<Outbox>(
          (state, one) => record(state, { kind: 'answer', question: longest, value: one, elapsedMs: 1 }),
          emptyOutbox(1),
        )
        while (outbox.events.length > 0) {
          const batch = nextBatch(outbox)
          expect(batch.length).toBeGreaterThan(0)
          expect(sizeOf(batch)).toBeLessThan(batch.length === 1 ? largestSave : largestPublicBody)
          outbox = acknowledge(sending(outbox, batch), batch.at(-1)?.seq ?? 0)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('connections', () => {
  const answers = async (from?: string) => {
    const { socket, all } = await open(from)
    socket.write(`${headOf(2, 'connection: close\r\n')}{}`)
    return (await all).startsWith('HTTP/1.1 200 ')
  }

  it('of one address have an end, and leave room for the next', async () => {
    await serve({ connectionsOfAddress: 3 })
    const held = await Promise.all([open(), open(), open()])
    expect([await answers(), await answers('127.0.0.2')]).toEqual([false, true])
    held[0]?.socket.destroy()
    await expect.poll(() => answers()).toBe(true)
    expect(await answers()).toBe(true)
  })

  it('of a trusted proxy have none of their own: it speaks for everybody', async () => {
    await serve({ connectionsOfAddress: 1 }, true)
    await Promise.all([open(), open()])
    expect(await answers()).toBe(true)
  })

  it('have an end in all', async () => {
    await serve({ connections: 2 })
    await Promise.all([open(), open('127.0.0.2')])
    expect(await answers('127.0.0.3')).toBe(false)
  })

  it('of a hall of 300 behind one address are within it', () => {
    // Six for requests, as browsers have it, and the socket of the exam.
    const ofOneBrowser = 6 + 1
    expect(usualBounds.connectionsOfAddress).toBeGreaterThanOrEqual(300 * ofOneBrowser)
    expect(usualBounds.connections).toBeGreaterThan(2 * usualBounds.connectionsOfAddress)
  })
})
