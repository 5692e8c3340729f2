import type { presses } from '@sabimark/contract/press.ts'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { pressed } from '../../test/pressed.ts'
import type { Press, Pressed } from './act.ts'
import type { Client, Options, PlainContext } from './client.ts'

// A page's own: files share a worker, and others begin the demo there.
vi.resetModules()
const { answerDemoBy, client } = await import('./client.ts')
const { serverNow } = await import('./server-now.ts')
const { forgetServerDate } = await import('../../test/server-date.ts')

const asked: string[] = []
const keys: (string | null)[] = []
const answered: unknown[] = []
let date: string | null = null

beforeEach(() => {
  asked.length = 0
  keys.length = 0
  answered.length = 0
  vi.stubGlobal('window', { location: { origin: 'http://exam.test', protocol: 'http:' } })
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url)
    keys.push(request.headers.get('idempotency-key'))
    return new Response(JSON.stringify({ json: { from: 'server' } }), {
      headers: { 'content-type': 'application/json', ...(date !== null && { date }) },
    })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetServerDate()
})

// Pages of the site never say who answers: this stands first, before anybody has.
test('a page that has no demo asks the server', async () => {
  expect(await client.school.listSubjects({})).toEqual({ from: 'server' })
})

test('what somebody has pressed for goes out with a key, and nothing else does', async () => {
  const seen = { closesAt: '2026-11-24T10:00:00Z', change: null }
  const input = { examId: 'e', sittingId: 's', by: { minutes: 5 }, seen, reason: 'Rain' }
  await client.exam.extend(input, pressed)
  await client.exam.extend(input, pressed)
  await client.attempt.start({ examId: 'e', pageId: 'p' })
  await client.attempt.save({ ticket: 't', sentAtMs: 1, events: [] }, { context: { isByTicket: true } })
  const [first, second, ...others] = keys
  expect([first, second]).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)])
  expect(second).not.toBe(first)
  expect(others).toEqual([null, null])
})

test('the time of the server is known from its last answer, on a device whose clock is years off, too', async () => {
  vi.useFakeTimers({ now: new Date('2019-01-01T00:00:00Z'), toFake: ['Date'] })
  try {
    date = 'Tue, 24 Nov 2026 09:00:00 GMT'
    await client.school.listSubjects({})
    vi.setSystemTime(Date.now() + 60_000)
    expect(serverNow()).toEqual(new Date('2026-11-24T09:01:01Z'))
    for (date of [null, 'soon']) await client.school.listSubjects({})
    expect(serverNow()).toEqual(new Date('2026-11-24T09:01:01Z'))
  } finally {
    vi.useRealTimers()
  }
})

/** The calls of a room that take no second argument, by their names. */
type Free<Calls> = {
  [Verb in keyof Calls]: Calls[Verb] extends (...asked: infer Asked) => unknown
    ? undefined extends Asked[1]
      ? Verb
      : never
    : never
}[keyof Calls]
type Keyed<Table> = { [Verb in keyof Table]: Table[Verb] extends 'keyed' ? Verb : never }[keyof Table]
type Rooms = { [Room in keyof typeof presses]: Extract<Free<Client[Room]>, Keyed<(typeof presses)[Room]>> }

test('a call that is to be done once does not compile without its press, and no other takes one', () => {
  expectTypeOf<Rooms[keyof Rooms]>().toEqualTypeOf<never>()
  expectTypeOf<Free<Client['result']>>().toEqualTypeOf<Exclude<keyof Client['result'], 'release' | 'openAnswers'>>()
  type Context = NonNullable<Parameters<Client['exam']['extend']>[1]>['context']
  expectTypeOf<Pressed['context']>().toExtend<Context>()
  expectTypeOf<Context>().toEqualTypeOf<Options['context']>()
  expectTypeOf<{ key: string }>().not.toExtend<Context>()
  expectTypeOf<{ key: string }>().not.toExtend<Press>()
  expectTypeOf<Pressed['context']>().not.toExtend<PlainContext>()
})

test('a page of the demo is answered by the samples, and asks nobody', async () => {
  answerDemoBy(async (path, input) => {
    answered.push([path, input])
    return { from: 'demo' }
  })
  expect(await client.people.listStudents({ search: 'ada' })).toEqual({ from: 'demo' })
  expect(asked).toEqual([])
  expect(answered).toEqual([[['people', 'listStudents'], { search: 'ada' }]])
})

test('what goes by a ticket goes to the server also from there', async () => {
  const batch = { ticket: 'x'.repeat(20), sentAtMs: 1, events: [] }
  expect(await client.attempt.save(batch, { context: { isByTicket: true } })).toEqual({ from: 'server' })
  expect([asked, answered]).toEqual([['http://exam.test/rpc/attempt/save'], []])
})
