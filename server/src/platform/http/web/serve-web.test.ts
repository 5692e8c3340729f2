import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw } from '../../../../test/raw-http.ts'
import { serveWeb } from './serve-web.ts'

const program = 'export const words = "to be said";\n'.repeat(200)
const page = `<!doctype html>${'<p>A page.</p>'.repeat(200)}`
// As somebody may install it, who keeps programs below a folder of that name.
const place = mkdtempSync(join(tmpdir(), 'sabimark-web-'))
const folder = join(place, 'assets', 'web')
const fastify: FastifyInstance = Fastify()
let port = 0
let fill = (html: string) => html.replaceAll('%email%', '')

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const [name, content] of [
    ['assets/built-1.js', program],
    ['app.html', page],
  ] as const) {
    writeFileSync(join(folder, name), content)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content))
  }
  for (const name of ['site', 'form']) mkdirSync(join(folder, name))
  for (const name of ['site/index', 'site/about', 'site/terms', 'site/not-found', 'form/login', 'form/signup']) {
    const link = '<link rel="canonical" href="%public-url%/x"><meta content="%public-url%/social.png">'
    writeFileSync(join(folder, `${name}.html`), `<!doctype html>${link}<h1>${name}</h1>%email%${page}`)
  }
  writeFileSync(join(folder, 'social.png'), 'picture')
  writeFileSync(join(folder, 'assets/alone-1.js'), program)
  writeFileSync(join(folder, 'theme.js'), program)
  writeFileSync(join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await fastify.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await serveWeb(fastify, folder, {
    publicUrl: 'https://sabimark.test',
    hasWorker: true,
    isSchoolHost: (host) => host === 'greenfield.sabimark.test',
    filling: async () => fill,
  })
  port = Number(new URL(await fastify.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await fastify.close()
  rmSync(place, { recursive: true })
})

const get = (url: string, encodings = 'gzip, deflate, br') =>
  fastify.inject({ url, headers: { 'accept-encoding': encodings } })

test.each([
  ['/assets/built-1.js', 'gzip, deflate, br', 'br', brotliCompressSync(program)],
  ['/assets/built-1.js', 'gzip', 'gzip', gzipSync(program)],
  ['/dashboard/exams', 'br', 'br', brotliCompressSync(page)],
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

const site = (url: string, more: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {}) =>
  fastify.inject({ url, ...more })
const headingOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]

test.each([
  ['/', 'site/index'],
  ['/?utm=1', 'site/index'],
  ['/about', 'site/about'],
  ['/about/', 'site/about'],
  ['/about?x=/evil', 'site/about'],
  ['/%61bout', 'site/about'],
  ['/terms', 'site/terms'],
  ['/login', 'form/login'],
  ['/login?as=student', 'form/login'],
  ['/signup/', 'form/signup'],
])('%s is the page %s', async (url, heading) => {
  const reply = await site(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headingOf(reply.body)).toBe(heading)
})

test.each(['/about/x', '/about/x/y', '/about//', '/about//evil', '/about%2f..%2fx', '/terms/old'])(
  '%s, below an informational page, is not found and says so',
  async (url) => {
    const reply = await site(url)
    expect([reply.statusCode, headingOf(reply.body)]).toEqual([404, 'site/not-found'])
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect((await site(url, { method: 'HEAD' })).statusCode).toBe(404)
  },
)

test.each([
  '/nowhere',
  '/nowhere/about',
  '/ABOUT',
  '/index',
  '/not-found',
  '/site/about',
  '/form/login',
  '/login/x',
  '/dashboards',
  '/dev/look',
  '//',
  '//evil',
  '/%2f%2fevil',
  '/%00',
  '/about%0d%0aLocation:%20x',
])('%s is unknown and leads to the first page, never elsewhere', async (url) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await site(url, { method })
    expect([statusCode, headers.location]).toEqual([302, '/'])
  }
})

test.each([
  '//evil.test',
  '/gone.js',
  '/about/x.html',
  '/site/about.html',
  '/form/login.html',
  '/app.html',
  '/nowhere.php',
])('%s is a file that is not there', async (url) => {
  const { statusCode, headers, body } = await site(url)
  expect([statusCode, headers.location]).toEqual([404, undefined])
  expect(headingOf(body)).toBeUndefined()
})

