import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminPassword, aSchool, aTeacher, type TestSchool, tokenMailedTo } from '../../../test/builders/people.ts'
import { act, aSitting, openPage, send } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

const minute = 60_000
const onWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

let server: TestServer
let school: TestSchool
/** A teacher at another school, where somebody is administrator: one account. */
let other: TestSchool
let teacher: TestClient
const password = 'chosen behind the link'
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  other = await aSchool(server, { schoolName: 'Riverside School' })
  teacher = (await aTeacher(server, school)).client
  const added = { name: 'Ada Obi', email: school.email, employeeId: 'T1', signIn: 'invitation' as const }
  await other.admin.people.addTeacher(added)
  const token = await tokenMailedTo(server, other.schoolId, school.email)
  await server.client().people.acceptInvitation({ token, password })
  server.startJobs()
})
afterAll(() => server.stop())

async function signedIn({ schoolId }: TestSchool = school): Promise<TestClient> {
  const client = server.client()
  client.headers['user-agent'] = onWindows
  await client.people.signIn({ email: school.email, password })
  await client.people.chooseMembership({ schoolId })
  return client
}
const ownId = async (client: TestClient) =>
  (await client.people.listSessions()).items.find(({ isThisOne }) => isThisOne)?.id ?? ''
const isIn = async (client: TestClient) => (await client.people.me()).me !== null

/** The school's administrator saves it in Settings. */
async function set(at: TestSchool, change: { sessionTimeout?: number; deviceTracking?: boolean }): Promise<void> {
  const admin = at === school ? await signedIn() : at.admin
  const { security } = await admin.school.getSettings()
  await admin.school.saveSecuritySettings({ revision: security.revision, ...change })
}

describe('the list of sessions', () => {
  it('has those of the account in all its schools, this one first, and never a token', async () => {
    const [here, there] = [await signedIn(), await signedIn(other)]
    const { items } = await here.people.listSessions()
    expect(items.slice(0, 2)).toEqual([
      {
        ...{ id: expect.any(String), isThisOne: true, device: 'Chrome 131 on Windows', address: '127.0.0.1' },
        ...{ school: 'Greenfield College', beganAt: expect.any(String), usedAt: expect.any(String) },
      },
      expect.objectContaining({ isThisOne: false, school: 'Riverside School' }),
    ])
    for (const client of [here, there]) {
      const [token = 'none'] = client.cookies.get('sabimark_session')?.split('.') ?? []
      expect(JSON.stringify(items)).not.toContain(token)
    }
  })

  it('says nothing of address and browser where they are not kept, for who comes in from then on', async () => {
    const before = await signedIn(other)
    await set(other, { deviceTracking: false })
    const after = await signedIn(other)
    const { items } = await after.people.listSessions()
    expect(items[0]).toMatchObject({ isThisOne: true, device: null, address: null })
    const { items: others } = await before.people.listSessions()
    expect(others[0]).toMatchObject({ isThisOne: true, device: 'Chrome 131 on Windows', address: '127.0.0.1' })
    // Who comes over from a school that keeps them leaves them there.
    const moved = await signedIn()
    await moved.people.chooseMembership({ schoolId: other.schoolId })
    expect((await moved.people.listSessions()).items[0]).toMatchObject({ isThisOne: true, device: null, address: null })
    await set(other, { deviceTracking: true })
    await moved.people.chooseMembership({ schoolId: school.schoolId })
    await moved.people.chooseMembership({ schoolId: other.schoolId })
    expect((await moved.people.listSessions()).items[0]).toMatchObject({ device: 'Chrome 131 on Windows' })
  })
})

describe('ending a session', () => {
  it('ends another browser of the account at once, also between two calls of an edit, and says so once', async () => {
    const [here, there] = [await signedIn(), await signedIn(other)]
    const id = await ownId(there)
    await here.people.endSession({ id })
    expect(await refusalOf(there.bank.listQuestions({}))).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await there.people.me()).toEqual({ me: null, sessionLeftMs: null, ended: 'elsewhere' })
    expect(await refusalOf(here.people.endSession({ id }))).toMatchObject({ code: 'SESSION_GONE' })
    expect(await isIn(here)).toBe(true)
  })

  it('of somebody else, or of nobody, is refused alike and ends nothing', async () => {
    const here = await signedIn()
    const gone = { code: 'SESSION_GONE', message: 'You are no longer signed in there.' }
    for (const id of [await ownId(teacher), await ownId(other.admin), crypto.randomUUID()]) {
      expect(await refusalOf(here.people.endSession({ id }))).toMatchObject(gone)
    }
    expect([await isIn(teacher), await isIn(other.admin)]).toEqual([true, true])
  })

  it('of the browser that asks signs out, and its cookie goes', async () => {
    const here = await signedIn()
    await here.people.endSession({ id: await ownId(here) })
    expect(here.cookies.has('sabimark_session')).toBe(false)
  })

  it('everywhere else leaves this one and everybody else’s', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    expect((await here.people.endOtherSessions()).endedCount).toBeGreaterThan(0)
    expect([await isIn(here), await isIn(there), await isIn(teacher)]).toEqual([true, false, true])
    expect(await here.people.endOtherSessions()).toEqual({ endedCount: 0 })
    expect((await here.people.listSessions()).items).toHaveLength(1)
  })

  it('never stops an exam that runs: it goes by its ticket', async () => {
    const sitting = await aSitting(server)
    const [student] = sitting.students
    const page = await openPage(student, sitting.examId)
    const before = await page.client.people.listSessions()
    expect(before.items).toMatchObject([{ isThisOne: true, usedAt: null }])
    await page.client.people.endSession({ id: before.items[0]?.id ?? '' })
    expect(await isIn(page.client)).toBe(false)
    const [question] = page.order
    const answer = act(page, { kind: 'answer', question: question?.questionId, value: question?.optionIds.slice(0, 1) })
    expect(await send(page, [answer, act(page, { kind: 'submit' })])).toMatchObject({ ackedSeq: 2 })
  })
})

