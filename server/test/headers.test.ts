import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { databaseName, quoteName } from '../src/platform/database/owner.ts'
import { openHttp } from '../src/platform/http/open-http.ts'
import { serveReference } from '../src/platform/http/reference/serve-reference.ts'
import { serveWeb } from '../src/platform/http/web/serve-web.ts'
import { adminPassword, aSchool } from './builders/people.ts'
import { act, aSitting, newPage } from './builders/sitting.ts'
import { asOne } from './cluster.ts'
import { askRaw, type RawReply, sendRaw } from './raw-http.ts'
import { type TestServer, testServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'sabimark-web-'))
const files = {
  'site/index.html': '<!doctype html><title>Public</title>',
  'site/about.html': '<!doctype html><title>About</title>',
  'site/not-found.html': '<!doctype html><title>Page not found</title>',
  'form/login.html': '<!doctype html><title>Sign in</title>',
  'app.html': '<!doctype html><title>Dashboard</title>',
  'theme.js': 'document.title',
  'sw.js': 'self',
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/a-1.js': 'export {}',
  'assets/a-1.css': 'p{}',
  'assets/a-1.woff2': 'font',
  'assets/a-1.png': 'picture',
}

/** Everything a server answers: the product with its database, and the web app's files beside it. */
type Hosts = { product: TestServer; web: FastifyInstance; webPort: number; close(): Promise<void> }

async function open(isPublicHttps: boolean): Promise<Hosts> {
  const publicUrl = `${isPublicHttps ? 'https' : 'http'}://sabimark.test`
  const product = await testServer({ isPublicHttps, publicUrl })
  const web = await openHttp({ config: product.config, log: product.log })
  serveReference(web, publicUrl, folder)
  web.get('/broken', async () => {
    throw new Error('a bug')
  })
  await serveWeb(web, folder, {
    publicUrl,
    hasWorker: true,
    isSchoolHost: () => false,
    filling: async () => (html) => html,
  })
  await web.listen({ port: 0, host: '127.0.0.1' })
  const address = web.server.address()
  const webPort = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    await web.close()
    await product.stop()
  }
  return { product, web, webPort, close }
}

let plain: Hosts
let secure: Hosts
beforeAll(async () => {
  for (const name of ['assets', 'site', 'form']) mkdirSync(join(folder, name))
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content)
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content))
  }
  plain = await open(false)
  secure = await open(true)
})
afterAll(async () => {
  await plain.close()
  await secure.close()
  rmSync(folder, { recursive: true })
})

/** What a page of the host itself sends with a call. */
const ours = (port: number, body: string) => ({
  origin: `http://127.0.0.1:${port}`,
  ...(body === '' ? {} : { 'content-type': 'application/json' }),
})
const call =
  (line: string, body = '', headers: Record<string, string> = {}) =>
  (hosts: Hosts) =>
    askRaw(hosts.product.port, line, { headers: { ...ours(hosts.product.port, body), ...headers }, body })
const file =
  (line: string, headers: Record<string, string> = {}) =>
  (hosts: Hosts) =>
    askRaw(hosts.webPort, line, { headers })
const bytes = (text: string) => (hosts: Hosts) => sendRaw(hosts.product.port, text)
const notModified = (path: string) => async (hosts: Hosts) => {
  const first = await askRaw(hosts.webPort, `GET ${path}`)
  return await askRaw(hosts.webPort, `GET ${path}`, {
    headers: { 'if-none-match': first.headers.get('etag')?.[0] ?? '' },
  })
}

type Kind = 'page' | 'worker' | 'other'
type Case = [what: string, status: number, kind: Kind, keeping: string, ask: (hosts: Hosts) => Promise<RawReply>]
const never = 'no-store'
const fresh = 'no-cache'
const forADay = 'public, max-age=86400'
const forEver = 'public, max-age=31536000, immutable'
const signIn = JSON.stringify({ json: { email: 'nobody@nowhere.test', password: 'wrong' } })

