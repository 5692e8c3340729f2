import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addLevels,
  aSchool,
  aSlip,
  aStudent,
  aSubject,
  aTeacher,
  classOf,
  type TestSchool,
} from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const add = async (changes = {}) => {
  const form = { name: 'Chidi Eze', studentNumber: crypto.randomUUID(), ...changes }
  return (await school.admin.people.addStudent(form)).student
}
const read = async (id: string) => await school.admin.people.getStudent({ id })
const rowCount = () =>
  inSchool(server.pools.app, { schoolId: school.schoolId }, (tx) =>
    tx.one<{ users: number; audit: number; requests: number }>(
      `SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM audit_log) AS audit,
         (SELECT count(*) FROM requests) AS requests`,
    ),
  )

describe('an edit', () => {
  it('changes what is sent, keeps the rest, and is in the history by its label', async () => {
    const subject = await aSubject(school)
    const { id, revision } = await add({ phone: '0801', classId: classOf(school, 'SS1A').id })
    const edit = { name: 'Chidi Okeke', classId: classOf(school, 'SS1B').id, subjectIds: [subject.id] }
    const { student } = await school.admin.people.updateStudent({ id, revision, ...edit })
    expect(student).toMatchObject({ name: 'Chidi Okeke', phone: '0801', class: { name: 'SS1B' }, revision: 2 })
    const { history } = await read(id)
    expect(history.map(({ action, by, changes }) => ({ action, by, changes }))).toEqual([
      {
        ...{ action: 'student.updated', by: 'Ada Obi' },
        changes: expect.arrayContaining([
          { label: 'Full Name', before: 'Chidi Eze', after: 'Chidi Okeke' },
          { label: 'Class', before: 'SS1A', after: 'SS1B' },
          { label: 'Subjects', before: '–', after: 'Mathematics' },
        ]),
      },
      { action: 'student.added', by: 'Ada Obi', changes: [] },
    ])
    // The same values again are no change.
    expect(await school.admin.people.updateStudent({ id, revision: 2, ...edit })).toMatchObject({
      student: { revision: 2 },
    })
  })

  it('by two at once is done once, and the other is told who was first', async () => {
    const { id, revision } = await add()
    const edits = ['A', 'B', 'C'].map((name) => school.admin.people.updateStudent({ id, revision, name }))
    const outcomes = await Promise.allSettled(edits)
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(2)
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { by: 'Ada Obi', revision: 2 } })
    }
  })

  it('is refused for a taken ID, a wrong value and somebody else’s student', async () => {
    const other = await aSchool(server)
    const { studentNumber } = await add()
    const { id, revision } = await add()
    const update = (changes: object) => refusalOf(school.admin.people.updateStudent({ id, revision, ...changes }))
    expect(await update({ studentNumber })).toMatchObject({ code: 'STUDENT_ID_TAKEN' })
    expect(await update({ classId: classOf(other, 'SS1A').id })).toMatchObject({ code: 'UNKNOWN_CLASS' })
    expect(await update({ name: 'x'.repeat(5_000) })).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await update({ dateOfBirth: '2010-02-31' })).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await update({ dateOfBirth: '2199-01-01' })).toMatchObject({
      ...{ code: 'INVALID_FORM', data: { fields: { dateOfBirth: 'Enter a date in the past.' } } },
    })
    const foreign = other.admin.people.updateStudent({ id, revision, name: 'Mine' })
    expect(await refusalOf(foreign)).toMatchObject({ code: 'UNKNOWN_PERSON' })
    const { teacher } = await aTeacher(server, school)
    expect(await refusalOf(school.admin.people.getStudent({ id: teacher.id }))).toMatchObject({
      code: 'UNKNOWN_PERSON',
    })
    expect((await read(id)).student.name).toBe('Chidi Eze')
  })
})

