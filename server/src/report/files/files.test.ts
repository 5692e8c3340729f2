import { pictureRoom } from '@sabimark/domain/bank/picture-room.ts'
import { samplePictures } from '@sabimark/domain/words/picture/samples.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aQuestion } from '../../../test/builders/exam.ts'
import { aMadeReport } from '../../../test/builders/made-report.ts'
import { aSchool, aStudent, aSubject, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { aPicture, asSent } from '../../../test/builders/picture.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
let admin: TestClient
let heartId: string

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  admin = school.admin
  const { id: subjectId } = await aSubject(school)
  await admin.school.setLogo({ data: aPicture })
  const { student } = await aStudent(server, school, { name: 'Ẹniọlá Sample' })
  await admin.people.setPhoto({ id: student.id, data: asSent(samplePictures.jpeg) })
  const heart = await admin.bank.addPicture({ data: asSent(samplePictures.jpeg) })
  heartId = heart.id
  const mark = `![A heart](file:${heart.id})`
  await aQuestion(admin, { subjectId, question: `Name the part. ${mark}` })
  await aQuestion(admin, { subjectId, question: `And this one? ${mark}` })
  await admin.bank.addPicture({ data: asSent(samplePictures.lossy) })
  await aMadeReport(server, school.schoolId, { fileName: 'green-performance.csv' })
  const other = await aSchool(server)
  await other.admin.school.setLogo({ data: aPicture })
})
afterAll(() => server.stop())

const all = async () => (await admin.report.listFiles({})).items

test('all files of the school stand in the order of their names, each with where it is used', async () => {
  const items = await all()
  const names = items.map(({ name, kind }) => `${kind} ${name}`)
  expect(names).toEqual([
    'report green-performance.csv',
    'photo Photo of Ẹniọlá Sample.jpg',
    ...[
      expect.stringMatching(/^question Picture [0-9a-f]{8}\./),
      expect.stringMatching(/^question Picture [0-9a-f]{8}\./),
    ],
    'logo School logo.png',
  ])
  const used = Object.fromEntries(items.map(({ kind, id, usedIn }) => [id === heartId ? 'heart' : kind, usedIn]))
  expect(used).toMatchObject({
    report: { noun: 'report', label: 'Performance, November 2026', moreCount: 0 },
    photo: { noun: 'student', label: 'Ẹniọlá Sample' },
    heart: { noun: 'question', label: 'And this one? A heart', moreCount: 1 },
    logo: { noun: 'school' },
    question: null,
  })
  // What nothing has taken goes, and so does a report.
  expect(items.filter(({ keptUntil }) => keptUntil !== null).map(({ kind }) => kind)).toEqual(['report', 'question'])
})

test('what they take up is told by kind, with the room of those that have one', async () => {
  const items = await all()
  const { kinds } = await admin.report.fileFigures()
  for (const { kind, count, bytes } of kinds) {
    const own = items.filter((one) => one.kind === kind)
    expect([kind, count, bytes]).toEqual([kind, own.length, own.reduce((sum, one) => sum + one.bytes, 0)])
  }
  const roomOf = (of: string) => kinds.find(({ kind }) => kind === of)?.mostBytes
  expect([roomOf('question'), roomOf('report'), roomOf('photo'), roomOf('logo')]).toEqual([
    ...[pictureRoom.trial, 500 * 1024 * 1024, null, null],
  ])
})

test('a hundred stand on a page, and the next page goes on behind it', async () => {
  const big = await aSchool(server)
  await inSchool(server.pools.app, big, (tx) =>
    tx.run(
      `INSERT INTO files (school_id, sha256, media_type, bytes, width, height, is_of_question)
       SELECT $1, md5(n::text) || md5(n::text), 'image/png', '\\x00', 1, 1, true FROM generate_series(1, 105) n`,
      [tx.schoolId],
    ),
  )
  const { listFiles } = big.admin.report
  const first = await listFiles({})
  const second = await listFiles({ cursor: first.nextCursor ?? '' })
  expect([first.items.length, first.total, second.items.length, second.nextCursor]).toEqual([100, 105, 5, null])
  const names = [...first.items, ...second.items].map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  expect(new Set(names).size).toBe(105)
})

test('name, kind and order narrow and turn it', async () => {
  const { listFiles } = admin.report
  expect((await listFiles({ search: 'eniola' })).items.map(({ kind }) => kind)).toEqual(['photo'])
  expect((await listFiles({ kind: 'question' })).items).toHaveLength(2)
  const sizes = (await listFiles({ sort: 'size' })).items.map(({ bytes }) => bytes)
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
})

test('nobody but an administrator of the school sees them', async () => {
  const { client: teacher } = await aTeacher(server, school)
  const { client: student } = await aStudent(server, school)
  for (const { report } of [teacher, student]) {
    expect((await refusalOf(report.listFiles({}))).code).toBe('NOT_ALLOWED')
    expect((await refusalOf(report.fileFigures())).code).toBe('NOT_ALLOWED')
  }
})
