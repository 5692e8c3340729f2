import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSchool, aTeacher, type TestSchool, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { lockSchool } from '../../school/school.db.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

type Admin = { id: string; client: TestClient }

/** A school with so many administrators. */
async function aSchoolOf(count: number): Promise<{ school: TestSchool; admins: Admin[] }> {
  const school = await aSchool(server)
  const admins: Admin[] = [{ id: (await school.admin.people.me()).me?.id ?? '', client: school.admin }]
  while (admins.length < count) {
    const email = `u${crypto.randomUUID()}@staff.test`
    const { user } = await school.admin.people.inviteAdmin({ name: 'Ada Sample', email })
    const client = server.client()
    const token = await tokenMailedTo(server, school.schoolId, email)
    await client.people.acceptInvitation({ token, password: 'a better password' })
    admins.push({ id: user.id, client })
  }
  return { school, admins }
}

const revisionOf = async (of: TestClient, id: string) =>
  (await of.people.listUsers({})).items.find((one) => one.id === id)?.revision ?? 1
const activeAdmins = async ({ schoolId }: TestSchool) =>
  await inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.rows<{ id: string }>(
      `SELECT id FROM users WHERE school_id = $1 AND role = 'school_admin' AND status = 'active'`,
      [schoolId],
    ),
  )

const deactivates = (by: Admin, whom: Admin) => by.client.people.setUsersStatus({ ids: [whom.id], status: 'inactive' })
const demotes = async (by: Admin, whom: Admin) => {
  const revision = await revisionOf(by.client, whom.id)
  return () => by.client.people.changeRole({ id: whom.id, revision, role: 'teacher' })
}
type Doing = (by: Admin, whom: Admin) => Promise<() => Promise<unknown>>
const ways: Record<string, Doing> = {
  deactivates: async (by, whom) => () => deactivates(by, whom),
  demotes,
}

const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Holds what all who change administrators wait for until so many wait, then lets them go in their order. */
async function atOnce(schoolId: string, calls: readonly (() => Promise<unknown>)[]) {
  const { under } = await inSchool(server.pools.app, { schoolId }, async (tx) => {
    await lockSchool(tx)
    const under: Promise<PromiseSettledResult<unknown>[]>[] = []
    for (const [place, call] of calls.entries()) {
      under.push(Promise.allSettled([call()]))
      // Asked outside: within a transaction the list of connections stays as it was.
      while ((await server.pools.app.query(waiting)).rowCount !== place + 1);
    }
    return { under }
  })
  const settled = (await Promise.all(under)).flat()
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code))
}

describe('two administrators at the same moment', () => {
  it.each([
    ['deactivates', 'deactivates'],
    ['demotes', 'demotes'],
    ['deactivates', 'demotes'],
    ['demotes', 'deactivates'],
  ])('leave one, where the first %s the second, who %s the first', async (first, second) => {
    const { school, admins } = await aSchoolOf(2)
    const [one, two] = admins as [Admin, Admin]
    const calls = [await ways[first]?.(one, two), await ways[second]?.(two, one)].flatMap((call) => call ?? [])
    expect(await atOnce(school.schoolId, calls)).toEqual(['done', 'LAST_ADMIN'])
    expect(await activeAdmins(school)).toEqual([{ id: one.id }])
  })

  it('leave one where one of them undoes what made the other an administrator', async () => {
    const { school, admins } = await aSchoolOf(1)
    const [one] = admins as [Admin]
    const { teacher, client } = await aTeacher(server, school)
    const asked = { id: teacher.id, revision: 1, role: 'school_admin' as const }
    const { batch } = await one.client.people.changeRole(asked)
    const two = { id: teacher.id, client }
    const calls = [() => deactivates(two, one), () => one.client.school.undo({ batch: batch ?? '' })]
    expect(await atOnce(school.schoolId, calls)).toEqual(['done', 'NOT_ALLOWED'])
    expect(await activeAdmins(school)).toEqual([{ id: two.id }])
  })

  it('do nothing any more by what they have just lost', async () => {
    const { school, admins } = await aSchoolOf(3)
    const [one, two, three] = admins as [Admin, Admin, Admin]
    const { teacher } = await aTeacher(server, school)
    const promotes = () => two.client.people.changeRole({ id: teacher.id, revision: 1, role: 'school_admin' })
    const calls = [() => deactivates(one, two), promotes, () => deactivates(two, three)]
    expect(await atOnce(school.schoolId, calls)).toEqual(['done', 'NOT_ALLOWED', 'NOT_ALLOWED'])
    expect(await activeAdmins(school)).toHaveLength(2)
  })
})