test.each([
  ['/about/%2e%2e/x', 404, undefined],
  ['/about/../x', 404, undefined],
  ['/about/..', 404, undefined],
  ['/about/.', 404, undefined],
  ['/../../package', 302, '/'],
  ['/..%2f..%2fpackage', 302, '/'],
  ['///evil/..', 302, '/'],
  ['/\\evil', 302, '/'],
  ['/.', 302, '/'],
  ['//evil.test/', 302, '/'],
  ['//evil.test', 404, undefined],
  ['http://evil.test/', 302, '/'],
  ['http://evil.test/nowhere', 302, '/'],
  ['/%E0%A4%A', 400, undefined],
])('the bytes %s on the wire: %i, to %s', async (path, status, location) => {
  const reply = await askRaw(port, `GET ${path}`, {})
  expect([reply.status, reply.headers.get('location')?.[0]]).toEqual([status, location])
})

test('everything below /dashboard is the app', async () => {
  for (const url of ['/dashboard', '/dashboard/', '/dashboard/exams/1?x']) expect((await site(url)).body).toBe(page)
})

test("a school's own host greets at the sign-in, and has the other pages, too", async () => {
  const host = 'greenfield.sabimark.test:3000'
  for (const url of ['/', '/?x']) {
    const { statusCode, headers } = await site(url, { headers: { host } })
    expect([statusCode, headers.location]).toEqual([302, '/login'])
  }
  expect(headingOf((await site('/login', { headers: { host } })).body)).toBe('form/login')
  expect(headingOf((await site('/about', { headers: { host } })).body)).toBe('site/about')
  expect(headingOf((await site('/', { headers: { host: 'sabimark.test' } })).body)).toBe('site/index')
})

test('a page names the address people use, in every encoding, and nothing is left to fill', async () => {
  for (const [accepted, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['', (bytes: Buffer) => bytes],
  ] as const) {
    const reply = await get('/about', accepted)
    expect(reply.headers['content-encoding']).toBe(accepted === '' ? undefined : accepted)
    expect(reply.headers.vary).toMatch(/accept-encoding/i)
    const html = unpack(reply.rawPayload).toString()
    expect(html).toContain('href="https://sabimark.test/x"')
    expect(html).toContain('content="https://sabimark.test/social.png"')
    expect(html).not.toContain('%public-url%')
  }
})

test('a page that the browser has is not sent again, unless it is packed otherwise or not found', async () => {
  const first = await get('/about', 'br')
  const etag = String(first.headers.etag)
  const again = (accepted: string, tag: string, url = '/about') =>
    fastify.inject({ url, headers: { 'accept-encoding': accepted, 'if-none-match': tag } })
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const reply = await again('br', tag)
    expect([reply.statusCode, reply.rawPayload.length, reply.headers.etag]).toEqual([304, 0, etag])
    expect(reply.headers['cache-control']).toBe('no-cache')
  }
  expect((await again('gzip', etag)).statusCode).toBe(200)
  expect((await again('br', '"other"')).statusCode).toBe(200)
  const { headers } = await get('/about/x', 'br')
  expect((await again('br', String(headers.etag), '/about/x')).statusCode).toBe(404)
})

test('what a page says anew is another page, in every encoding, and a copy of the old one is fetched again', async () => {
  const tags = async () => Promise.all(['br', 'gzip', ''].map(async (one) => (await get('/about', one)).headers.etag))
  const before = await tags()
  expect(await tags()).toEqual(before)
  fill = (html) => html.replaceAll('%email%', 'help@sabimark.test')
  const after = await tags()
  expect(new Set([...before, ...after]).size).toBe(6)
  const asked = { 'accept-encoding': 'br', 'if-none-match': String(before[0]) }
  const reply = await fastify.inject({ url: '/about', headers: asked })
  expect(reply.statusCode).toBe(200)
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('help@sabimark.test')
})

test('the head of a page is its headers', async () => {
  const whole = await get('/about', 'br')
  const head = await fastify.inject({ method: 'HEAD', url: '/about', headers: { 'accept-encoding': 'br' } })
  expect(head.statusCode).toBe(200)
  expect(head.rawPayload.length).toBe(0)
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
  expect(head.headers.etag).toBe(whole.headers.etag)
})

test.each([
  [true, 'sw.js'],
  [false, 'sw-off.js'],
])('where the service worker is wanted (%s), its address has %s, asked about each time', async (hasWorker, file) => {
  const other = Fastify()
  for (const name of ['sw.js', 'sw-off.js']) writeFileSync(join(folder, name), name)
  await serveWeb(other, folder, { publicUrl: '', isSchoolHost: () => false, hasWorker, filling: async () => fill })
  const { body, headers } = await other.inject({ url: '/sw.js' })
  expect([body, headers['cache-control']]).toEqual([file, 'no-cache'])
  expect(headers['content-type']).toMatch(/javascript/)
  expect((await other.inject({ url: '/sw-off.js' })).statusCode).toBe(404)
  await other.close()
})
