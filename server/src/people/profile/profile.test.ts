import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSchool, aStudent, aSubject, aTeacher, classOf } from '../../../test/builders/people.ts'
import { aPicture, asSent } from '../../../test/builders/picture.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

describe('the own profile', () => {
  it('says of a teacher how to reach them, since when they are here, and their classes and subjects', async () => {
    const school = await aSchool(server)
    const subject = await aSubject(school)
    const places = { subjectIds: [subject.id], classIds: [classOf(school, 'SS1A').id, classOf(school, 'SS1B').id] }
    const { client, email, teacher } = await aTeacher(server, school, places)
    const { profile } = await client.people.profile()
    expect(profile).toMatchObject({
      ...{ id: teacher.id, name: 'Bola Ade', email, role: 'teacher', school: school.name, revision: 1 },
      ...{ phone: '', address: '', bio: '', className: null, studentNumber: null, schoolsCount: 1, pendingEmail: null },
      classes: [{ name: 'SS1A' }, { name: 'SS1B' }],
      subjects: [{ name: 'Mathematics' }],
    })
    expect(new Date(profile.joinDate).getTime()).toBeLessThanOrEqual(Date.now())
    // What is read with every page is no heavier than before.
    expect((await client.people.me()).me?.profile).not.toHaveProperty('bio')
  })

  it('is saved field by field, and the record of the school says it was by themself, before and after', async () => {
    const school = await aSchool(server)
    const { client, teacher } = await aTeacher(server, school)
    const bio = 'Teaches Mathematics.\nSings in the choir of Ọ̀yọ́.'
    const { profile } = await client.people.saveProfile({ revision: 1, name: 'Bola Adé', phone: '0803', bio })
    expect(profile).toMatchObject({ name: 'Bola Adé', phone: '0803', address: '', bio, revision: 2 })
    expect((await client.people.me()).me).toMatchObject({ name: 'Bola Adé', profile: { phone: '0803' } })
    const { teacher: record, history } = await school.admin.people.getTeacher({ id: teacher.id })
    expect(record.bio).toBe(bio)
    expect(history[0]).toMatchObject({
      ...{ by: 'Bola Adé', isOwn: true, action: 'teacher.updated' },
      changes: [
        { label: 'Bio', before: '–', after: bio },
        { label: 'Full Name', before: 'Bola Ade', after: 'Bola Adé' },
        { label: 'Phone', before: '–', after: '0803' },
      ],
    })
    expect(history.at(-1)).not.toHaveProperty('isOwn')
  })

  it('and the school’s record are one row: who saves second is told, whichever of the two it is', async () => {
    const school = await aSchool(server)
    const { client, teacher } = await aTeacher(server, school)
    await client.people.saveProfile({ revision: 1, phone: '0801' })
    const admins = { id: teacher.id, revision: 1, phone: '0802' }
    expect(await refusalOf(school.admin.people.updateTeacher(admins))).toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE', data: { by: 'Bola Ade', byId: teacher.id, revision: 2 } },
    })
    await school.admin.people.updateTeacher({ ...admins, revision: 2 })
    expect(await refusalOf(client.people.saveProfile({ revision: 2, phone: '0803' }))).toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE', data: { by: 'Ada Obi', revision: 3 } },
    })
    expect((await client.people.profile()).profile).toMatchObject({ phone: '0802', revision: 3 })
  })

  it('of two tabs at the same moment lets one in and tells the other', async () => {
    const { admin } = await aSchool(server)
    const tabs = ['0801', '0802'].map((phone) => admin.people.saveProfile({ revision: 1, phone }))
    const outcomes = await Promise.allSettled(tabs)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await admin.people.profile()).profile.revision).toBe(2)
  })

  it('of a student takes phone, address and bio, and not the name, which is the school’s', async () => {
    const school = await aSchool(server)
    const { client, student } = await aStudent(server, school)
    const edit = { revision: 1, phone: '0805', address: '5 Sample Street', bio: 'Likes chess.' }
    const { profile } = await client.people.saveProfile(edit)
    expect(profile).toMatchObject({ ...edit, revision: 2, className: 'SS1A', studentNumber: student.studentNumber })
    const other = { revision: 2, name: 'Another Name' }
    expect(await refusalOf(client.people.saveProfile(other))).toMatchObject({ code: 'NOT_ALLOWED' })
    const { history, student: record } = await school.admin.people.getStudent({ id: student.id })
    expect(record).toMatchObject({ name: 'Chidi Eze', phone: '0805', address: '5 Sample Street', revision: 2 })
    expect(history[0]).toMatchObject({ isOwn: true, action: 'student.updated' })
  })

  it.each([
    ['a bio of 5,000 characters', { bio: 'x'.repeat(5_000) }],
    ['a bio of 501 characters', { bio: 'x'.repeat(501) }],
    ['no name', { name: '  ' }],
    ['a name with a hidden sign', { name: 'Bola\u202e Ade' }],
    ['a phone number with a hidden sign', { phone: '0801\u200b' }],
    ['a character that cannot be kept', { address: '5 Sample\u0000 Street' }],
  ])('refuses %s and keeps what was there', async (_what, edit) => {
    const { admin } = await aSchool(server)
    expect(await refusalOf(admin.people.saveProfile({ revision: 1, ...edit }))).toMatchObject({ code: 'BAD_REQUEST' })
    expect((await admin.people.profile()).profile).toMatchObject({ name: 'Ada Obi', bio: '', revision: 1 })
  })

  it('keeps a bio of exactly 500 characters, and through a deletion that is undone', async () => {
    const school = await aSchool(server)
    const { student, client } = await aStudent(server, school)
    const bio = 'ọ́'.repeat(250).normalize('NFC').slice(0, 500)
    await client.people.saveProfile({ revision: 1, bio })
    const { batch } = await school.admin.people.deleteStudents({ ids: [student.id] })
    await school.admin.school.undo({ batch: batch ?? '' })
    const [slip] = (await school.admin.people.issueSlips({ ids: [student.id] })).slips
    const again = server.client()
    await again.people.signInStudent({
      ...{ school: school.subdomain, studentNumber: student.studentNumber, password: slip?.firstPassword ?? '' },
    })
    expect((await again.people.profile()).profile.bio).toBe(bio)
  })
})