describe('deactivating', () => {
  it('ends signing in, says so before, is undone for whom nobody touched since', async () => {
    const { student, client } = await aStudent(server, school)
    const touched = await add()
    const ids = [student.id, touched.id, crypto.randomUUID()]
    const outcome = await school.admin.people.setStudentsStatus({ ids, status: 'inactive' })
    expect(outcome).toMatchObject({ doneCount: 2, skipped: [{ why: 'There is no such student in your school.' }] })
    expect(outcome.effects[0]).toBe('2 students can no longer sign in, and are left out of coming exams.')
    expect(await client.people.me()).toMatchObject({ me: null })
    await school.admin.people.updateStudent({ id: touched.id, revision: 2, name: 'Renamed' })
    const undone = await school.admin.school.undo({ batch: outcome.batch ?? '' })
    expect(undone).toMatchObject({ doneCount: 1, skipped: [{ id: touched.id, name: 'Renamed' }] })
    expect(await client.people.me()).toMatchObject({ me: { name: 'Chidi Eze' } })
    const [done] = (await school.admin.school.listActs({ size: 1 })).items
    expect(done).toMatchObject({
      id: outcome.batch,
      action: 'student.deactivated',
      by: 'Ada Obi',
      count: 2,
      isUndone: true,
    })
    // Taken back twice is the same as once.
    expect(await school.admin.school.undo({ batch: outcome.batch ?? '' })).toEqual(undone)
    const other = await aSchool(server)
    const foreign = other.admin.school.undo({ batch: outcome.batch ?? '' })
    expect(await refusalOf(foreign)).toMatchObject({ code: 'UNKNOWN_ACT' })
  })
})

describe('who comes back to a closed class', () => {
  const inClosedClass = async (name: string) => {
    await addLevels(school, name)
    const { class: left } = await school.admin.school.addClass({ level: name })
    const { id } = await add({ classId: left.id })
    const gone = await school.admin.people.setStudentsStatus({ ids: [id], status: 'inactive' })
    await school.admin.school.setClassesStatus({ ids: [left.id], status: 'closed' })
    return { id, left, batch: gone.batch ?? '' }
  }

  it('is in no class then, which is said before, and again where they were when that is undone', async () => {
    const { id, left } = await inClosedClass('JSS 1A')
    const staying = await add({ classId: classOf(school, 'SS1A').id })
    await school.admin.people.setStudentsStatus({ ids: [staying.id], status: 'inactive' })
    const input = { ids: [id, staying.id], status: 'active' as const }
    const said = '1 student is in no class then, because it is closed (JSS 1A): choose another.'
    const trial = await school.admin.with({ 'x-trial': '1' }).people.setStudentsStatus(input)
    expect(trial).toMatchObject({ doneCount: 2, effects: expect.arrayContaining([said]) })
    expect((await read(id)).student).toMatchObject({ status: 'inactive', class: { name: 'JSS 1A' } })
    const { batch } = await school.admin.people.setStudentsStatus(input)
    expect((await read(id)).student).toMatchObject({ status: 'active', class: null })
    expect((await read(staying.id)).student).toMatchObject({ status: 'active', class: { name: 'SS1A' } })
    const { items } = await school.admin.people.listStudents({
      missing: 'class',
      search: (await read(id)).student.studentNumber,
    })
    expect(items.map((one) => one.id)).toEqual([id])
    expect((await read(id)).history[0]?.changes).toContainEqual({ label: 'Class', before: 'JSS 1A', after: '–' })

    expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({ doneCount: 2, skipped: [] })
    expect((await read(id)).student).toMatchObject({ status: 'inactive', class: { id: left.id } })
  })

  it('is in none either when the deactivation is undone', async () => {
    const { id, batch } = await inClosedClass('JSS 1B')
    expect(await school.admin.school.undo({ batch })).toMatchObject({ doneCount: 1, skipped: [] })
    expect((await read(id)).student).toMatchObject({ status: 'active', class: null })
  })
})

