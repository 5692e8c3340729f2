import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { contract } from '@sabimark/contract/contract.ts'
import { type CallName, callPermissions } from '@sabimark/contract/permission.ts'
import { refusals } from '@sabimark/contract/refusal.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSchool, aSignUpForm } from '../../../test/builders/people.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { largestSave } from './http-bounds.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

type Answer = { status: number; headers: Record<string, unknown>; text: string; json: unknown }
/** `declares` so many bytes and waits for the answer before any of them. */
type RawCall = { headers?: Record<string, string>; body?: string | Buffer; declares?: number }

/** Exactly this line and these headers; fetch would tidy the path and the method. */
function ask(method: string, path: string, { headers = {}, body, declares }: RawCall = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = declares ?? (body === undefined ? undefined : Buffer.byteLength(body))
    const sent = {
      ...(length === undefined ? {} : { 'content-type': 'application/json', 'content-length': length }),
      ...headers,
    }
    const options = { host: '127.0.0.1', port: server.port, method, path, headers: sent, agent: false }
    const outgoing = httpRequest(options, (incoming) => {
      let text = ''
      incoming.on('data', (part) => {
        text += String(part)
      })
      incoming.on('end', () => {
        const json = /json/.test(incoming.headers['content-type'] ?? '') && text !== '' ? JSON.parse(text) : undefined
        if (declares !== undefined) outgoing.destroy()
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, json })
      })
    })
    outgoing.on('error', reject)
    if (declares === undefined) outgoing.end(body)
    else outgoing.flushHeaders()
  })
}
const codeAndSentence = (code: 'TOO_LARGE' | 'BAD_REQUEST') => ({ code, ...refusals[code] })
const ours = () => ({ origin: server.url })

const spellings = (path: string) => [path, `${path}/`, path.replace(/ave$/, '%61ve')]
describe('a saved answer', () => {
  it.each([...spellings('/rpc/attempt/save'), ...spellings('/api/attempts/save')])(
    'is limited to the longest essay at %s, by whatever method',
    async (path) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'OPTIONS', 'DELETE']) {
        const { status } = await ask(method, path, { headers: ours(), declares: largestSave + 1 })
        expect([method, status]).toEqual([method, 413])
      }
      const { status } = await ask('POST', path, { headers: ours(), body: JSON.stringify({ json: {} }) })
      expect([400, 403, 404]).toContain(status)
    },
  )
})

describe('a body above 64 kB', () => {
  it('is taken by no call that needs no session, but for saved answers', async () => {
    for (const { rpc, rest, method } of publicCalls()) {
      for (const [verb, path] of [
        ['POST', rpc],
        [method, rest],
      ] as const) {
        if (verb === 'GET') continue
        const declares = (rpc === '/rpc/attempt/save' ? largestSave : 65_536) + 1
        const { status } = await ask(verb, path, { headers: ours(), declares })
        expect([path, status]).toEqual([path, 413])
      }
    }
  })

  it('is read from nobody who is not signed in, whether its length is told or not', async () => {
    for (const path of ['/rpc/bank/addQuestion', '/api/questions']) {
      const told = await ask('POST', path, { headers: ours(), declares: 65_537 })
      expect([told.status, told.headers.connection, JSON.stringify(told.json)]).toEqual([
        401,
        'close',
        expect.stringContaining('"code":"NOT_SIGNED_IN"'),
      ])
      const chunked = { ...ours(), 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
      expect((await ask('POST', path, { headers: chunked })).status).toBe(401)
    }
  })

  it('is read from staff, up to a megabyte', async () => {
    const { admin } = await aSchool(server)
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = JSON.stringify({ json: { text: 'x'.repeat(70_000) } })
    const headers = { ...ours(), cookie }
    expect((await ask('POST', '/rpc/bank/addQuestion', { headers, body })).status).toBe(400)
    expect((await ask('POST', '/rpc/bank/addQuestion', { headers, declares: 1_048_577 })).status).toBe(413)
  })
})

it('a zipped body is as long as it is unzipped', async () => {
  // 200 MB in 200 kB.
  const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))
  for (const path of ['/rpc/people/signIn', '/rpc/attempt/save', '/api/sign-in']) {
    const { status } = await ask('POST', path, { headers: { ...ours(), 'content-encoding': 'gzip' }, body: bomb })
    expect([path, status]).toEqual([path, 413])
  }
})

