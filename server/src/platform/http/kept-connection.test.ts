import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { keepConnectionsQuietly } from './kept-connection.ts'

let fastify: FastifyInstance | undefined
afterEach(() => fastify?.close())

type Line = { replies: string[]; socket: Socket; ended: Promise<'ended'> }

/** Sends these over one connection, each when the last was answered. */
async function talk(...requests: string[]): Promise<Line> {
  fastify = Fastify()
  keepConnectionsQuietly(fastify)
  fastify.get('/', async () => 'here')
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = fastify.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  const replies: string[] = []
  const ended = new Promise<'ended'>((resolve) => socket.once('end', () => resolve('ended')))
  for (const request of requests) {
    socket.write(request)
    await new Promise<void>((resolve) => socket.once('data', (reply) => resolve(void replies.push(String(reply)))))
  }
  return { replies, socket, ended }
}

/** Whether a line stays open for a moment. */
async function isKept({ socket, ended }: Line): Promise<boolean> {
  const first = await Promise.race([ended, wait(50, 'kept')])
  socket.destroy()
  return first === 'kept'
}

const get = (version: string, header = '') => `GET / HTTP/${version}\r\nHost: localhost\r\n${header}\r\n`

test('a connection that is kept is kept without words', async () => {
  const line = await talk(get('1.1'), get('1.1'))
  const { replies } = line
  expect(replies.map((reply) => reply.endsWith('here'))).toEqual([true, true])
  expect(replies.join()).not.toMatch(/^(connection|keep-alive):/im)
  expect(await isKept(line)).toBe(true)
})

test('who asks for the end of it is told of it and gets it', async () => {
  const { replies, ended } = await talk(get('1.1', 'Connection: close\r\n'))
  expect(replies[0]).toMatch(/^connection: close/im)
  expect(await ended).toBe('ended')
})

test('an older client is told, or it would wait for the end', async () => {
  const line = await talk(get('1.0', 'Connection: keep-alive\r\n'))
  expect(line.replies[0]).toMatch(/^connection: keep-alive/im)
  expect(await isKept(line)).toBe(true)
})