describe('signing in', () => {
  it('is kept to the day, and who never did can be listed', async () => {
    const { student, slip, client } = await aStudent(server, school)
    expect((await read(student.id)).student.lastSignInAt).toMatch(/^\d{4}-/)
    // Shortly before the last midnight of Lagos it was another day, however few hours ago.
    const setTo = (at: string) =>
      inSchool(server.pools.app, { schoolId: school.schoolId }, (tx) =>
        tx.run(`UPDATE users SET last_sign_in_at = ${at} WHERE id = $1`, [student.id]),
      )
    const midnight = `date_trunc('day', now() AT TIME ZONE 'Africa/Lagos') AT TIME ZONE 'Africa/Lagos'`
    const signedInAgain = async () => {
      const { studentNumber } = student
      await client.people.signInStudent({ school: school.subdomain, studentNumber, password: slip.firstPassword })
      return Date.parse((await read(student.id)).student.lastSignInAt ?? '')
    }
    await setTo(`${midnight} - interval '1 minute'`)
    const today = await signedInAgain()
    expect(Date.now() - today).toBeLessThan(3_600_000)
    await setTo(midnight)
    expect(await signedInAgain()).toBeLessThanOrEqual(today)
    const never = await aStudent(server, school, { isSignedIn: false })
    expect((await read(never.student.id)).student.lastSignInAt).toBeNull()
  })
})