describe('the timeout of a school', () => {
  const leftOf = async (client: TestClient) => (await client.people.me()).sessionLeftMs ?? 0

  it('holds for who signs in or comes over, and 30 minutes where no school is chosen', async () => {
    await set(school, { sessionTimeout: 5 })
    await set(other, { sessionTimeout: 480 })
    const client = server.client()
    await client.people.signIn({ email: school.email, password })
    const { rows } = await server.pools.auth.query<{ seconds: number }>(
      `SELECT "idleSeconds" AS seconds FROM auth.session ORDER BY "createdAt" DESC LIMIT 1`,
    )
    expect(rows).toEqual([{ seconds: 1800 }])
    await client.people.chooseMembership({ schoolId: school.schoolId })
    expect(await leftOf(client)).toBeGreaterThan(4 * minute)
    expect(await leftOf(client)).toBeLessThanOrEqual(5 * minute)
    await client.people.chooseMembership({ schoolId: other.schoolId })
    expect(await leftOf(client)).toBeGreaterThan(479 * minute)
  })

  it('is longer and shorter for who is signed in, once they are told; students keep their hours', async () => {
    const sitting = await aSitting(server)
    const [student] = sitting.students
    await set(school, { sessionTimeout: 60 })
    await expect.poll(() => leftOf(teacher)).toBeGreaterThan(59 * minute)
    await set(school, { sessionTimeout: 10 })
    await expect.poll(() => leftOf(teacher)).toBeLessThanOrEqual(10 * minute)
    expect(await leftOf(teacher)).toBeGreaterThan(9 * minute)
    await set(sitting.school, { sessionTimeout: 5 })
    await expect.poll(() => leftOf(sitting.teacher)).toBeLessThanOrEqual(5 * minute)
    expect(student && (await leftOf(student))).toBeGreaterThan(11 * 60 * minute)
  })

  it('that is made shorter reaches a browser that was closed, too: half an hour later at most it has nobody signed in', async () => {
    const away = await aSchool(server)
    await set(away, { sessionTimeout: 480 })
    await expect.poll(() => leftOf(away.admin)).toBeGreaterThan(479 * minute)
    await set(away, { sessionTimeout: 5 })
    const left = async () => {
      const { rows } = await server.pools.auth.query<{ seconds: number }>(
        `SELECT max(extract(epoch FROM "expiresAt" - now()))::float8 AS seconds FROM auth.session WHERE "schoolId" = $1`,
        [away.schoolId],
      )
      return rows[0]?.seconds ?? 0
    }
    await expect.poll(left).toBeLessThanOrEqual(35 * 60)
    expect(await left(), 'who sits at a page is told first').toBeGreaterThan(30 * 60)
  })
})

describe('another school of the same account', () => {
  it('is gone to and back from without signing in, and a page of the one changes nothing in the other', async () => {
    const client = await signedIn()
    expect(await client.people.listMemberships()).toEqual({
      items: [
        { schoolId: school.schoolId, school: 'Greenfield College', role: 'school_admin' },
        { schoolId: other.schoolId, school: 'Riverside School', role: 'teacher' },
      ],
    })
    const { me: before } = await client.people.me()
    const tab = client.with({ 'x-person': before?.id ?? '' })
    expect(await tab.people.listMemberships()).toMatchObject({ items: [{}, {}] })
    expect(await client.people.chooseMembership({ schoolId: other.schoolId })).toMatchObject({ role: 'teacher' })
    expect(await refusalOf(client.people.listTeachers({}))).toMatchObject({ code: 'NOT_ALLOWED' })
    const inTab = tab.school.addSubject({ name: 'Chemistry', code: 'CHM', durationMinutes: 60 })
    expect(await refusalOf(inTab)).toMatchObject({ code: 'ANOTHER_IS_HERE' })
    expect(await client.people.chooseMembership({ schoolId: school.schoolId })).toEqual({
      ...before,
      unreadCount: undefined,
    })
    expect(await tab.people.listMemberships()).toMatchObject({ items: [{}, {}] })
    const third = await aSchool(server)
    const elsewhere = client.people.chooseMembership({ schoolId: third.schoolId })
    expect(await refusalOf(elsewhere)).toMatchObject({ code: 'UNKNOWN_SCHOOL' })
    expect(await client.people.me()).toMatchObject({ me: { schoolId: school.schoolId } })
  })

  it('is not offered on a school’s own host, nor to who has one alone', async () => {
    const here = server.client({ host: `${other.subdomain}.sabimark.test` })
    await here.people.signIn({ email: school.email, password })
    expect((await here.people.listMemberships()).items).toMatchObject([{ schoolId: other.schoolId }])
    const back = here.people.chooseMembership({ schoolId: school.schoolId })
    expect(await refusalOf(back)).toMatchObject({ code: 'UNKNOWN_SCHOOL' })
    await other.admin.people.signIn({ email: other.email, password: adminPassword })
    expect((await other.admin.people.listMemberships()).items).toMatchObject([{ schoolId: other.schoolId }])
  })
})
