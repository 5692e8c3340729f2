// The shipped nginx.conf before a real server: what each sees of the other, and what a person is told.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { connect as connectTls, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { contract } from '@sabimark/contract/contract.ts'
import { refusals } from '@sabimark/contract/refusal.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { samplePictures } from '@sabimark/domain/words/picture/samples.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findKeepablePort } from '../../scripts/free-port.ts'
import { type Nginx, startNginx } from '../../scripts/nginx.ts'
import { call } from '../kill/call.ts'
import { again } from '../kill/patience.ts'
import { examOf, openSchool, type School } from '../kill/school.ts'
import { readOutbox } from '../mail.ts'
import { type Server, startServer } from '../server.ts'
import { askOf } from './ask.ts'

let nginx: Nginx
let server: Server
let school: School
let ask: ReturnType<typeof askOf>

beforeAll(async () => {
  const port = await findKeepablePort()
  nginx = await startNginx({ servers: [port], schools: ['greenfield'] })
  setDefaultCACertificates([...getCACertificates(), nginx.certificate])
  ask = askOf(nginx)
  server = await startServer({ port, isFirstStart: true, env: { PUBLIC_URL: nginx.url, TRUST_PROXY: 'on' } })
  school = await openSchool(nginx.url, () => readOutbox(join(server.dataDir, 'outbox')), { candidates: 1, leavers: 0 })
}, 600_000)
afterAll(async () => {
  await server.stop()
  await nginx.stop()
}, 120_000)

/** What comes back for a first line and a Host of the caller's choice; nothing where the connection is just ended. */
async function rawly(socket: Socket, line: string, host: string): Promise<string> {
  socket.write(`GET ${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  let said = ''
  socket.on('data', (part) => {
    said += String(part)
  })
  // Whoever is sent nowhere has the connection closed or reset: by chance, and both say nothing.
  await once(socket, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error
  })
  return said
}

const rpc = (input: unknown) => JSON.stringify({ json: input })
const said = (body: Buffer) => JSON.parse(body.toString('utf8'))

test('speaks HTTP/2, and leaves packing and the headers of pages to the server', async () => {
  const { status, protocol, headers } = await ask({ path: '/', headers: { 'accept-encoding': 'br' } })
  expect({ status, protocol, packed: headers['content-encoding'] }).toEqual({
    status: 200,
    protocol: 'h2',
    packed: 'br',
  })
  expect(headers['strict-transport-security']).toContain('max-age=')
  expect(headers.server).toBe('nginx')
})

test('wrong passwords are counted where they come from, whatever address they claim', async () => {
  const typed = rpc({ school: 'greenfield', studentNumber: 'C/1', password: 'a wrong one' })
  let guesses = 0
  const guess = async (from: string) => {
    guesses += 1
    // A proxy further out would write such a word; this one is the outermost, and whoever asks may write anything.
    const headers = { 'x-forwarded-for': `203.0.113.${guesses}`, 'x-real-ip': '203.0.113.9' }
    return said((await ask({ path: '/rpc/people/signInStudent', body: typed, from, headers })).body).json.code
  }
  const codes: string[] = []
  // The sixth is one too many, unless a slow machine has let the wait go by.
  do codes.push(await guess('127.0.0.2'))
  while (codes.length < 12 && codes.at(-1) === 'INVALID_CREDENTIALS')
  expect(codes.length).toBeGreaterThan(5)
  expect(codes.at(-1)).toBe('TOO_MANY_GUESSES')
  expect(await guess('127.0.0.3')).toBe('INVALID_CREDENTIALS')
})

test('the host of a school is that school, and a name that is not ours has no certificate', async () => {
  const asked = { path: '/rpc/school/signInPlace', body: rpc({}) }
  const atSchool = await ask({ ...asked, host: 'greenfield.localhost' })
  expect(said(atSchool.body).json).toMatchObject({ isOwnHost: true, school: { name: 'Greenfield College' } })
  expect(said((await ask(asked)).body).json).toMatchObject({ isOwnHost: false })
  expect(await ask({ path: '/', host: 'greenfield.localhost' })).toMatchObject({
    status: 302,
    headers: { location: '/login' },
  })
  await expect(ask({ path: '/', host: 'sabimark.test' })).rejects.toThrow()
})

test('a page that comes without https is sent there', async () => {
  const plain = await fetch(`http://localhost:${nginx.plainPort}/login?from=here`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/login?from=here'])
})