describe('the own picture', () => {
  it('of staff is set and removed by themselves, seen by themselves, and is not another’s', async () => {
    const school = await aSchool(server)
    const { client, teacher } = await aTeacher(server, school)
    for (const [person, id] of [
      [school.admin, (await school.admin.people.me()).me?.id],
      [client, teacher.id],
    ] as const) {
      const { photoId } = await person.people.setMyPhoto({ data: aPicture })
      expect((await person.people.me()).me).toMatchObject({ id, avatar: `/files/${photoId}` })
      expect(await person.people.setMyPhoto({ data: null })).toEqual({ photoId: null })
      expect((await person.people.me()).me?.avatar).toBeNull()
    }
    const { history } = await school.admin.people.getTeacher({ id: teacher.id })
    expect(history.map(({ action, isOwn }) => [action, isOwn])).toEqual([
      ['teacher.photo_removed', true],
      ['teacher.photo_set', true],
      ['teacher.added', undefined],
    ])
  })

  it('that is a page of HTML is refused, and so is any of a student', async () => {
    const school = await aSchool(server)
    const data = asSent(Buffer.from('<!doctype html><script>alert(1)</script>'))
    expect(await refusalOf(school.admin.people.setMyPhoto({ data }))).toMatchObject({ code: 'NOT_AN_IMAGE' })
    const { client } = await aStudent(server, school)
    expect(await refusalOf(client.people.setMyPhoto({ data: aPicture }))).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