describe('moving and deleting', () => {
  it('moves many at once, and an undo brings each back to where they were', async () => {
    const [from, to] = [classOf(school, 'SS1A'), classOf(school, 'SS2A')]
    const pupils = [await add({ classId: from.id }), await add({ classId: null }), await add({ classId: to.id })]
    const ids = pupils.map(({ id }) => id)
    const outcome = await school.admin.people.setStudentsClass({ ids, classId: to.id })
    expect(outcome).toMatchObject({ doneCount: 2, skipped: [{ why: 'Is already in SS2A.' }] })
    await school.admin.school.undo({ batch: outcome.batch ?? '' })
    const classes = await Promise.all(ids.map(async (id) => (await read(id)).student.class?.name ?? null))
    expect(classes).toEqual(['SS1A', null, 'SS2A'])
  })

  it('deletes whom nothing refers to, and brings them back without an account', async () => {
    const { student, client } = await aStudent(server, school)
    const outcome = await school.admin.people.deleteStudents({ ids: [student.id] })
    expect(outcome).toMatchObject({ doneCount: 1, skipped: [] })
    expect(await refusalOf(school.admin.people.getStudent({ id: student.id }))).toMatchObject({
      code: 'UNKNOWN_PERSON',
    })
    expect(await client.people.me()).toMatchObject({ me: null })
    await school.admin.school.undo({ batch: outcome.batch ?? '' })
    expect((await read(student.id)).student).toMatchObject({ ...student, hasSlip: false, revision: 2 })
    const slip = await aSlip(school.admin, student.id)
    // Who was signed in when they were deleted is not by this slip.
    expect(await client.people.me()).toMatchObject({ me: null })
    const typed = { school: school.subdomain, studentNumber: slip.signInName, password: slip.firstPassword }
    await server.client().people.signInStudent(typed)
  })

  it('keeps of the deleted what was written, and nothing that was counted or leads to an account', async () => {
    const { student } = await aStudent(server, school)
    const { teacher } = await aTeacher(server, school)
    const subject = await aSubject(school)
    await school.admin.people.deleteStudents({ ids: [student.id] })
    await school.admin.people.deleteTeachers({ ids: [teacher.id] })
    await school.admin.school.deleteSubjects({ ids: [subject.id] })
    const lines = await inSchool(server.pools.app, { schoolId: school.schoolId }, (tx) =>
      tx.rows<{ action: string; record: object }>(
        `SELECT action, detail->'record' AS record FROM audit_log WHERE school_id = $1 AND subject = ANY($2) AND detail ? 'record'`,
        [tx.schoolId, [student.id, teacher.id, subject.id]],
      ),
    )
    const kept = Object.fromEntries(lines.map(({ action, record }) => [action, Object.keys(record).sort().join(' ')]))
    expect(kept).toEqual({
      'student.deleted':
        'address bio classId createdAt dateOfBirth email extraTimePercent gender guardian2Name guardian2Phone guardianEmail guardianName guardianPhone guardianRelationship id leftNote leftOn leftReason name namedFor phone revision status studentNumber subjectIds',
      'teacher.deleted':
        'address bio classIds createdAt department email employeeId experience formClassIds id name phone qualification revision status subjectIds',
      'subject.deleted': 'code color description difficulty durationMinutes id name revision status',
    })
  })

  it('brings back without a class or subject that was deleted meanwhile', async () => {
    const { id: classId } = (await school.admin.school.addClass({ level: 'SS2', arm: 'Gold' })).class
    const subject = await aSubject(school, { name: 'Short-lived' })
    const { id } = await add({ classId, subjectIds: [subject.id] })
    const { batch } = await school.admin.people.deleteStudents({ ids: [id] })
    await school.admin.school.deleteClasses({ ids: [classId] })
    await school.admin.school.deleteSubjects({ ids: [subject.id] })
    expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({ doneCount: 1, skipped: [] })
    expect((await read(id)).student).toMatchObject({ class: null, subjects: [] })
  })

  it('does not bring back whose ID somebody has by now', async () => {
    const student = await add()
    const { batch } = await school.admin.people.deleteStudents({ ids: [student.id] })
    await add({ studentNumber: student.studentNumber })
    expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({
      ...{ doneCount: 0, skipped: [{ id: student.id, why: 'Another student already has this student ID.' }] },
    })
  })

  it.each([0, 2, 4])(
    'brings back all but the one whose ID somebody has by now, as number %i of five',
    async (place) => {
      const { id: classId } = classOf(school, 'SS1A')
      const five = await Promise.all(['Ada', 'Bola', 'Chidi', 'Dayo', 'Efe'].map((name) => add({ name, classId })))
      const ids = five.map(({ id }) => id)
      const { batch } = await school.admin.people.deleteStudents({ ids })
      const gone = five[place]
      await add({ studentNumber: gone?.studentNumber })
      const why = 'Another student already has this student ID.'
      const skipped = [{ id: gone?.id, name: gone?.name, why }]
      expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({ doneCount: 4, skipped })
      const there = await Promise.allSettled(ids.map(read))
      expect(there.map(({ status }) => status === 'rejected')).toEqual(ids.map((id) => id === gone?.id))
      for (const one of there) {
        if (one.status === 'rejected') continue
        expect(one.value.student.class?.name).toBe('SS1A')
        expect(one.value.history[0]?.action).toBe('student.restored')
      }
    },
  )

  it('puts nobody back into a class that is gone, and brings back whom it deleted without what is gone', async () => {
    const { id: subjectId } = await aSubject(school)
    const { class: closing } = await school.admin.school.addClass({ level: 'SS3', arm: 'Y' })
    const { class: leaving } = await school.admin.school.addClass({ level: 'SS3', arm: 'Z' })
    const moved = [await add({ classId: closing.id }), await add({ classId: leaving.id })]
    const move = await school.admin.people.setStudentsClass({ ids: moved.map(({ id }) => id), classId: null })
    const gone = await add({ classId: leaving.id, subjectIds: [subjectId] })
    const deletion = await school.admin.people.deleteStudents({ ids: [gone.id] })
    await school.admin.school.setClassesStatus({ ids: [closing.id], status: 'closed' })
    await school.admin.school.deleteClasses({ ids: [leaving.id] })
    await school.admin.school.deleteSubjects({ ids: [subjectId] })

    const why = 'There is no such class in your school, or it is closed.'
    const stay = moved.map(({ id }) => expect.objectContaining({ id, name: 'Chidi Eze', why }))
    expect(await school.admin.school.undo({ batch: move.batch ?? '' })).toMatchObject({
      ...{ doneCount: 0, skipped: expect.arrayContaining(stay) },
    })
    expect(await school.admin.school.undo({ batch: deletion.batch ?? '' })).toMatchObject({ doneCount: 1, skipped: [] })
    expect((await read(gone.id)).student).toMatchObject({ class: null, subjects: [] })
  })

  it('takes 5,000 at most', async () => {
    const ids = Array.from({ length: 5_001 }, () => crypto.randomUUID())
    const asked = school.admin.people.setStudentsStatus({ ids, status: 'inactive' })
    expect(await refusalOf(asked)).toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a call with a key', () => {
  const keyed = (key: string) => school.admin.with({ 'idempotency-key': key }).people

  it('is done once, and answered the same again', async () => {
    const key = crypto.randomUUID()
    const form = { name: 'Once Only', studentNumber: crypto.randomUUID() }
    const first = await Promise.all([keyed(key).addStudent(form), keyed(key).addStudent(form)])
    expect(first[1]).toEqual(first[0])
    expect(await keyed(key).addStudent(form)).toEqual(first[0])
    expect((await school.admin.people.listStudents({ search: form.studentNumber })).total).toBe(1)
  })

  it('is refused with other values, and a refused one leaves the key free', async () => {
    const key = crypto.randomUUID()
    const form = { name: 'First', studentNumber: crypto.randomUUID() }
    const wrong = keyed(key).addStudent({ ...form, classId: crypto.randomUUID() })
    expect(await refusalOf(wrong)).toMatchObject({ code: 'UNKNOWN_CLASS' })
    await keyed(key).addStudent(form)
    const other = keyed(key).addStudent({ ...form, name: 'Other' })
    expect(await refusalOf(other)).toMatchObject({ code: 'KEY_REUSED', status: 409 })
    expect(await refusalOf(keyed('no').addStudent(form))).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('keeps no first password', async () => {
    const key = crypto.randomUUID()
    const { id } = await add()
    const { slips } = await keyed(key).issueSlips({ ids: [id] })
    const again = await keyed(key).issueSlips({ ids: [id] })
    expect(again.slips[0]?.firstPassword).not.toBe(slips[0]?.firstPassword)
  })
})

describe('a list', () => {
  it('is not exported by a link on another site', async () => {
    const { people } = school.admin.with({ 'sec-fetch-site': 'cross-site' })
    const asked = people.listStudents({ purpose: 'export' })
    expect(await refusalOf(asked)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await people.listStudents({ size: 1 })).items).toHaveLength(1)
  })

  it('that is exported is written down, without what was searched for', async () => {
    const own = await aSchool(server)
    await own.admin.people.listStudents({ size: 500, purpose: 'export', status: 'active', search: 'Ada' })
    await own.admin.people.listStudents({ size: 500 })
    const lines = await inSchool(server.pools.app, { schoolId: own.schoolId }, (tx) =>
      tx.rows<{ action: string; detail: unknown }>('SELECT action, detail FROM audit_log WHERE school_id = $1', [
        own.schoolId,
      ]),
    )
    expect(lines).toEqual([{ action: 'student.exported', detail: { total: 0, filters: { status: 'active' } } }])
  })
})

describe('a rehearsal', () => {
  it('says what would happen, and nothing did', async () => {
    const { id } = await add()
    const before = await rowCount()
    const rehearsal = school.admin.with({ 'x-trial': '1' })
    expect(await rehearsal.people.setStudentsStatus({ ids: [id], status: 'inactive' })).toMatchObject({ doneCount: 1 })
    expect(await rehearsal.people.addStudent({ name: 'Nobody', studentNumber: 'N/1' })).toMatchObject({
      student: { name: 'Nobody' },
    })
    expect(await rowCount()).toEqual(before)
    expect((await read(id)).student.status).toBe('active')
    expect(await refusalOf(rehearsal.people.issueSlips({ ids: [id] }))).toMatchObject({ code: 'BAD_REQUEST' })
  })
})