test('a name that is not ours is sent nowhere, and neither is a request that names two hosts', async () => {
  const host = `localhost:${nginx.port}`
  const plain = (line: string, name: string) => rawly(connect({ port: nginx.plainPort, host: '127.0.0.1' }), line, name)
  expect(await plain('/login', 'localhost')).toContain('\r\nLocation: https://localhost/login\r\n')
  expect(await plain('/login', 'greenfield.localhost')).toContain(
    '\r\nLocation: https://greenfield.localhost/login\r\n',
  )
  expect(await plain('http://localhost/login', 'localhost')).toContain('\r\nLocation: https://localhost/login\r\n')
  for (const [line, name] of [
    ['/', 'sabimark.test'],
    ['/', 'localhost.sabimark.test'],
    ['/', '127.0.0.1'],
    ['http://sabimark.test/', 'localhost'],
    ['http://localhost/', 'sabimark.test'],
  ] as const) {
    expect(await plain(line, name)).toBe('')
  }
  const ca = nginx.certificate
  const secure = (line: string, name: string) =>
    rawly(connectTls({ port: nginx.port, host: '127.0.0.1', servername: 'localhost', ca }), line, name)
  expect(await secure('/health/live', host)).toContain('{"live":true}')
  expect(await secure(`https://${host}/health/live`, host)).toContain('{"live":true}')
  expect(await secure('https://localhost/health/live', 'sabimark.test')).toBe('')
  expect(await secure('https://localhost/health/live', 'greenfield.localhost')).toBe('')
})

test('answers are saved, the longest there is as well', async () => {
  const [pupil] = school.pupils
  if (!pupil) throw new Error('The school has no pupil.')
  const draft = examOf(school, { title: 'By proxy', durationMinutes: 60, classId: school.classIds.candidates })
  const { examId } = await call(school.admin, contract.exam.create, draft)
  await call(school.admin, contract.exam.startNow, { examId })
  const page = { examId, pageId: randomBytes(16).toString('hex'), knows: newestRulesVersion }
  const never = new AbortController().signal
  const { ticket, contentHash } = await again(() => call(pupil.browser, contract.attempt.start, page), never)
  const content = await call(pupil.browser, contract.attempt.content, { contentHash }, ticket)
  const essay = content.questions.find(({ type }) => type === 'essay')?.id ?? ''
  const events = [
    { seq: 1, atMs: 1, kind: 'start' },
    // Each letter as a page not of ours may send it: 120 kB of body.
    { seq: 2, atMs: 2, kind: 'answer', question: essay, value: 'ọ'.repeat(20_000) },
  ]
  const body = rpc({ ticket, sentAtMs: 3, events }).replaceAll('ọ', '\\u1ecd')
  expect(body.length).toBeGreaterThan(120_000)
  const saved = await ask({ path: '/rpc/attempt/save', body, headers: { authorization: `Bearer ${ticket}` } })
  expect(said(saved.body)).toMatchObject({ json: { ackedSeq: 2, refused: [] } })
})