describe('another site', () => {
  const other = { origin: 'https://other.test' }
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'is turned away with %s, as is nobody in particular',
    async (method) => {
      for (const headers of [other, {}]) {
        for (const path of ['/rpc/people/signOut', '/rpc/people/signOut/', '/api/sign-out', '/rpc/%70eople/signOut']) {
          const { status, json } = await ask(method, path, { headers, body: '{}' })
          expect([path, status, JSON.stringify(json)]).toEqual([path, 403, expect.stringContaining('WRONG_ORIGIN')])
        }
      }
    },
  )

  it('cannot have anything done by a method that only looks', async () => {
    const form = aSignUpForm()
    for (const method of ['HEAD', 'GET', 'OPTIONS']) {
      const data = encodeURIComponent(JSON.stringify({ json: form }))
      for (const path of [`/rpc/people/signUp?data=${data}`, `/rpc/people/signUp/?data=${data}`, '/api/sign-up']) {
        const { status } = await ask(method, path, { headers: ours() })
        expect([method, path, status]).toEqual([method, path, 404])
      }
    }
    const { rowCount } = await server.pools.auth.query('SELECT FROM auth."user" WHERE email = $1', [form.email])
    expect(rowCount).toBe(0)
  })
})

it('a proxy is believed about the one it speaks for, and not about what that one claims', async () => {
  const behindProxy = await testServer({ trustsProxy: true })
  const form = aSignUpForm()
  const addresses = async (url: string) => {
    for (const claimed of ['203.0.113.7', '198.51.100.1, 203.0.113.7']) {
      await fetch(`${url}/api/sign-in`, {
        method: 'POST',
        headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': claimed },
        body: JSON.stringify({ email: form.email, password: 'a wrong one' }),
      })
    }
    const pools = url === server.url ? server.pools : behindProxy.pools
    const { rows } = await pools.auth.query<{ address: string }>('SELECT DISTINCT address FROM auth.guess_failures')
    return rows.map(({ address }) => address)
  }
  expect(await addresses(behindProxy.url)).toEqual(['203.0.113.7'])
  await server.pools.auth.query('DELETE FROM auth.guess_failures')
  expect(await addresses(server.url)).toEqual(['127.0.0.1'])
  await behindProxy.stop()
})

it('only the methods of the contract reach a call; HEAD and OPTIONS reach none', async () => {
  for (const [path, methods] of [
    ['/rpc/people/me', ['GET', 'POST']],
    ['/rpc/people/signOut', ['POST']],
    ['/api/me', ['GET']],
    ['/api/sign-out', ['POST']],
  ] as const) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) {
      const { status } = await ask(method, path, { headers: ours(), ...(method === 'POST' ? { body: '{}' } : {}) })
      expect([method, path, status]).toEqual([method, path, methods.some((known) => known === method) ? 200 : 404])
    }
  }
})

