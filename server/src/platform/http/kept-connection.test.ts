import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { keepConnectionsQuietly } from './kept-connection.ts'

let fastify: FastifyInstance | undefined
afterEach(() => fastify?.close())

/** Sends these over one connection, each when the last was answered; what came back, and whether it was closed. */
async function talk(...requests: string[]): Promise<{ replies: string[]; isClosed: boolean }> {
  fastify = Fastify()
  keepConnectionsQuietly(fastify)
  fastify.get('/', async () => 'here')
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = fastify.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  const replies: string[] = []
  let isClosed = false
  socket.on('end', () => {
    isClosed = true
  })
  for (const request of requests) {
    socket.write(request)
    await new Promise<void>((resolve) => socket.once('data', (reply) => resolve(void replies.push(String(reply)))))
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.destroy()
  return { replies, isClosed }
}

const get = (version: string, header = '') => `GET / HTTP/${version}\r\nHost: localhost\r\n${header}\r\n`

test('a connection that is kept is kept without words', async () => {
  const { replies, isClosed } = await talk(get('1.1'), get('1.1'))
  expect(replies.map((reply) => reply.endsWith('here'))).toEqual([true, true])
  expect(replies.join()).not.toMatch(/^(connection|keep-alive):/im)
  expect(isClosed).toBe(false)
})

test('who asks for the end of it is told of it and gets it', async () => {
  const { replies, isClosed } = await talk(get('1.1', 'Connection: close\r\n'))
  expect(replies[0]).toMatch(/^connection: close/im)
  expect(isClosed).toBe(true)
})

test('an older client is told, or it would wait for the end', async () => {
  const { replies, isClosed } = await talk(get('1.0', 'Connection: keep-alive\r\n'))
  expect(replies[0]).toMatch(/^connection: keep-alive/im)
  expect(isClosed).toBe(false)
})