describe('the last active administrator', () => {
  it('stays, whoever is invited or inactive beside them; of two nobody takes it from themself', async () => {
    const { school, admins } = await aSchoolOf(2)
    const [one, two] = admins as [Admin, Admin]
    const own = async () => (await demotes(one, one))()
    expect(await refusalOf(own())).toMatchObject({ code: 'NOT_YOURSELF' })
    expect(await refusalOf(deactivates(one, one))).toMatchObject({ code: 'NOT_YOURSELF' })
    const both = { ids: [one.id, two.id], status: 'inactive' as const }
    const { doneCount, skipped } = await one.client.people.setUsersStatus(both)
    expect([doneCount, skipped]).toMatchObject([1, [{ id: one.id, why: expect.stringMatching(/^Is you/) }]])
    await school.admin.people.inviteAdmin({ name: 'Ada Invited', email: `u${crypto.randomUUID()}@staff.test` })
    expect(await refusalOf(own())).toMatchObject({ code: 'LAST_ADMIN' })
    expect(await refusalOf(deactivates(one, one))).toMatchObject({ code: 'LAST_ADMIN' })
  })

  it('is not taken by undoing an old act', async () => {
    const { school, admins } = await aSchoolOf(2)
    const [one, two] = admins as [Admin, Admin]
    await deactivates(one, two)
    const { batch } = await one.client.people.setUsersStatus({ ids: [two.id], status: 'active' })
    await two.client.people.signIn({ email: await emailOf(one, two.id), password: 'a better password' })
    // Undone by whom it would make inactive, and by whom it leaves alone.
    const undo = ({ client }: Admin) => client.school.undo({ batch: batch ?? '' })
    expect(await undo(two)).toMatchObject({ doneCount: 0, skipped: [{ why: expect.stringMatching(/^Is you/) }] })
    expect(await activeAdmins(school)).toHaveLength(2)
  })

  it('is not touched by acts on teachers, nor by undoing one from when they were a teacher', async () => {
    const { school, admins } = await aSchoolOf(1)
    const [one] = admins as [Admin]
    const { teacher } = await aTeacher(server, school)
    const ids = [teacher.id]
    await school.admin.people.setTeachersStatus({ ids, status: 'inactive' })
    const { batch } = await school.admin.people.setTeachersStatus({ ids, status: 'active' })
    const revision = await revisionOf(one.client, teacher.id)
    await school.admin.people.changeRole({ id: teacher.id, revision, role: 'school_admin' })
    const unknown = { doneCount: 0, skipped: [{ why: 'There is no such teacher in your school.' }] }
    expect(await school.admin.people.setTeachersStatus({ ids, status: 'inactive' })).toMatchObject(unknown)
    expect(await school.admin.people.deleteTeachers({ ids })).toMatchObject(unknown)
    for (const call of [
      school.admin.people.reissueTeacherPassword({ id: teacher.id }),
      school.admin.people.updateTeacher({ id: teacher.id, revision: revision + 1, phone: '0801' }),
    ]) {
      expect(await refusalOf(call)).toMatchObject({ code: 'UNKNOWN_PERSON' })
    }
    const stays = { doneCount: 0, skipped: [{ why: 'Is no longer a teacher, and stays as they are.' }] }
    expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject(stays)
    expect(await activeAdmins(school)).toHaveLength(2)
  })
})

const emailOf = async (by: Admin, id: string) =>
  (await by.client.people.listUsers({})).items.find((one) => one.id === id)?.email ?? ''
