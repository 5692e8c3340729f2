import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { packOnce } from './pack-once.ts'

const forEver = 'private, max-age=31536000, immutable'
/** Of a name that ends in a number so many characters, else some thousands. */
const textOf = (name: string) => {
  const line = `The paper ${name}. `
  return line.repeat(Math.max(200, Number(/\d+$/.exec(name)?.[0] ?? 0) / line.length))
}

async function serving() {
  const fastify = Fastify()
  packOnce(fastify)
  await fastify.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  let isAllowed = true
  fastify.all('/papers/:name', async (request, reply) => {
    if (!isAllowed) return reply.status(403).send('No. '.repeat(400))
    const { name } = request.params as { name: string }
    const body = typeof request.body === 'object' && request.body ? JSON.stringify(request.body) : ''
    return reply.header('cache-control', forEver).send(textOf(name + body))
  })
  fastify.get('/changing', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(textOf(String(++calls))),
  )
  let calls = 0
  const ask = (url: string, encoding?: string, body?: object) =>
    fastify.inject({
      url,
      method: body ? 'POST' : 'GET',
      headers: encoding ? { 'accept-encoding': encoding } : {},
      ...(body ? { payload: body } : {}),
    })
  return { ask, forbid: () => (isAllowed = false) }
}

test('each address is packed as it was answered, in the encoding that is understood', async () => {
  const { ask } = await serving()
  for (const name of ['one', 'two', 'one']) {
    const [br, gz, plain, weighed] = await Promise.all(
      ['gzip, deflate, br, zstd', 'gzip, deflate', undefined, 'br;q=0, gzip'].map((encoding) =>
        ask(`/papers/${name}`, encoding),
      ),
    )
    expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(textOf(name))
    expect(br?.headers['content-length']).toBe(String(br?.rawPayload.length))
    expect(gunzipSync(gz?.rawPayload ?? '').toString()).toBe(textOf(name))
    expect([plain?.headers['content-encoding'], plain?.payload]).toEqual([undefined, textOf(name)])
    expect(weighed?.headers['content-encoding']).toBe('gzip')
  }
})

test('what is refused, may change, or was asked for by a body is never taken from what is kept', async () => {
  const { ask, forbid } = await serving()
  const unpacked = async (...asked: Parameters<typeof ask>) =>
    brotliDecompressSync((await ask(...asked)).rawPayload).toString()
  expect(await unpacked('/changing', 'br')).toBe(textOf('1'))
  expect(await unpacked('/changing', 'br')).toBe(textOf('2'))
  expect(await unpacked('/papers/x', 'br', { is: 1 })).toBe(textOf('x{"is":1}'))
  expect(await unpacked('/papers/x', 'br', { is: 2 })).toBe(textOf('x{"is":2}'))
  expect(await unpacked('/papers/x', 'br')).toBe(textOf('x'))
  forbid()
  const refused = await ask('/papers/x', 'br')
  expect(refused.statusCode).toBe(403)
  expect(brotliDecompressSync(refused.rawPayload).toString()).toContain('No.')
})

test('one is packed at a time, so that passwords are looked at meanwhile', async () => {
  const { ask } = await serving()
  const answered: string[] = []
  const papers = ['long-250000', 'short', 'short-3000']
  await Promise.all(papers.map(async (name) => [await ask(`/papers/${name}`, 'br'), answered.push(name)]))
  expect(answered).toEqual(papers)
})

test('a large one is packed quickly; of very many at once some are left to the library, and all are right', async () => {
  const { ask } = await serving()
  const large = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const one = await ask('/papers/large-300000', 'br')
  expect(one.rawPayload.equals(brotliCompressSync(textOf('large-300000'), large))).toBe(true)
  const names = Array.from({ length: 12 }, (_, at) => `${at}-300000`)
  const replies = await Promise.all(names.map((name) => ask(`/papers/${name}`, 'br')))
  for (const [at, { headers, rawPayload }] of replies.entries()) {
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(textOf(names[at] ?? ''))
  }
})
