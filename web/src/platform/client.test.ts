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

function inMode(mode: string) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'cbt_data_mode' ? mode : null) })
}

// Pages of the site never say who answers: this stands first, before anybody has.
test('a page that has no demo asks the server in either mode', async () => {
  inMode('demo')
  expect(await client.school.listSubjects()).toEqual({ from: 'server' })
})

test('the mode is looked at for each call', async () => {
  answerDemoBy(async (path, input) => {
    answered.push([path, input])
    return { from: 'demo' }
  })
  inMode('database')
  expect(await client.school.listSubjects()).toEqual({ from: 'server' })
  inMode('demo')
  expect(await client.people.listStudents({ search: 'ada' })).toEqual({ from: 'demo' })
  inMode('database')
  expect(await client.school.listClasses()).toEqual({ from: 'server' })
  expect(asked).toEqual(['http://exam.test/rpc/school/listSubjects', 'http://exam.test/rpc/school/listClasses'])
  expect(answered).toEqual([[['people', 'listStudents'], { search: 'ada' }]])
})

test('an exam that runs goes on by its ticket, whatever another window has entered', async () => {
  inMode('demo')
  const batch = { ticket: 'x'.repeat(20), sentAtMs: 1, events: [] }
  expect(await client.attempt.save(batch, { context: { isByTicket: true } })).toEqual({ from: 'server' })
  expect([asked, answered]).toEqual([['http://exam.test/rpc/attempt/save'], []])
})
