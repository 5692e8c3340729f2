import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, classOf, type TestSchool } from '../../../test/builders/people.ts'
import type { TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
let student: TestClient
let studentId: string
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  const built = await aStudent(server, school, { classId: classOf(school, 'SS2B').id })
  ;[student, studentId] = [built.client, built.student.id]
  const { id: subjectId } = await aSubject(school)
  const exam = (title: string, inDays: number, classId = classOf(school, 'SS2B').id) =>
    anExam(school.admin, {
      ...{ subjectId, classIds: [classId], opensAt: days(inDays), closesAt: days(inDays + 0.1) },
      draft: { title, location: 'Hall A' },
    })
  await exam('Ìdánwò', 3)
  await exam('Next year', 300)
  await exam('Of others', 3, classOf(school, 'SS3C').id)
})
afterAll(() => server.stop())

const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)
/** As a calendar asks: no session, no header of ours. */
const read = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })

it('is read by whoever has the address, without a session: their own sittings of the next 200 days', async () => {
  const { path } = await student.exam.renewFeed()
  expect(path).toMatch(/^\/calendar\/[\w-]{22}\.ics$/)
  expect((await student.exam.schedule()).hasFeed).toBe(true)
  const response = await read(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  expect(text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Ìdánwò'])
  expect(text).toContain('\r\nLOCATION:Hall A\r\n')
  expect(text).not.toContain('VALARM')
})

it('is answered with 304 while nothing has changed', async () => {
  const { path } = await student.exam.renewFeed()
  const etag = (await read(path)).headers.get('etag') ?? ''
  const again = await read(path, { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await inSchool(server.pools.app, { schoolId: school.schoolId }, (tx) =>
    tx.run('UPDATE exam_sittings SET revision = revision + 1 WHERE school_id = $1', [tx.schoolId]),
  )
  expect((await read(path, { 'if-none-match': etag })).status).toBe(200)
})

it('keeps of its token the hash alone; renewed, dropped and unknown addresses look alike', async () => {
  const { path: old } = await student.exam.renewFeed()
  const { path } = await student.exam.renewFeed()
  const token = path.slice('/calendar/'.length, -'.ics'.length)
  const kept = await inSchool(server.pools.app, { schoolId: school.schoolId }, (tx) =>
    tx.rows('SELECT * FROM calendar_feeds WHERE user_id = $1', [studentId]),
  )
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(kept).toMatchObject([{ token_hash: createHash('sha256').update(token).digest('base64url') }])
  await student.exam.dropFeed()
  expect((await student.exam.schedule()).hasFeed).toBe(false)
  const unknown = await read(`/calendar/${'x'.repeat(22)}.ics`)
  const said = [unknown.status, await unknown.text()]
  expect(said[0]).toBe(404)
  for (const gone of [old, path, '/calendar/x.ics', path.replace('.ics', '')]) {
    const response = await read(gone)
    expect([response.status, await response.text()]).toEqual(said)
  }
})

it('ends with the student’s place at the school', async () => {
  const { path } = await student.exam.renewFeed()
  await school.admin.people.setStudentsStatus({ ids: [studentId], status: 'inactive' })
  expect((await read(path)).status).toBe(404)
})
