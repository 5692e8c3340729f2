import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Press } from './act.ts'
import { answerDemoBy, client } from './client.ts'

const asked: string[] = []
const keys: (string | null)[] = []
const answered: unknown[] = []

beforeEach(() => {
  asked.length = 0
  keys.length = 0
  answered.length = 0
  vi.stubGlobal('window', { location: { origin: 'http://exam.test', protocol: 'http:' } })
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url)
    keys.push(request.headers.get('idempotency-key'))
    return new Response(JSON.stringify({ json: { from: 'server' } }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

// Pages of the site never say who answers: this stands first, before anybody has.
test('a page that has no demo asks the server', async () => {
  expect(await client.school.listSubjects({})).toEqual({ from: 'server' })
})

test('what somebody has pressed for goes out with a key, and nothing else does', async () => {
  const press = { context: { press: {} as Press } }
  const seen = { closesAt: '2026-11-24T10:00:00Z', change: null }
  const input = { examId: 'e', sittingId: 's', by: { minutes: 5 }, seen, reason: 'Rain' }
  await client.exam.extend(input, press)
  await client.exam.extend(input, press)
  await client.attempt.start({ examId: 'e', pageId: 'p' })
  await client.attempt.save({ ticket: 't', sentAtMs: 1, events: [] }, { context: { isByTicket: true } })
  const [first, second, ...others] = keys
  expect([first, second]).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)])
  expect(second).not.toBe(first)
  expect(others).toEqual([null, null])
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