const cases: Case[] = [
  ['the public page', 200, 'page', fresh, file('GET /')],
  ['a page below it, compressed', 200, 'page', fresh, file('GET /login', { 'accept-encoding': 'gzip' })],
  ['what is not there below a page', 404, 'page', fresh, file('GET /about/x')],
  ['the head of that', 404, 'page', fresh, file('HEAD /about/x')],
  ['an unknown page', 302, 'other', never, file('GET /nowhere')],
  ['the dashboard', 200, 'page', fresh, file('GET /dashboard/exams')],
  ['the head of a page', 200, 'page', fresh, file('HEAD /')],
  ['a page that has not changed', 304, 'page', fresh, notModified('/')],
  ['the page that describes the calls', 200, 'page', never, file('GET /api')],
  ['the head of that page', 200, 'page', never, file('HEAD /api')],
  ['the document that describes the calls', 200, 'other', never, file('GET /api/openapi.json')],
  ['a script', 200, 'other', forEver, file('GET /assets/a-1.js')],
  ['a script, compressed', 200, 'other', forEver, file('GET /assets/a-1.js', { 'accept-encoding': 'gzip' })],
  ['a script that has not changed', 304, 'other', fresh, notModified('/theme.js')],
  ['a script asked for in parts', 200, 'other', forEver, file('GET /assets/a-1.js', { range: 'bytes=0-3' })],
  ['a style sheet', 200, 'other', forEver, file('GET /assets/a-1.css')],
  ['a font', 200, 'other', forEver, file('GET /assets/a-1.woff2')],
  ['a picture', 200, 'other', forEver, file('GET /assets/a-1.png')],
  ['a drawing', 200, 'other', forADay, file('GET /mark.svg')],
  ['a script without a hash', 200, 'other', fresh, file('GET /theme.js')],
  ['the service worker', 200, 'worker', fresh, file('GET /sw.js')],
  ['a service worker that has not changed', 304, 'worker', fresh, notModified('/sw.js')],
  ['a file that is not there', 404, 'other', never, file('GET /assets/gone-1.js')],
  ['a folder above', 404, 'other', never, file('GET /assets/..%2f..%2fpackage.json')],
  ['a page asked with another verb', 403, 'other', never, file('POST /')],
  ['a page with an address that is no text', 404, 'other', never, file('GET /%E0%A4%A')],
  ['a bug', 503, 'other', never, file('GET /broken')],

  ['that it lives', 200, 'other', never, call('GET /health/live')],
  ['that it is ready', 200, 'other', never, call('GET /health/ready')],
  ['a call', 200, 'other', never, call('GET /rpc/people/me')],
  ['a call by REST', 200, 'other', never, call('GET /api/me')],
  ['the head of a call', 404, 'other', never, call('HEAD /api/me')],
  ['a call without a session', 401, 'other', never, call('POST /rpc/report/overview', '{}')],
  ['a refusal', 401, 'other', never, call('POST /rpc/people/signIn', signIn)],
  ['a refusal by REST', 401, 'other', never, call('POST /api/sign-in', JSON.stringify(JSON.parse(signIn).json))],
  ['a body that does not fit', 400, 'other', never, call('POST /rpc/people/signIn', '{"json":{}}')],
  ['a body that is no JSON', 400, 'other', never, call('POST /rpc/people/signIn', '{')],
  [
    'a body of a type no call takes',
    400,
    'other',
    never,
    call('POST /rpc/people/signIn', 'x', { 'content-type': 'a/b' }),
  ],
  ['a body too large', 413, 'other', never, call('POST /rpc/attempt/save', '{', { 'content-length': '300000' })],
  ['another site', 403, 'other', never, call('POST /rpc/people/signIn', signIn, { origin: 'http://evil.test' })],
  [
    'what another site may',
    403,
    'other',
    never,
    call('OPTIONS /rpc/people/signIn', '', { origin: 'http://evil.test' }),
  ],
  ['what this site may', 404, 'other', never, call('OPTIONS /rpc/people/signIn', '', {})],
  ['a call nobody knows', 404, 'other', never, call('POST /rpc/people/nobody', '{}')],
  ['a call by a wrong verb', 404, 'other', never, call('DELETE /api/me', '')],
  ['an address that is no text', 400, 'other', never, call('GET /rpc/%E0%A4%A')],
  ['a number too long for any', 404, 'other', never, call(`GET /api/exams/${'9'.repeat(500)}/door`)],
  ['nothing of ours', 404, 'other', never, call('GET /wp-login.php')],
  ['a head too long', 413, 'other', never, call(`GET /${'x'.repeat(20_000)}`)],
  ['no HTTP', 400, 'other', never, bytes('HELLO\r\n\r\n')],
  ['a verb there is not', 400, 'other', never, bytes('BREW / HTTP/1.1\r\nhost: x\r\n\r\n')],
  [
    'two lengths',
    400,
    'other',
    never,
    bytes('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx'),
  ],
]

/** All that may stand in a reply beside the security headers: no name of the program, nothing for other sites. */
const plainNames = new Set(
  'cache-control connection content-encoding content-length content-type date etag keep-alive location set-cookie transfer-encoding vary x-request-id'.split(
    ' ',
  ),
)

const pagePolicy =
  "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self';connect-src 'self';manifest-src 'self';worker-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'"