test('a picture comes as it was sent, at an address without a word before it', async () => {
  const data = Buffer.from(samplePictures.png).toString('base64')
  const { photoId } = await call(school.admin, contract.people.setMyPhoto, { data })
  const cookie = [...school.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const shown = await ask({ path: `/files/${photoId}`, headers: { cookie } })
  expect(shown.headers['content-type']).toBe('image/png')
  expect(shown.body.equals(samplePictures.png)).toBe(true)
})

test('a shared report is opened by its PIN at the address people have', async () => {
  const params = { type: 'performance', range: 'this_month', format: 'csv' } as const
  const { id } = await call(school.admin, contract.report.make, params)
  const made = () => call(school.admin, contract.report.getMade, { id })
  await expect.poll(async () => (await made()).state, { timeout: 60_000 }).toBe('ready')
  const { url, pin } = await call(school.admin, contract.report.share, { id, days: 7 })
  expect(url.startsWith(`${nginx.url}/s/`)).toBe(true)
  const path = new URL(url).pathname
  expect((await ask({ path })).body.toString('utf8')).toContain('PIN')
  const opened = await ask({
    path,
    body: `pin=${pin}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(opened.status).toBe(303)
  const pass = String(opened.headers.location).replace(/\/opened$/, '')
  const file = await ask({ path: pass })
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv'])
  expect(file.body.length).toBe((await made()).bytes)
})

test('what is larger than the server takes is refused in its own words, and nothing smaller is', async () => {
  const path = '/rpc/bank/addPicture'
  const cookie = [...school.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = (length: number, at = path) => ask({ path: at, body: Buffer.alloc(length, ' '), headers: { cookie } })
  const largest = 1024 * 1024
  // Read to its end, and not what it says it is.
  expect(said((await send(largest)).body).json.code).toBe('BAD_REQUEST')
  const { status, message } = refusals.TOO_LARGE
  const refused = { defined: false, code: 'TOO_LARGE', status, message }
  for (const length of [largest + 1, 5 * largest]) {
    const answer = await send(length)
    expect({ status: answer.status, said: said(answer.body) }).toEqual({ status, said: { json: refused } })
  }
  const page = await send(largest + 1, '/api/questions/pictures')
  expect(page.body.toString('utf8')).toBe(message)
})

test('a socket of an exam room passes under the host it was asked for, and its frames both ways', async () => {
  const socket = connectTls({ port: nginx.port, host: '127.0.0.1', servername: 'localhost', ca: nginx.certificate })
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'secureConnect')
  const origin = `https://localhost:${nginx.port}`
  const lines = [
    'GET /live HTTP/1.1',
    `Host: localhost:${nginx.port}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Protocol: sabimark.1',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const said = () => Buffer.concat(parts)
  await expect.poll(() => String(said())).toMatch(/^HTTP\/1\.1 101 .*sabimark\.1.*\r\n\r\n$/s)
  // A text frame, masked by zeroes: a ticket nobody gave out. The server closes it with 4401.
  const hi = Buffer.from('["hi","x"]')
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | hi.length, 0, 0, 0, 0]), hi]))
  await expect.poll(() => said().subarray(-4).toString('hex')).toBe('88021131')
  socket.destroy()
})

test('the server is content with its proxy', async () => {
  for (let count = 0; count < 120; count += 1) await ask({ path: '/health/live' })
  expect(said((await ask({ path: '/health/ready' })).body)).toEqual({ ready: true, warnings: [] })
  const errors = nginx.errors().trim().split('\n')
  // What the test above sent, and what a container does not let anybody raise.
  const known = /client intended to send too large body|setrlimit\(RLIMIT_NOFILE/
  expect(errors.filter((line) => !known.test(line))).toEqual([])
})

test('while the server is away, calls and pages are told so in a sentence', async () => {
  await server.rest()
  const { status, message } = refusals.UNAVAILABLE
  const answer = await ask({ path: '/rpc/school/signInPlace', body: rpc({}) })
  expect({ status: answer.status, said: said(answer.body) }).toEqual({
    status,
    said: { json: { defined: false, code: 'UNAVAILABLE', status, message } },
  })
  const page = await ask({ path: '/login' })
  expect([page.status, page.body.toString('utf8')]).toEqual([status, message])
})
