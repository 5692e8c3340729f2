import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWeb } from './static.ts'

const program = 'export const words = "to be said";\n'.repeat(200)
const page = `<!doctype html>${'<p>A page.</p>'.repeat(200)}`
const folder = mkdtempSync(join(tmpdir(), 'sabimark-web-'))
const fastify: FastifyInstance = Fastify()

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const [name, content] of [
    ['assets/built-1.js', program],
    ['app.html', page],
    ['index.html', page],
  ] as const) {
    writeFileSync(join(folder, name), content)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content))
  }
  writeFileSync(join(folder, 'assets/alone-1.js'), program)
  writeFileSync(join(folder, 'theme.js'), program)
  writeFileSync(join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await fastify.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await serveWeb(fastify, folder)
})
afterAll(async () => {
  await fastify.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, encodings = 'gzip, deflate, br') =>
  fastify.inject({ url, headers: { 'accept-encoding': encodings } })

test.each([
  ['/assets/built-1.js', 'gzip, deflate, br', 'br', brotliCompressSync(program)],
  ['/assets/built-1.js', 'gzip', 'gzip', gzipSync(program)],
  ['/dashboard/exams', 'br', 'br', brotliCompressSync(page)],
  ['/login', 'br', 'br', brotliCompressSync(page)],
])('%s for %s is the file the build has compressed, as it is', async (url, encodings, encoding, bytes) => {
  const reply = await get(url, encodings)
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.headers['content-type']).toMatch(url.endsWith('.js') ? /javascript/ : /html/)
  expect(reply.headers.vary).toMatch(/accept-encoding/i)
  expect(reply.rawPayload.equals(bytes)).toBe(true)
})

test('hashed files are kept for ever, pages never, pictures without a hash for a day, compressed or not', async () => {
  for (const encodings of ['br', 'identity']) {
    const { headers } = await get('/assets/built-1.js', encodings)
    expect(headers['cache-control']).toContain('immutable')
    expect(headers).not.toHaveProperty('etag')
    expect((await get('/dashboard', encodings)).headers).toHaveProperty('etag')
    expect((await get('/dashboard', encodings)).headers['cache-control']).toBe('no-cache')
    expect((await get('/theme.js', encodings)).headers['cache-control']).toBe('no-cache')
    expect((await get('/mark.svg', encodings)).headers['cache-control']).toBe('public, max-age=86400')
  }
})

test('a file without a compressed one beside it is compressed on its way, and plain for who asks so', async () => {
  const reply = await get('/assets/alone-1.js', 'br')
  expect(reply.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(program)
  expect((await get('/assets/built-1.js', 'identity')).body).toBe(program)
})

test('the compressed files have no address of their own', async () => {
  expect((await get('/assets/built-1.js.br')).statusCode).toBe(404)
})
