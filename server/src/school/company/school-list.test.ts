import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aQuestion } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { ensureFirstAdmin } from '../../people/first-admin/first-admin.ts'

let server: TestServer
let superAdmin: TestClient
/** Oldest first. */
let schools: TestSchool[]

beforeAll(async () => {
  server = await testServer()
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  superAdmin = server.client()
  await superAdmin.people.signIn({ email, password: password ?? '' })
  const [greenfield, oyo, cedar] = [
    await aSchool(server, { subdomain: 'greenfield', plan: 'enterprise' }),
    await aSchool(server, { schoolName: 'Kọ́lẹ́ẹ̀jì Ọ̀yọ́', subdomain: 'oyocollege' }),
    await aSchool(server, { schoolName: 'Cedar College', subdomain: 'cedar', plan: 'starter' }),
  ]
  schools = [greenfield, oyo, cedar]
  await aTeacher(server, oyo)
  await aStudent(server, oyo, { isSignedIn: false })
  await aStudent(server, greenfield, { isSignedIn: false })
  await aStudent(server, greenfield, { isSignedIn: false })
  const { id: subjectId } = await aSubject(oyo)
  await aQuestion(oyo.admin, { subjectId })
})
afterAll(() => server.stop())

type Input = Parameters<TestClient['school']['list']>[0]
const [green, oyo, cedar] = ['greenfield', 'oyocollege', 'cedar']

/** Their subdomains, read a page of two at a time. */
async function listed(input: Input): Promise<string[]> {
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await superAdmin.school.list({ ...input, size: 2, ...(cursor && { cursor }) })
    if (cursor === undefined) expect(page.total).toBeGreaterThanOrEqual(page.items.length)
    else expect(page.total).toBeNull()
    found.push(...page.items.map(({ subdomain }) => subdomain))
    cursor = page.nextCursor
  }
  return found
}

describe('the list of schools', () => {
  it('is the super administrator’s: newest first, counted, without the platform’s own', async () => {
    const { items, total } = await superAdmin.school.list({})
    expect(total).toBe(3)
    expect(items.map(({ subdomain }) => subdomain)).toEqual([cedar, oyo, green])
    const nothing = { subjectsCount: 0, questionsCount: 0, examsCount: 0, resultsCount: 0 }
    expect(items[0]).toMatchObject({ name: 'Cedar College', subscription: 'starter', studentsCount: 0, ...nothing })
    expect(items[1]).toMatchObject({ studentsCount: 1, teachersCount: 1, subjectsCount: 1, questionsCount: 1 })
    expect(items[2]).toMatchObject({ id: schools[0]?.schoolId, status: 'active', studentsCount: 2, teachersCount: 0 })
    expect(items.map(({ owner }) => owner)).toEqual(['Ada Obi', 'Ada Obi', 'Ada Obi'])
    for (const { admin } of schools) {
      expect(await refusalOf(admin.school.list({}))).toMatchObject({ code: 'NOT_ALLOWED' })
      expect(await refusalOf(admin.school.figures())).toMatchObject({ code: 'NOT_ALLOWED' })
    }
  })

  it.each<[Input, (string | undefined)[]]>([
    [{ sort: 'newest', order: 'asc' }, [green, oyo, cedar]],
    // K of Kọ́lẹ́ẹ̀jì, in the order of its plain letters.
    [{ sort: 'name' }, [cedar, green, oyo]],
    [{ sort: 'name', order: 'desc' }, [oyo, green, cedar]],
    [{ sort: 'students' }, [green, oyo, cedar]],
    [{ sort: 'students', order: 'asc' }, [cedar, oyo, green]],
    [{ sort: 'teachers', status: 'active' }, [oyo, cedar, green]],
    [{ sort: 'subjects', search: 'college' }, [oyo, cedar, green]],
    [{ sort: 'questions' }, [oyo, cedar, green]],
    [{ sort: 'exams' }, [cedar, oyo, green]],
    [{ sort: 'results', order: 'asc' }, [green, oyo, cedar]],
    [{ subscription: 'enterprise' }, [green]],
    [{ subscription: 'starter', search: 'cedar' }, [cedar]],
    [{ status: 'inactive' }, []],
    // By part of the name or address, without case and accents, each word for itself.
    [{ search: 'KOLEEJI oyo' }, [oyo]],
    [{ search: 'yocoll' }, [oyo]],
    [{ search: 'oyocollege.sabimark.test' }, [oyo]],
    [{ search: 'college cedar' }, [cedar]],
    [{ search: 'platform' }, []],
    [{ search: '%' }, []],
  ])('asked for %j answers them in order, each once', async (input, subdomains) => {
    expect(await listed(input)).toEqual(subdomains)
  })

  it('takes no cursor of another order, of another list or made up', async () => {
    const { nextCursor } = await superAdmin.school.list({ size: 1 })
    const ofStudents = await schools[0]?.admin.people.listStudents({ size: 1 })
    const id = schools[0]?.schoolId ?? ''
    for (const cursor of [ofStudents?.nextCursor ?? '', id, 'nothing']) {
      expect(await refusalOf(superAdmin.school.list({ cursor }))).toMatchObject({ code: 'BAD_REQUEST' })
    }
    const cursor = nextCursor ?? ''
    expect(await refusalOf(superAdmin.school.list({ cursor, sort: 'name' }))).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await refusalOf(superAdmin.school.list({ cursor, order: 'asc' }))).toMatchObject({ code: 'BAD_REQUEST' })
    expect((await superAdmin.school.list({ cursor })).items).toHaveLength(2)
  })

  it('is counted by the server at any size', async () => {
    expect(await superAdmin.school.figures()).toEqual({
      ...{ total: 3, active: 3, premium: 1, students: 3, teachers: 1, subjects: 1, questions: 1, exams: 0, results: 0 },
    })
  })
})
