import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import { aSitting, cardOf, keyOf, openPage, type Sitting, sit } from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let of: Sitting
let admin: TestClient
let termId: string

/** When each of the papers was handed in: two of them an hour apart, on two days in Lagos; the last after the term. */
const handedIn = {
  'Ada Sample': '2026-03-02T22:30:00Z',
  'Bola Sample': '2026-03-02T23:30:00Z',
  'Chidi Sample': '2026-03-20T09:00:00Z',
  'Dayo Sample': '2026-05-04T09:00:00Z',
}
const names = Object.keys(handedIn)

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  admin = of.school.admin
  for (const [name, submittedAt] of Object.entries(handedIn)) {
    const { client } = await aStudent(server, of.school, { name, classId: of.classId })
    const page = await openPage(client, of.examId)
    await sit(page, await keyOf(server, of), { right: 1 })
    await cardOf(page)
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run('UPDATE results SET submitted_at = $2 WHERE attempt_id = $1', [page.attemptId, submittedAt]),
    )
  }
  const days = { firstDay: '2026-01-12', lastDay: '2026-04-03' }
  termId = (await admin.school.addTerm({ name: 'Second term', year: '2025/2026', ...days })).term.id
})
afterAll(() => server.stop())

type Asked = Parameters<TestClient['result']['summary']>[0]

test.each<[string, () => Asked, string[]]>([
  ['a day is from midnight to midnight in Lagos', () => ({ from: '2026-03-02', to: '2026-03-02' }), ['Ada Sample']],
  ['the next has what came an hour later', () => ({ from: '2026-03-03', to: '2026-03-03' }), ['Bola Sample']],
  ['the last day is in it', () => ({ from: '2026-03-03', to: '2026-03-20' }), ['Bola Sample', 'Chidi Sample']],
  ['a first day alone', () => ({ from: '2026-03-20' }), ['Chidi Sample', 'Dayo Sample']],
  ['a last day alone', () => ({ to: '2026-03-03' }), ['Ada Sample', 'Bola Sample']],
  ['a term', () => ({ termId }), names.slice(0, 3)],
  ['days of a term', () => ({ termId, from: '2026-03-10', to: '2026-12-31' }), ['Chidi Sample']],
  ['days and a search', () => ({ termId, search: 'ada' }), ['Ada Sample']],
  ['days and a class', () => ({ to: '2026-03-02', classId: of.classId }), ['Ada Sample']],
  ['days before all', () => ({ to: '2025-01-01' }), []],
])('%s: list and figures are of these days alone', async (_what, asked, expected) => {
  for (const sort of ['newest', 'score', 'student'] as const) {
    const { items, total } = await admin.result.list({ ...asked(), sort })
    expect(items.map(({ studentName }) => studentName).sort()).toEqual(expected)
    expect(total).toBe(expected.length)
  }
  const summary = await admin.result.summary(asked())
  expect(summary.totalResults).toBe(expected.length)
  expect(summary.subjectPerformance.map(({ studentsCount }) => studentsCount)).toEqual(
    expected.length === 0 ? [] : [expected.length],
  )
  // Of days without an end the grid has the last weeks alone, whenever this runs.
  if (!summary.hasEarlierWeeks) {
    expect(summary.weeklyStats.reduce((sum, { students }) => sum + students, 0)).toBe(expected.length)
  }
})

test('the grid shows the weeks of the chosen days, of the first as much as was chosen', async () => {
  const { weeklyStats, hasEarlierWeeks } = await admin.result.summary({ from: '2026-03-03', to: '2026-03-20' })
  expect(weeklyStats.map(({ week, students }) => [week, students])).toEqual([
    ['2026-03-01', 1],
    ['2026-03-08', 0],
    ['2026-03-15', 1],
  ])
  expect(hasEarlierWeeks).toBeUndefined()
})

test('of more than sixteen weeks it shows the last, and says so', async () => {
  const { weeklyStats, hasEarlierWeeks } = await admin.result.summary({ from: '2025-09-01', to: '2026-05-09' })
  expect([weeklyStats.length, weeklyStats.at(-1)?.week, hasEarlierWeeks]).toEqual([16, '2026-05-03', true])
})

test('a file has the rows of these days, and the log keeps which', async () => {
  const asked = { purpose: 'export' as const, termId, from: '2026-03-10', to: '2026-03-31' }
  expect((await admin.result.list(asked)).items).toHaveLength(1)
  const lines = await inSchool(server.pools.app, of.school, (tx) =>
    tx.rows("SELECT detail FROM audit_log WHERE action = 'result.exported'"),
  )
  expect(lines).toEqual([{ detail: { total: 1, filters: { termId, from: '2026-03-10', to: '2026-03-31' } } }])
})

test('days that are none and the terms of others are refused', async () => {
  const other = await aSitting(server)
  const days = { firstDay: '2026-01-12', lastDay: '2026-04-03' }
  const { term } = await other.school.admin.school.addTerm({ name: 'Theirs', year: '2025/2026', ...days })
  const tried: [Asked, string][] = [
    [{ from: '2026-03-03', to: '2026-03-02' }, 'DAYS_INVALID'],
    [{ from: '0001-01-01' }, 'DAYS_INVALID'],
    [{ to: '2026-02-30' }, 'BAD_REQUEST'],
    [{ to: 'today' }, 'BAD_REQUEST'],
    [{ termId: term.id }, 'UNKNOWN_TERM'],
  ]
  for (const [asked, code] of tried) {
    for (const call of [admin.result.list, admin.result.summary]) {
      expect(await refusalOf(call(asked)), JSON.stringify(asked)).toMatchObject({ code })
    }
  }
})

test('a teacher reads the terms of the school, and narrows the own results by them', async () => {
  const { items } = await of.teacher.school.listTerms({})
  expect(items.map(({ id }) => id)).toEqual([termId])
  expect((await of.teacher.result.list({ termId })).total).toBe(3)
})