const features = 'camera=(),microphone=(),geolocation=(),payment=(),usb=(),serial=(),display-capture=()'
const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }
const expected = {
  page: {
    ...always,
    'content-security-policy': pagePolicy,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'permissions-policy': features,
  },
  worker: { ...always, 'content-security-policy': "default-src 'none';connect-src 'self'" },
  other: { ...always, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" },
}
const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
const expectedSecure = {
  page: {
    ...expected.page,
    ...hsts,
    'content-security-policy': `${pagePolicy};upgrade-insecure-requests`,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  },
  worker: { ...expected.worker, ...hsts },
  other: { ...expected.other, ...hsts },
}

/** The security headers of a reply: whatever is not plain, each exactly once. */
function securityOf({ headers }: RawReply): Record<string, string> {
  const others = [...headers].filter(([name]) => !plainNames.has(name))
  return Object.fromEntries(others.map(([name, values]) => [name, values.join(' AND ')]))
}

describe.each([
  ['on plain HTTP', () => plain, expected],
  ['where PUBLIC_URL is https', () => secure, expectedSecure],
] as const)('%s', (_where, hosts, wanted) => {
  test.each(cases)(
    '%s (%i) has the security headers of its kind: %s, kept %s',
    async (_what, status, kind, keeping, ask) => {
      const reply = await ask(hosts())
      expect({ status: reply.status, ...securityOf(reply) }).toEqual({ status, ...wanted[kind] })
      expect(reply.headers.get('cache-control')).toEqual([keeping])
      expect(reply.body).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
    },
  )
})

test('the receipt of a saved answer says only how it is read and kept, a refusal all of it', async () => {
  for (const [hosts, all] of [
    [plain, expected.other],
    [secure, expectedSecure.other],
  ] as const) {
    const page = await newPage(hosts.product, await aSitting(hosts.product))
    const [first] = page.order
    const event = act(page, { kind: 'flag', question: first?.questionId ?? '' })
    const save = (ticket: string) =>
      call('POST /rpc/attempt/save', JSON.stringify({ json: { ticket, sentAtMs: 10_000, events: [event] } }))(hosts)
    const saved = await save(page.ticket)
    expect([saved.status, saved.body]).toEqual([200, expect.stringContaining('"ackedSeq":1')])
    expect(securityOf(saved)).toEqual({ 'x-content-type-options': 'nosniff' })
    expect(saved.headers.get('content-type')).toEqual(['application/json; charset=utf-8'])
    expect(saved.headers.get('cache-control')).toEqual([never])
    const refused = await save('forged')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(securityOf(refused)).toEqual(all)
  }
})

test('what Node answers by itself carries nothing', async () => {
  for (const text of [
    'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: x\r\nexpect: a-miracle\r\nconnection: close\r\n\r\n',
  ]) {
    const { status, headers, body } = await sendRaw(plain.product.port, text)
    expect([400, 417]).toContain(status)
    expect(body.replace(/^0\r\n\r\n$/, '')).toBe('')
    expect([...headers.keys()].filter((name) => !plainNames.has(name))).toEqual([])
  }
})

test('cookies are out of reach for scripts and other sites, and for plain HTTP where there is https', async () => {
  for (const [hosts, isSecure] of [
    [plain, false],
    [secure, true],
  ] as const) {
    const school = await aSchool(hosts.product)
    const body = JSON.stringify({ json: { email: school.email, password: adminPassword } })
    const reply = await call('POST /rpc/people/signIn', body)(hosts)
    const cookies = reply.headers.get('set-cookie') ?? []
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['sabimark_session', 'sabimark_browser'])
    for (const cookie of [
      ...cookies,
      ...((await call('POST /rpc/people/signOut', '{}')(hosts)).headers.get('set-cookie') ?? []),
    ]) {
      expect(cookie).toMatch(/; HttpOnly; SameSite=(Lax|Strict)/)
      expect(cookie).not.toMatch(/Domain=/i)
      expect([cookie, cookie.includes('; Secure')]).toEqual([cookie, isSecure])
    }
  }
})

test('a bug in a call, and a database that takes nobody, are answered like everything else', async () => {
  const broken = await testServer()
  const ask = (line: string, body = '') => askRaw(broken.port, line, { headers: ours(broken.port, body), body })
  try {
    const { ownerUrl } = broken.database
    const run = (url: string, sql: string) => asOne(url, (owner) => owner.query(sql))
    const { ownerUrl: elsewhere } = inject('testCluster')
    const name = quoteName(databaseName(ownerUrl))
    await run(elsewhere, `ALTER DATABASE ${name} CONNECTION LIMIT 0`)
    const busy = [await ask('GET /health/ready'), await ask('POST /rpc/people/signIn', signIn)]
    await run(elsewhere, `ALTER DATABASE ${name} CONNECTION LIMIT -1`)
    await run(ownerUrl, 'ALTER TABLE auth."user" RENAME TO gone')
    const bug = await ask('POST /rpc/people/signIn', signIn)
    expect([...busy, bug].map(({ status }) => status)).toEqual([503, 503, 500])
    for (const reply of [...busy, bug]) {
      expect(securityOf(reply)).toEqual(expected.other)
      expect(reply.headers.get('cache-control')).toEqual([never])
      expect(reply.body).not.toMatch(/gone|relation|auth|too many|\.ts:/)
    }
  } finally {
    await broken.stop()
  }
})
