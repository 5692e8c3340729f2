import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerDemoBy, client } from './client.ts'

const asked: string[] = []
const answered: unknown[] = []

beforeEach(() => {
  asked.length = 0
  answered.length = 0
  vi.stubGlobal('window', { location: { origin: 'http://exam.test', protocol: 'http:' } })
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url)
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
