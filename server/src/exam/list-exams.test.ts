import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, type ExamOptions } from '../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, classOf, type TestSchool } from '../../test/builders/people.ts'
import { aSitting, handedIn, openPage } from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { keepExpected } from './attendance/expected.db.ts'

let server: TestServer
let school: TestSchool
let admin: TestClient
let teacher: TestClient
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  admin = school.admin
  const maths = await aSubject(school, { name: 'Ìṣirò' })
  const english = await aSubject(school, { name: 'English' })
  const classIds = [classOf(school, 'SS1A').id]
  teacher = (await aTeacher(server, school, { subjectIds: [english.id] })).client
  const write = (subjectId: string, title: string) =>
    anExam(admin, { subjectId, classIds, questions: 1, isPublished: false, draft: { title } })
  await write(maths.id, 'Ìdánwò Kejì')
  await write(maths.id, 'Mock 100%')
  await write(english.id, 'Mock essay')
})
afterAll(() => server.stop())

it.each([
  ['idanwo', ['Ìdánwò Kejì']],
  ['  MOCK ', ['Mock essay', 'Mock 100%']],
  ['isiro', ['Mock 100%', 'Ìdánwò Kejì']],
  ['ìṣirò', ['Mock 100%', 'Ìdánwò Kejì']],
  ['0%', ['Mock 100%']],
  ['_', []],
  ['nothing like it', []],
  ['', ['Mock essay', 'Mock 100%', 'Ìdánwò Kejì']],
])('the search for %j finds titles and subjects, newest first', async (search, titles) => {
  expect((await admin.exam.list({ search })).items.map(({ title }) => title)).toEqual(titles)
})

type Input = Parameters<TestClient['exam']['list']>[0]

/** Their titles, read a page of two at a time. */
async function listed(staff: TestClient, input: Input): Promise<string[]> {
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await staff.exam.list({ ...input, size: 2, ...(cursor && { cursor }) })
    expect(page.total === null).toBe(cursor !== undefined)
    found.push(...page.items.map(({ title }) => title))
    cursor = page.nextCursor
  }
  return found
}

