import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import { act, aSitting, openPage, type Sitting, send } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

const newStudent = async () => (await aStudent(server, sitting.school)).client

const asked = (contentHash: string, authorization?: string) =>
  fetch(`${server.url}/api/content/${contentHash}`, { headers: authorization ? { authorization } : {} })

test('the content is for whoever bears a ticket on it, whatever became of the session, and kept by no cache', async () => {
  const page = await openPage(await newStudent(), sitting.examId)
  const response = await asked(page.contentHash, `Bearer ${page.ticket}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store, immutable')
  expect(await response.json()).toEqual(page.content)
  const packed = await fetch(`${server.url}/api/content/${page.contentHash}`, {
    headers: { authorization: `Bearer ${page.ticket}`, 'accept-encoding': 'br' },
  })
  expect(packed.headers.get('cache-control')).toBe('no-store, immutable')
})

test.each([
  ['nothing', undefined],
  ['a made-up ticket', `Bearer ${'A'.repeat(112)}`],
  ['another scheme', 'Basic dGVzdDp0ZXN0'],
])('the content is not for who bears %s, not even with a session', async (_what, authorization) => {
  const page = await openPage(await newStudent(), sitting.examId)
  const response = await asked(page.contentHash, authorization)
  expect(response.status).toBe(403)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await refusalOf(sitting.teacher.attempt.content({ contentHash: page.contentHash }))).toMatchObject({
    code: 'FORGED_TICKET',
  })
})

test('the content of another exam, of another school or of none is unknown', async () => {
  const page = await openPage(await newStudent(), sitting.examId)
  const other = await aSitting(server)
  const theirs = await openPage(other.students[0], other.examId)
  for (const contentHash of [theirs.contentHash, 'a'.repeat(64)]) {
    expect(await refusalOf(page.client.bearing(page.ticket).attempt.content({ contentHash }))).toMatchObject({
      code: 'UNKNOWN_CONTENT',
    })
  }
})

test('the content of an attempt that was handed in is nobody’s any more, also right after its start', async () => {
  const page = await openPage(await newStudent(), sitting.examId)
  expect((await asked(page.contentHash, `Bearer ${page.ticket}`)).status).toBe(200)
  await send(page, [act(page, { kind: 'submit' })])
  const read = page.client.bearing(page.ticket).attempt.content({ contentHash: page.contentHash })
  expect(await refusalOf(read)).toMatchObject({ code: 'UNKNOWN_CONTENT' })
})