describe('what nobody would send in good faith', () => {
  it.each([
    ['/rpc/people/signIn', '{"json":{"email":"a","password":"b"},"meta":5}'],
    ['/rpc/people/signIn', '{"json":{"email":"a"},"meta":[[0,"email"]]}'],
    ['/rpc/people/signIn', '{"json":{"email":"a"},"meta":[[0,"nothing","there"]]}'],
    ['/rpc/people/signIn', '{"json":{"email":"1","password":"b"},"meta":[[0,"email"]]}'],
    ['/rpc/people/signIn', '{"json":{"email":"/(a+)+$/","password":"b"},"meta":[[5,"email"]]}'],
    ['/rpc/people/signIn', `{"json":${'['.repeat(500)}${']'.repeat(500)}}`],
    ['/rpc/people/signIn', `{"json":{"email":${'9'.repeat(500)}}}`],
    ['/rpc/people/signIn', 'null'],
    ['/rpc/people/signIn', '[]'],
    ['/rpc/people/signIn', '{"json":'],
    ['/api/sign-in', '[[['],
  ])('%s %s is a request that was not understood', async (path, body) => {
    const before = server.logged.length
    const { status, json } = await ask('POST', path, { headers: ours(), body })
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('"code":"BAD_REQUEST"')])
    expect(server.logged.slice(before)).toEqual([])
  })

  it('an address that is no text is answered in the shape of the contract', async () => {
    for (const path of ['/api/exams/%E0%A4%A', '/rpc/exam/%E0%A4%A']) {
      const { status, json, headers } = await ask('GET', path)
      expect([path, status, JSON.stringify(json)]).toEqual([path, 400, expect.stringContaining('"code":"BAD_REQUEST"')])
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('an address of a page that is no text is a page that is not there', async () => {
    for (const path of ['/dashboard/results/%E0%A4%A', '/%ff']) {
      const { status, text } = await ask('GET', path)
      expect([path, status, text]).toEqual([path, 404, 'There is nothing at this address.'])
    }
  })

  it('a head too long to be read, or no HTTP at all, is answered in the shape of the contract', async () => {
    const long = await ask('GET', `/api/exams?${'a=1&'.repeat(5_000)}`)
    expect([long.status, long.json]).toEqual([413, { defined: false, ...codeAndSentence('TOO_LARGE') }])
    const none = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(server.port, '127.0.0.1', () => socket.write('GET / HTTP/9.9\r\n\u0000\r\n\r\n'))
      socket.on('data', (part) => {
        text += String(part)
      })
      socket.on('error', reject).on('close', () => resolve(text))
    })
    expect(none).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(none.split('\r\n\r\n')[1] ?? '')).toEqual({ defined: false, ...codeAndSentence('BAD_REQUEST') })
  })

  it('never makes any public call fail on our side', async () => {
    const names = new Set(Object.values(contract).flatMap((calls) => Object.values(calls).flatMap(fieldsOf)))
    const key = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, fc.string())
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '\u0000', '\ud800', 'signup', 'a@b.test', '0000-01-01', '9'.repeat(300), 'x.y.z'),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.uuid(),
    )
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value')),
      ),
    }))
    const form = fc.dictionary(key, fc.oneof(leaf, value), { maxKeys: 10 })
    const meta = fc.oneof(
      fc.constant(undefined),
      value,
      fc.array(fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), key))),
    )
    const rpc = fc.record({ json: fc.oneof(form, value), meta })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...publicCalls()), rpc, async (call, body) => {
        const query = `?data=${encodeURIComponent(JSON.stringify(body))}`.slice(0, 4000)
        const answers = [
          await ask('POST', call.rpc, { headers: ours(), body: JSON.stringify(body) }),
          await ask(call.method, call.rest, {
            headers: ours(),
            ...(call.method === 'GET' ? {} : { body: JSON.stringify(body.json ?? null) }),
          }),
          await ask('GET', `${call.rpc}${query.replace(/%[^%]?$/, '')}`),
        ]
        // Three of the refusals of sign-up are a 500 by the specification; nothing here comes so far.
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      }),
      { numRuns: 300 },
    )
    expect(server.logged.filter((line) => line.includes('a call failed'))).toEqual([])
  }, 300_000)
})

type Call = (typeof contract)['people']['signIn'] | (typeof contract)['attempt']['save']

function publicCalls() {
  return Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls).flatMap(([verb, call]) => {
      const who: readonly string[] = callPermissions[`${room}.${verb}` as CallName]
      if (!who.includes('anyone') && !who.includes('ticket')) return []
      const { method = 'POST', path = '' } = (call as Call)['~orpc'].route
      return [{ rpc: `/rpc/${room}/${verb}`, method, rest: `/api${path}` }]
    }),
  )
}

/** The names of the fields a call takes. */
function fieldsOf(call: unknown): string[] {
  const schema: unknown = (call as Call)['~orpc'].inputSchema
  const shape = typeof schema === 'object' && schema !== null && 'shape' in schema ? schema.shape : {}
  return Object.keys(shape ?? {})
}