describe('exams of three subjects', () => {
  let own: TestSchool
  let ids: Record<'maths' | 'english' | 'ss1a' | 'ss2b', string>
  let ofEnglish: TestClient
  beforeAll(async () => {
    own = await aSchool(server)
    const [maths, english] = [await aSubject(own, { name: 'Ìṣirò' }), await aSubject(own, { name: 'English' })]
    ids = { maths: maths.id, english: english.id, ss1a: classOf(own, 'SS1A').id, ss2b: classOf(own, 'SS2B').id }
    ofEnglish = (await aTeacher(server, own, { subjectIds: [english.id] })).client
    const day = 24 * 3_600_000
    const write = (subjectId: string, title: string, classIds: string[], more: Partial<ExamOptions>) =>
      anExam(own.admin, {
        ...{ subjectId, classIds, questions: 1, isPublished: false, ...more },
        draft: { title, ...more.draft },
      })
    const [soon, later] = [{ opensAt: new Date(Date.now() + day) }, { opensAt: new Date(Date.now() + 2 * day) }]
    await write(ids.maths, 'Ẹ̀kọ́', [ids.ss1a], { ...later, closesAt: new Date(Date.now() + 3 * day) })
    await write(ids.english, 'Zoo', [ids.ss2b], { isPublished: true, draft: { examType: 'quiz' } })
    await write(ids.maths, 'Algebra', [ids.ss1a, ids.ss2b], {
      ...{ ...soon, closesAt: new Date(Date.now() + 3 * day), isPublished: true },
    })
  })

  it.each<[Input | (() => Input), string[]]>([
    [{}, ['Algebra', 'Zoo', 'Ẹ̀kọ́']],
    [{ order: 'asc' }, ['Ẹ̀kọ́', 'Zoo', 'Algebra']],
    [{ sort: 'title' }, ['Algebra', 'Ẹ̀kọ́', 'Zoo']],
    [{ sort: 'title', order: 'desc' }, ['Zoo', 'Ẹ̀kọ́', 'Algebra']],
    [{ sort: 'subject' }, ['Zoo', 'Algebra', 'Ẹ̀kọ́']],
    [{ sort: 'subject', order: 'desc' }, ['Ẹ̀kọ́', 'Algebra', 'Zoo']],
    [{ sort: 'opens' }, ['Ẹ̀kọ́', 'Algebra', 'Zoo']],
    [{ sort: 'opens', order: 'asc' }, ['Zoo', 'Algebra', 'Ẹ̀kọ́']],
    [{ sort: 'needs' }, ['Zoo', 'Ẹ̀kọ́', 'Algebra']],
    [{ sort: 'needs', order: 'desc' }, ['Algebra', 'Ẹ̀kọ́', 'Zoo']],
    [{ sort: 'recent' }, ['Zoo', 'Algebra', 'Ẹ̀kọ́']],
    [{ status: 'draft' }, ['Ẹ̀kọ́']],
    [{ status: 'scheduled' }, ['Algebra']],
    [{ status: 'archived' }, []],
    [{ only: 'published', sort: 'title' }, ['Algebra', 'Zoo']],
    [{ examType: 'quiz' }, ['Zoo']],
    [() => ({ subjectId: ids.maths }), ['Algebra', 'Ẹ̀kọ́']],
    [() => ({ classId: ids.ss2b }), ['Algebra', 'Zoo']],
    [() => ({ classId: ids.ss2b, search: 'isiro' }), ['Algebra']],
    [{ search: 'ss2b' }, ['Algebra', 'Zoo']],
    [{ search: 'ss1a isiro ekO' }, ['Ẹ̀kọ́']],
    [() => ({ subjectId: own.schoolId }), []],
    [() => ({ classId: ids.maths }), []],
  ])('asked for %j come in order, a page at a time, each once', async (asked, titles) => {
    expect(await listed(own.admin, typeof asked === 'function' ? asked() : asked)).toEqual(titles)
  })

  it('take no cursor of another order, list or school', async () => {
    const { nextCursor } = await own.admin.exam.list({ size: 1 })
    const cursor = nextCursor ?? ''
    expect((await own.admin.exam.list({ cursor })).items).toHaveLength(2)
    const ofClasses = (await own.admin.school.listClasses({ size: 1 })).nextCursor ?? ''
    const elsewhere = (await admin.exam.list({ size: 1 })).nextCursor ?? ''
    for (const wrong of [ofClasses, elsewhere, ids.maths, 'nothing']) {
      expect(await refusalOf(own.admin.exam.list({ cursor: wrong }))).toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await refusalOf(own.admin.exam.list({ cursor, sort: 'title' }))).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await refusalOf(own.admin.exam.list({ cursor, order: 'asc' }))).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('are counted by the server, for a teacher those of the own subjects', async () => {
    const figures = { total: 3, draft: 1, active: 1, scheduled: 1, completed: 0, handedIn: 0 }
    expect(await own.admin.exam.figures()).toEqual(figures)
    expect(await ofEnglish.exam.figures()).toEqual({ ...figures, total: 1, draft: 0, scheduled: 0 })
    expect(await listed(ofEnglish, { sort: 'title' })).toEqual(['Zoo'])
    expect(await listed(ofEnglish, { subjectId: ids.maths })).toEqual([])
  })
})

it('papers that are handed in are counted before and after they are marked', async () => {
  const of = await aSitting(server, { students: 2 })
  await Promise.all(of.students.map((student) => openPage(student, of.examId)))
  await handedIn(server, of)
  expect(await of.teacher.exam.figures()).toMatchObject({ total: 1, handedIn: 1 })
  await inSchool(server.pools.app, of.school, (tx) =>
    tx.run(
      `UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline
      WHERE school_id = $1 AND state = 'in_progress'`,
      [tx.schoolId],
    ),
  )
  expect((await of.teacher.exam.figures()).handedIn).toBe(3)
})

it('finds for a teacher only what their list holds, and nothing of another school', async () => {
  expect((await teacher.exam.list({ search: 'mock' })).items.map(({ title }) => title)).toEqual(['Mock essay'])
  const other = await aSchool(server)
  expect((await other.admin.exam.list({ search: 'mock' })).items).toEqual([])
})

it('counts who is to sit it: of a draft its classes now, of what has closed who was expected then', async () => {
  const sitting = await aSitting(server, { students: 2 })
  const [item] = (await sitting.teacher.exam.list({})).items
  expect(item).toMatchObject({ studentsRegistered: 2, averageScore: null, questionTypes: { multiple_choice: 3 } })
  await inSchool(server.pools.app, sitting.school, async (tx) => {
    await tx.run(
      "UPDATE exam_sittings SET opens_at = now() - interval '2 hours', closes_at = now() - interval '1 hour'",
    )
    await keepExpected(
      tx,
      item?.id === undefined ? '' : ((await sitting.teacher.exam.get({ examId: item.id })).sittingId ?? ''),
    )
    await tx.run('UPDATE students SET class_id = $1', [sitting.school.classes[5]?.id])
  })
  expect((await sitting.teacher.exam.list({})).items[0]).toMatchObject({ studentsRegistered: 2 })
  const draft = await anExam(sitting.school.admin, {
    ...{ subjectId: item ? (await sitting.teacher.exam.get({ examId: item.id })).subjectId : '', isPublished: false },
    ...{ classIds: [sitting.school.classes[5]?.id ?? ''], draft: { difficulty: 'Hard', tags: ['WAEC'] } },
  })
  expect(await sitting.school.admin.exam.get({ examId: draft.examId })).toMatchObject({
    ...{ studentsRegistered: 2, difficulty: 'Hard', tags: ['WAEC'], draft: { difficulty: 'Hard', tags: ['WAEC'] } },
  })
})
