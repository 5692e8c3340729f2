import type { ReportType } from '@sabimark/domain/report/report-content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import { aStudent, aSubject, aTeacher } from '../../../test/builders/people.ts'
import { aSitting, cardOf, closeSittings, keyOf, openPage, type Sitting, sit } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { askRaw } from '../../../test/raw-http.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { Hold } from '../../platform/jobs/due-work.ts'
import { readyTelling } from '../making/tell-ready.ts'
import { writeReport } from '../making/write-report.ts'

let server: TestServer
let of: Sitting
let teacher: TestClient
let here: string
let there: string
let biologyId: string

/**
 * The teacher of the sitting has its subject and its class alone. In the other class the same exam was sat, too, and in both a
 * colleague's of Biology.
 */
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  const { school, subjectId } = of
  teacher = of.teacher
  here = of.classId
  there = school.classes[5]?.id ?? ''
  biologyId = (await aSubject(school, { name: 'Biology' })).id
  const { client: biologist } = await aTeacher(server, school, { subjectIds: [biologyId], classIds: [here, there] })
  const both = { classIds: [here, there] }
  const wide = await anExam(school.admin, { subjectId, ...both, draft: { title: 'Of both classes' } })
  const biology = await anExam(biologist, { subjectId: biologyId, ...both, draft: { title: 'Biology of both' } })
  const ada = await aStudent(server, school, { name: 'Ada Here', classId: here })
  const bola = await aStudent(server, school, { name: 'Bola There', classId: there })
  await aStudent(server, school, { name: 'Chidi There', classId: there })
  for (const { client } of [ada, bola]) {
    for (const examId of [wide.examId, biology.examId]) await handIn(client, examId)
  }
  for (const { examId } of [wide, biology]) await closeSittings(server, school, examId)
})
afterAll(() => server.stop())

async function handIn(client: TestClient, examId: string): Promise<void> {
  const page = await openPage(client, examId)
  await sit(page, await keyOf(server, { school: of.school, examId }), { right: 1 })
  await cardOf(page)
}

const week = { range: 'this_week' } as const
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code
/** Whatever a report says, in one text. */
const said = async (type: ReportType, client = teacher) =>
  JSON.stringify(await client.report.preview({ ...week, type })).replaceAll(/"(counted|empty)":"[^"]*"/g, '')
const othersOnly = /There|Biology/

test.each<[ReportType, number, number]>([
  ['performance', 1, 4],
  ['attendance', 1, 2],
  ['grades', 1, 4],
  ['analytics', 1, 2],
  ['class_performance', 1, 4],
  ['merit_list', 1, 2],
])('%s: a teacher has what was sat in the own class and subject, and nothing else', async (type, own, all) => {
  const asked = { ...week, type }
  expect((await teacher.report.preview(asked)).tables[0].rowCount).toBe(own)
  expect((await of.school.admin.report.preview(asked)).tables[0].rowCount).toBe(all)
  expect(await said(type)).not.toMatch(othersOnly)
  // The same text of the administrator has it, so the search would find it.
  expect(await said(type, of.school.admin)).toMatch(othersOnly)
})

test('it says whose classes it is of, and which results it adds up are among those of Results', async () => {
  const report = await teacher.report.preview({ ...week, type: 'performance' })
  const { me } = await teacher.people.me()
  expect(report.counted).toContain(`1 paper handed in, of 1 exam, in the classes of ${me?.name}.`)
  const { items } = await teacher.result.list({})
  const names = items.map(({ studentName }) => studentName)
  for (const [name] of report.tables[0].rows) expect(names).toContain(name)
})

test('another class, another subject and the cards of a school are refused', async () => {
  const { preview, make } = teacher.report
  const performance = { ...week, type: 'performance' as const }
  expect(await codeOf(preview({ ...performance, classId: there }))).toBe('UNKNOWN_CLASS')
  expect(await codeOf(preview({ ...performance, subjectId: biologyId }))).toBe('UNKNOWN_SUBJECT')
  expect(await codeOf(make({ ...performance, classId: there, format: 'csv' }))).toBe('UNKNOWN_CLASS')
  for (const call of [preview, make]) {
    expect(await codeOf(call({ ...week, type: 'report_cards', format: 'pdf' }))).toBe('NOT_ALLOWED')
  }
  expect((await preview({ ...performance, classId: here, subjectId: of.subjectId })).tables[0].rowCount).toBe(1)
})

const nobodyStops: Hold = { renew: async () => true, isStopping: () => false }

test('the file is of the same rows, is theirs and the administrators’, and stays narrow when they administer', async () => {
  const { report } = teacher
  const { id } = await report.make({ ...week, type: 'performance', format: 'csv' })
  const { me } = await teacher.people.me()
  const become = (role: string) =>
    inSchool(server.pools.app, of.school, (tx) =>
      tx.run('UPDATE users SET role = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, me?.id, role]),
    )
  // Made while its teacher administers the school: it was asked for as a teacher's.
  await become('school_admin')
  await writeReport(server)({ schoolId: of.school.schoolId, reference: id }, nobodyStops)
  await become('teacher')
  const { fileUrl, state } = await report.getMade({ id })
  expect(state).toBe('ready')
  const read = async (client: TestClient) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return await askRaw(server.port, `GET ${fileUrl}`, { headers: { cookie } })
  }
  const file = await read(teacher)
  expect(file.status).toBe(200)
  expect(file.body).toContain('Ada Here')
  expect(file.body).not.toMatch(othersOnly)
  expect((await read(of.school.admin)).status).toBe(200)
  const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId], classIds: [here] })
  expect((await read(colleague)).status).toBe(404)
  expect(await codeOf(colleague.report.getMade({ id }))).toBe('UNKNOWN_REPORT')
  expect((await colleague.report.listMade()).items).toEqual([])
  expect((await report.listMade()).items.map((one) => one.id)).toEqual([id])
  // Made again by the administrator it is of the same classes, and not the teacher's to see.
  const again = await of.school.admin.report.make({ ...week, type: 'performance', format: 'csv', againOf: id })
  expect(again.totalCount).toBe(1)
  expect(await codeOf(report.getMade({ id: again.id }))).toBe('UNKNOWN_REPORT')
  expect((await report.cancel({ id })).state).toBe('cancelled')
})

test('a notice tells the teacher that it is ready', async () => {
  const { id } = await teacher.report.make({ ...week, type: 'grades', format: 'csv' })
  await writeReport(server)({ schoolId: of.school.schoolId, reference: id }, nobodyStops)
  await readyTelling(server).run({ schoolId: of.school.schoolId, reference: id })
  const { items } = await teacher.notice.list({})
  expect(items.filter(({ kind }) => kind === 'report_ready')).toHaveLength(1)
})

test('who has no class has an empty report', async () => {
  const { client } = await aTeacher(server, of.school, { subjectIds: [of.subjectId], classIds: [] })
  const { tables, figures } = await client.report.preview({ ...week, type: 'performance' })
  expect([tables[0].rowCount, figures.map(({ value }) => value)]).toEqual([0, [null, null, 0, 0]])
})
