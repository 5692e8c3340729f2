import { once } from 'node:events'
import { connect } from 'node:net'
import { livePath } from '@sabimark/domain/attempt/live-frames.ts'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { testConfig } from '../../../test/config.ts'
import { askRaw } from '../../../test/raw-http.ts'
import type { Config } from '../config.ts'
import { createLog } from '../process/log.ts'
import { openHttp } from './open-http.ts'
import { socketPath, takeUpgrades } from './upgrade.ts'

let fastify: FastifyInstance | undefined
afterEach(() => fastify?.close())

async function serve(settings: Partial<Config> = {}) {
  const config = testConfig(settings)
  const opened = await openHttp({ config, log: createLog({ level: 'info', to: { write: () => undefined } }) })
  fastify = opened
  const taken: string[] = []
  const ips: string[] = []
  opened.get('/', async ({ ip }) => {
    ips.push(ip)
    return 'page'
  })
  takeUpgrades(opened, {
    config,
    protocol: 'sabimark.1',
    hasRoom: (address) => address !== '203.0.113.99',
    onAsked: () => undefined,
    take: (_request, socket, _head, address) => {
      taken.push(address)
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
    },
  })
  await opened.listen({ port: 0, host: '127.0.0.1' })
  const address = opened.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const good = {
    host: 'school.test',
    origin: 'http://school.test',
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-protocol': 'other, sabimark.1',
  }
  const ask = (headers: Record<string, string>, line = `GET ${socketPath}`) =>
    askRaw(port, line, { headers: { ...good, ...headers } })
  return { port, taken, ips, ask }
}

test('the address is the one that pages open', () => expect(socketPath).toBe(livePath))

test.each([
  ['from a page of the same host', {}, 200],
  ['from one by https', { origin: 'https://school.test' }, 200],
  ['from another site', { origin: 'http://evil.test' }, 403],
  ['from a page without an origin', { origin: 'null' }, 403],
  ['under a name like ours', { origin: 'http://school.test.evil.test' }, 403],
  ['in another protocol', { 'sec-websocket-protocol': 'chat' }, 400],
  ['in no protocol', { 'sec-websocket-protocol': '' }, 400],
])('%s a socket is answered %j by %i', async (_what, headers, status) => {
  const { ask, taken } = await serve()
  const reply = await ask(headers)
  expect([reply.status, taken.length]).toEqual([status, status === 200 ? 1 : 0])
  if (status !== 200) expect(reply.headers.get('x-content-type-options')).toEqual(['nosniff'])
})

test('another host is turned away where PUBLIC_URL is set, and another verb always', async () => {
  const { ask, taken } = await serve({ isPublicUrlSet: true })
  const evil = { host: 'evil.example', origin: 'http://evil.example' }
  expect((await ask(evil)).status).toBe(421)
  expect((await ask({}, `POST ${socketPath}`)).status).toBe(405)
  expect(taken).toEqual([])
})

test('who asks for something else at another address is answered as if they had not', async () => {
  const { ask, taken } = await serve()
  expect((await ask({ connection: 'upgrade, close' }, 'GET /')).body).toContain('page')
  expect((await ask({ connection: 'upgrade, close', upgrade: 'h2c' })).status).toBe(404)
  expect(taken).toEqual([])
})

test.each([
  [true, '203.0.113.7'],
  [true, '198.51.100.1, 203.0.113.7'],
  [true, '203.0.113.7, '],
  [true, ''],
  [false, '203.0.113.7'],
])('under TRUST_PROXY %s, behind %j, the address is that of requests', async (trustsProxy, forwarded) => {
  const { ask, taken, ips } = await serve({ trustsProxy })
  const headers = { 'x-forwarded-for': forwarded, connection: 'upgrade, close' }
  await ask(headers)
  await ask(headers, 'GET /')
  expect(taken).toEqual(ips)
  if (trustsProxy) expect((await ask({ 'x-forwarded-for': '203.0.113.99' })).status).toBe(503)
})

test('who is gone in the moment of asking harms nobody', async () => {
  const { port, ask } = await serve()
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${socketPath} HTTP/1.1\r\nhost: school.test\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`)
  socket.resetAndDestroy()
  expect((await ask({})).status).toBe(200)
})
