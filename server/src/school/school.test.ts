import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSchool, aSignUpForm, aStudent, aSubject, aTeacher, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { ensureFirstAdmin } from '../people/first-admin/first-admin.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server, { subdomain: 'greenfield' })
})
afterAll(() => server.stop())

describe('looking a school up', () => {
  it('finds it by its subdomain, or by the host asked', async () => {
    const found = { name: 'Greenfield College', subdomain: 'greenfield' }
    expect(await server.client().school.lookUp({ subdomain: ' GreenField ' })).toEqual(found)
    expect(await server.client({ host: 'greenfield.sabimark.test' }).school.lookUp({})).toEqual(found)
  })

  it('knows no school on another host, none unverified, and never the platform’s own', async () => {
    const pending = aSignUpForm()
    await server.client().people.signUp(pending)
    const { client } = server
    const wrong = [
      () => client().school.lookUp({}),
      () => client({ host: 'sabimark.test' }).school.lookUp({}),
      () => client({ host: 'a.greenfield.sabimark.test' }).school.lookUp({}),
      () => client({ host: 'greenfield.other.test' }).school.lookUp({}),
      () => client().school.lookUp({ subdomain: pending.subdomain }),
      () => client().school.lookUp({ subdomain: 'platform' }),
      () => client().school.lookUp({ subdomain: '' }),
    ]
    for (const call of wrong) expect(await refusalOf(call())).toMatchObject({ code: 'UNKNOWN_SCHOOL', status: 404 })
    expect(await refusalOf(client().school.lookUp({ subdomain: 'a\u0000' }))).toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('the list of schools', () => {
  it('is the super administrator’s: newest first, counted, without the platform’s own', async () => {
    const { email, password } = await ensureFirstAdmin(server.pools, server.config)
    const superAdmin = server.client()
    await superAdmin.people.signIn({ email, password: password ?? '' })
    await aTeacher(server, school)
    await aStudent(server, school, { isSignedIn: false })
    await aStudent(server, school, { isSignedIn: false })
    const newest = await aSchool(server)
    const { items, nextCursor } = await superAdmin.school.list({})
    expect(nextCursor).toBeNull()
    expect(items[0]).toMatchObject({ id: newest.schoolId, studentsCount: 0, teachersCount: 0 })
    expect(items.find(({ id }) => id === school.schoolId)).toMatchObject({
      ...{ name: 'Greenfield College', subdomain: 'greenfield', subscription: 'professional', status: 'active' },
      ...{ studentsCount: 2, teachersCount: 1 },
    })
    expect(items.map(({ subdomain }) => subdomain)).not.toContain('platform')
    const rest = await superAdmin.school.list({ cursor: items[0]?.id ?? '' })
    expect(rest.items).toEqual(items.slice(1))
    expect(await refusalOf(school.admin.school.list({}))).toMatchObject({ code: 'NOT_ALLOWED' })
    // By part of the name or domain, without case and accents.
    const marked = await aSchool(server, { schoolName: 'Kọ́lẹ́ẹ̀jì Ọ̀yọ́', subdomain: 'oyocollege' })
    for (const search of ['KOLEEJI oyo', 'yocoll']) {
      expect((await superAdmin.school.list({ search })).items.map(({ id }) => id)).toEqual([marked.schoolId])
    }
    expect((await superAdmin.school.list({ search: 'platform' })).items).toEqual([])
    expect((await superAdmin.school.list({ search: '%' })).items).toEqual([])
    expect(await refusalOf(superAdmin.people.listTeachers({}))).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

describe('classes', () => {
  it('are the nine a school begins with, for its staff', async () => {
    const { client } = await aTeacher(server, school)
    const { items } = await client.school.listClasses()
    expect(items.map(({ name }) => name).join(' ')).toBe('SS1A SS1B SS1C SS2A SS2B SS2C SS3A SS3B SS3C')
    const pupil = await aStudent(server, school)
    expect(await refusalOf(pupil.client.school.listClasses())).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

describe('subjects', () => {
  it('are added with what the form says, and listed; a teacher sees the own ones', async () => {
    const own = await aSchool(server)
    const physics = await own.admin.school.addSubject({ name: 'Physics', code: 'PHY', durationMinutes: 90 })
    expect(physics).toMatchObject({ color: '#0B6B4F', difficulty: 'Medium', status: 'active', description: '' })
    const art = await aSubject(own, { name: 'Art' })
    expect(await own.admin.school.listSubjects()).toEqual({ items: [art, physics] })
    const { client } = await aTeacher(server, own, { subjectIds: [physics.id] })
    expect(await client.school.listSubjects()).toEqual({ items: [physics] })
    expect(await school.admin.school.listSubjects()).toEqual({ items: [] })
    const call = client.school.addSubject({ name: 'Music', code: 'MUS', durationMinutes: 60 })
    expect(await refusalOf(call)).toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('have a code of their own', async () => {
    const own = await aSchool(server)
    const add = (code: string) => own.admin.school.addSubject({ name: 'Physics', code, durationMinutes: 90 })
    await add('PHY')
    expect(await refusalOf(add('phy'))).toMatchObject({ code: 'SUBJECT_CODE_TAKEN', status: 409 })
    const wrong = own.admin.school.addSubject({ name: 'X', code: 'X', durationMinutes: 0 })
    expect(await refusalOf(wrong)).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('are never more than the plan has room for, however many are added at once', async () => {
    const own = await aSchool(server, { plan: 'starter' })
    const adds = Array.from({ length: 9 }, (_, n) => aSubject(own, { name: `Subject ${n}` }))
    const refused = (await Promise.allSettled(adds)).flatMap((o) => (o.status === 'rejected' ? [o.reason] : []))
    expect(refused).toHaveLength(4)
    for (const refusal of refused) expect(refusal).toMatchObject({ code: 'PLAN_LIMIT', data: { limit: 5 } })
    expect((await own.admin.school.listSubjects()).items).toHaveLength(5)
  })
})
