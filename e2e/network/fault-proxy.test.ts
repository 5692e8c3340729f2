import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { seededRandom } from '@sabimark/domain/exam/seeded-random.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { calm, type Fault } from './weather.ts'

/** The bodies that reached the server, in order. */
let arrived: string[]
let server: Server
let proxy: FaultProxy

beforeEach(async () => {
  arrived = []
  server = createServer(async (incoming, response) => {
    let body = ''
    for await (const part of incoming) body += part
    arrived.push(body)
    response.end(`a reply to ${body}, and some more so that it can be cut`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  proxy = await startFaultProxy(address.port, seededRandom('a test'))
})
afterEach(async () => {
  await proxy.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = async (body: string, signal?: AbortSignal) => {
  const reply = await fetch(proxy.url, { method: 'POST', body, ...(signal ? { signal } : {}) })
  return { status: reply.status, text: await reply.text() }
}
const only = (fault: Fault) =>
  proxy.set({ ...calm, odds: { [fault]: 1 }, delayMs: [20, 40], holdMs: [200, 300], silenceMs: 60_000 })

test('calm, everything passes as it is', async () => {
  expect(await ask('one')).toEqual({ status: 200, text: 'a reply to one, and some more so that it can be cut' })
  expect(arrived).toEqual(['one'])
})

test('a dropped request never arrives; a dropped reply and a cut one do', async () => {
  await only('drop request')
  await expect(ask('one')).rejects.toThrow(TypeError)
  expect(arrived).toEqual([])
  await only('drop reply')
  await expect(ask('two')).rejects.toThrow(TypeError)
  await only('cut')
  await expect(ask('three')).rejects.toThrow()
  expect(arrived).toEqual(['two', 'three'])
})

test('a duplicate arrives twice', async () => {
  await only('duplicate')
  await ask('one')
  await proxy.heal()
  await expect.poll(() => arrived).toEqual(['one', 'one'])
})

test('what is held is passed by what comes later, and healing lets it go', async () => {
  await only('hold')
  const held = ask('one')
  await expect.poll(() => proxy.struck.hold).toBe(1)
  await only('pass')
  await ask('two')
  await proxy.heal()
  expect((await held).status).toBe(200)
  expect(arrived).toEqual(['two', 'one'])
})

test('a broken proxy answers for itself, as a page', async () => {
  await only('bad gateway')
  expect(await ask('one')).toMatchObject({ status: 502, text: expect.stringContaining('502 Bad Gateway') })
})

test('silence lasts until it is healed; then nobody takes a connection, then all is well', async () => {
  await only('silence')
  const unanswered = ask('one')
  await expect.poll(() => proxy.struck.silence).toBe(1)
  await proxy.heal()
  await expect(unanswered).rejects.toThrow(TypeError)
  await proxy.set({ ...calm, refuses: true })
  await expect(ask('two')).rejects.toThrow(TypeError)
  await proxy.heal()
  expect((await ask('three')).status).toBe(200)
})

test('a socket is passed on as it is, and ended where the network refuses', async () => {
  server.on('upgrade', (incoming, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nfor: ${incoming.headers.host}\r\n\r\n`)
    socket.on('data', (part) => socket.write(`heard ${part}`))
    socket.on('end', () => socket.end())
    socket.on('error', () => undefined)
  })
  const socket = connect(proxy.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => {
    heard += String(part)
  })
  const closed = once(socket, 'close')
  socket.write('GET /live HTTP/1.1\r\nhost: hall.test\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
  await expect.poll(() => heard).toMatch(/^HTTP\/1.1 101 .*for: hall.test/s)
  socket.write('one')
  await expect.poll(() => heard).toContain('heard one')
  await proxy.set({ ...calm, refuses: true })
  await closed
})
