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

const aStudentForm = (changes = {}) => ({ name: 'Chidi Eze', studentNumber: crypto.randomUUID(), ...changes })
const audit = (of: TestSchool) =>
  inSchool(server.pools.app, { schoolId: of.schoolId }, (tx) =>
    tx.rows('SELECT action, subject FROM audit_log WHERE school_id = $1 ORDER BY id', [of.schoolId]),
  )

describe('students', () => {
  it('are added with everything, need no email, and are listed', async () => {
    const own = await aSchool(server)
    const subject = await aSubject(own)
    const guardians = {
      ...{ guardianRelationship: 'Mother', guardianEmail: 'g@home.test' },
      ...{ guardian2Name: 'H', guardian2Phone: '0803' },
    }
    const form = aStudentForm({
      ...guardians,
      ...{ classId: classOf(own, 'SS3C').id, email: 'c@home.test', phone: '0801', dateOfBirth: '2010-02-28' },
      ...{
        gender: 'Female' as const,
        guardianName: 'G',
        guardianPhone: '0802',
        address: 'Here',
        subjectIds: [subject.id],
      },
    })
    const { student } = await own.admin.people.addStudent(form)
    const slip = await aSlip(own.admin, student.id)
    expect(student).toMatchObject({
      ...{
        name: 'Chidi Eze',
        email: 'c@home.test',
        studentNumber: form.studentNumber,
        phone: '0801',
        status: 'active',
      },
      class: { name: 'SS3C' },
    })
    const subjects = [{ id: subject.id, name: 'Mathematics' }]
    expect((await own.admin.people.getStudent({ id: student.id })).student).toMatchObject({ ...guardians, subjects })
    expect(slip).toMatchObject({ className: 'SS3C', signInName: form.studentNumber, school: own.name })
    expect((await own.admin.people.addStudent(aStudentForm())).student).toMatchObject({ email: null, class: null })
    const { items } = await own.admin.people.listStudents({ classId: classOf(own, 'SS3C').id })
    expect(items).toEqual([{ ...student, hasSlip: true }])
    expect(await audit(own)).toContainEqual({ action: 'student.added', subject: student.id })
  })

  it('are refused when the ID, class, subject or a field is not right', async () => {
    const other = await aSchool(server)
    const foreign = await aSubject(other)
    await school.admin.people.addStudent(aStudentForm({ studentNumber: 'GF/9/001' }))
    const add = (changes: object) => refusalOf(school.admin.people.addStudent(aStudentForm(changes)))
    expect(await add({ studentNumber: 'gf 9 001' })).toMatchObject({ code: 'STUDENT_ID_TAKEN', status: 409 })
    expect(await add({ classId: classOf(other, 'SS1A').id })).toMatchObject({ code: 'UNKNOWN_CLASS' })
    expect(await add({ subjectIds: [foreign.id] })).toMatchObject({ code: 'UNKNOWN_SUBJECT' })
    for (const wrong of [
      ...['2010-02-30', '0000-01-01', '1899-12-31'].map((dateOfBirth) => ({ dateOfBirth })),
      { gender: 'X' },
      { email: 'none' },
      { studentNumber: ' ' },
      { studentNumber: '/ /' },
    ]) {
      expect(await add(wrong)).toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await add({ dateOfBirth: '9999-12-31' })).toMatchObject({
      ...{ code: 'INVALID_FORM', data: { fields: { dateOfBirth: 'Enter a date in the past.' } } },
    })
    expect((await add({ studentNumber: '/ /' })).data).toEqual({ fields: ['studentNumber'] })
    // Another school may use the same ID.
    await other.admin.people.addStudent(aStudentForm({ studentNumber: 'GF/9/001' }))
  })

  it('get a new slip; the old password and the sessions end', async () => {
    const { student, client, slip } = await aStudent(server, school)
    const again = await aSlip(school.admin, student.id)
    expect(again).toMatchObject({ signInName: slip.signInName, className: 'SS1A' })
    expect(await client.people.me()).toMatchObject({ me: null })
    const typed = { school: school.subdomain, studentNumber: slip.signInName }
    const old = client.people.signInStudent({ ...typed, password: slip.firstPassword })
    expect(await refusalOf(old)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await client.people.signInStudent({ ...typed, password: again.firstPassword })

    const other = await aSchool(server)
    expect(await other.admin.people.issueSlips({ ids: [student.id] })).toEqual({
      slips: [],
      skipped: [{ id: student.id, name: '', why: 'There is no such student in your school.' }],
    })
  })

  it('are found without case and accents, in Yoruba, Igbo and Hausa', async () => {
    const own = await aSchool(server)
    for (const name of ['Ọlábísí Adéwálé', 'Chukwụemeka Ọkafọr', 'Ɗanladi Ƙaura', 'Grace 100%_Obi']) {
      await own.admin.people.addStudent(aStudentForm({ name }))
    }
    const found = async (search: string) =>
      (await own.admin.people.listStudents({ search })).items.map(({ name }) => name)
    expect(await found('olabisi')).toEqual(['Ọlábísí Adéwálé'])
    expect(await found('ỌKAFỌR')).toEqual(['Chukwụemeka Ọkafọr'])
    expect(await found('danladi kaura')).toEqual(['Ɗanladi Ƙaura'])
    expect(await found('0%_o')).toEqual(['Grace 100%_Obi'])
    expect(await found('kaura danladi')).toEqual(['Ɗanladi Ƙaura'])
    expect(await found('nobody')).toEqual([])
    expect(await refusalOf(own.admin.people.listStudents({ search: 'a\u0000' }))).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('come sorted by whatever is asked for, a page at a time, each once', async () => {
    const own = await aSchool(server)
    const [first, last] = [classOf(own, 'SS1A').id, classOf(own, 'SS3C').id]
    const rows = [
      ['Ọlá', 'GF/10', last],
      ['Bọ́lá', 'GF/9', null],
      ['bola', 'GF/100', first],
      // As long as a name can be when it is folded: the cursor of it is taken back, too.
      ['각'.repeat(120), 'GF/1', first],
      ['Ẹniọlá', 'AB/7', last],
    ] as const
    for (const [name, studentNumber, classId] of rows) {
      await own.admin.people.addStudent({ name, studentNumber, classId })
    }
    const listed = async (input: Parameters<typeof own.admin.people.listStudents>[0]) => {
      const names: string[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await own.admin.people.listStudents({ ...input, size: 2, ...(cursor && { cursor }) })
        expect(page.total).toBe(cursor === undefined ? rows.length : null)
        names.push(...page.items.map(({ studentNumber }) => studentNumber))
        cursor = page.nextCursor
      }
      return names
    }
    expect(await listed({})).toEqual(['AB/7', 'GF/1', 'GF/100', 'GF/9', 'GF/10'])
    expect(await listed({ sort: 'studentNumber' })).toEqual(['AB/7', 'GF/1', 'GF/9', 'GF/10', 'GF/100'])
    expect(await listed({ sort: 'name' })).toEqual(['GF/9', 'GF/100', 'AB/7', 'GF/10', 'GF/1'])
    expect(await listed({ sort: 'class' })).toEqual(['GF/100', 'GF/1', 'AB/7', 'GF/10', 'GF/9'])
    // Who has no class stands last in both orders.
    expect(await listed({ sort: 'class', order: 'desc' })).toEqual(['GF/10', 'AB/7', 'GF/1', 'GF/100', 'GF/9'])
    expect(await listed({ sort: 'studentNumber', order: 'desc' })).toEqual(['GF/100', 'GF/10', 'GF/9', 'GF/1', 'AB/7'])
    // Nobody has sat an exam: all stand level, and each comes once.
    expect(new Set(await listed({ sort: 'average', order: 'asc' })).size).toBe(5)
    const { nextCursor } = await own.admin.people.listStudents({ size: 2 })
    for (const cursor of [nextCursor ?? '', 'x', btoa(JSON.stringify(['a', 1, 2]))]) {
      const asked = own.admin.people.listStudents({ cursor, sort: 'name' })
      expect(await refusalOf(asked)).toMatchObject({ code: 'BAD_REQUEST' })
    }
    const other = await aSchool(server)
    const foreign = other.admin.people.listStudents({ cursor: nextCursor ?? '' })
    expect(await refusalOf(foreign)).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('stay in the order of their classes and names when a class is renamed or moved, and a student renamed or restored', async () => {
    const own = await aSchool(server)
    const { people, school: places } = own.admin
    const [one, other] = [classOf(own, 'SS1A').id, classOf(own, 'SS1B').id]
    const add = async (name: string, classId: string | null) =>
      (await people.addStudent(aStudentForm({ name, classId }))).student
    const [zed, ada, bee] = [await add('Zed', one), await add('Ada', other), await add('Bee', null)]
    const listed = async () => (await people.listStudents({ sort: 'class' })).items.map(({ name }) => name)
    expect(await listed()).toEqual(['Zed', 'Ada', 'Bee'])
    await places.updateClass({ id: one, revision: 1, position: 900 })
    expect(await listed()).toEqual(['Ada', 'Zed', 'Bee'])
    await addLevels(own, 'ZZ9')
    await places.updateClass({ id: other, revision: 1, position: 900, level: 'ZZ9' })
    expect(await listed()).toEqual(['Zed', 'Ada', 'Bee'])
    await people.setStudentsClass({ ids: [ada.id, bee.id], classId: one })
    expect(await listed()).toEqual(['Ada', 'Bee', 'Zed'])
    await people.updateStudent({ id: ada.id, revision: 2, name: 'Ọlá' })
    expect(await listed()).toEqual(['Bee', 'Ọlá', 'Zed'])
    const { batch } = await people.deleteStudents({ ids: [zed.id, bee.id] })
    await own.admin.school.undo({ batch: batch ?? '' })
    expect(await listed()).toEqual(['Bee', 'Ọlá', 'Zed'])
    await people.setStudentsStatus({ ids: [ada.id, bee.id, zed.id], status: 'inactive' })
    const { doneCount } = await places.setClassesStatus({ ids: [one], status: 'closed' })
    expect([doneCount, await listed()]).toEqual([1, ['Bee', 'Ọlá', 'Zed']])
  })

  it('are ranked by exact average, in each order before those who sat nothing, also over pages', async () => {
    const own = await aSchool(server)
    const marks = [[2, 160], [1, 80], [1, 33.3333], null, null] as const
    const ids: string[] = []
    for (const mark of marks) {
      const { student } = await own.admin.people.addStudent(aStudentForm({ name: `Student ${ids.length}` }))
      ids.push(student.id)
      if (mark === null) continue
      await inSchool(server.pools.app, { schoolId: own.schoolId }, (tx) =>
        tx.run(
          'INSERT INTO student_totals (school_id, student_id, marked_count, millionths_sum) VALUES ($1, $2, $3, $4)',
          [...[own.schoolId, student.id, mark[0], Math.round(mark[1] * 1_000_000)]],
        ),
      )
    }
    const listed = async (order: 'asc' | 'desc', size: number) => {
      const places: number[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await own.admin.people.listStudents({ sort: 'average', order, size, ...(cursor && { cursor }) })
        places.push(...page.items.map(({ id }) => ids.indexOf(id)))
        cursor = page.nextCursor
      }
      return places
    }
    for (const size of [1, 2, 3, 50]) {
      expect(await listed('desc', size)).toEqual([0, 1, 2, 4, 3])
      expect(await listed('asc', size)).toEqual([2, 1, 0, 3, 4])
    }
  })

  it('are filtered, and counted as they are listed', async () => {
    const own = await aSchool(server)
    const subject = await aSubject(own)
    const add = async (changes: object) => (await own.admin.people.addStudent(aStudentForm(changes))).student.id
    const girl = await add({ gender: 'Female', classId: classOf(own, 'SS1A').id, subjectIds: [subject.id] })
    const boy = await add({ gender: 'Male', classId: classOf(own, 'SS1A').id })
    const other = await aSubject(own, { name: 'Physics' })
    const artist = await add({ subjectIds: [other.id] })
    await aSlip(own.admin, boy)
    await own.admin.people.setStudentsStatus({ ids: [artist], status: 'inactive' })
    const found = async (filter: Parameters<typeof own.admin.people.listStudents>[0]) =>
      (await own.admin.people.listStudents(filter)).items.map(({ id }) => id)
    expect(await found({ gender: 'Female' })).toEqual([girl])
    expect(await found({ status: 'inactive' })).toEqual([artist])
    expect(await found({ subjectId: subject.id })).toEqual([boy, girl])
    expect(await found({ missing: 'slip' })).toEqual([artist, girl])
    expect(await found({ missing: 'class' })).toEqual([artist])
    expect(await found({ missing: 'signIn', status: 'active' })).toEqual([boy, girl])
    expect(await own.admin.people.studentFigures()).toEqual({
      ...{ total: 3, active: 2, averageScore: null, examsTaken: 0, withoutClass: 0, withoutSlip: 1 },
    })
  })
})

describe('a plan', () => {
  it('never takes more students than it has room for, however many are added and reactivated at once', async () => {
    const own = await aSchool(server, { plan: 'starter' })
    // 172 others, made faster than by calls; of 25 more the places are given back.
    await inSchool(server.pools.app, { schoolId: own.schoolId }, (tx) =>
      tx.run(
        `WITH made AS (INSERT INTO users (school_id, id, name, role, status)
           SELECT $1, gen_random_uuid(), 'x', 'student', 'active' FROM generate_series(1, 172) RETURNING id)
         INSERT INTO students (school_id, user_id, student_id, student_id_key) SELECT $1, id, id::text, id::text FROM made`,
        [own.schoolId],
      ),
    )
    const gone: string[] = []
    for (let n = 0; n < 25; n += 1) gone.push((await own.admin.people.addStudent(aStudentForm())).student.id)
    const setStatus = own.admin.people.setStudentsStatus
    await setStatus({ ids: gone, status: 'inactive' })
    const adds = Array.from({ length: 25 }, () => own.admin.people.addStudent(aStudentForm()))
    const outcomes = await Promise.allSettled([
      ...adds,
      ...gone.map((id) => setStatus({ ids: [id], status: 'active' })),
    ])
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    // 28 places for fifty.
    expect((await own.admin.people.studentFigures()).active).toBeLessThanOrEqual(200)
    expect(refused).toHaveLength(22)
    for (const refusal of refused) expect(refusal).toMatchObject({ code: 'PLAN_LIMIT', data: { limit: 200 } })
    const [one] = (await own.admin.people.listStudents({ size: 1 })).items
    const ids = [one?.id ?? '']
    await own.admin.people.setStudentsStatus({ ids, status: 'inactive' })
    await own.admin.people.addStudent(aStudentForm())
    const back = own.admin.people.setStudentsStatus({ ids, status: 'active' })
    expect(await refusalOf(back)).toMatchObject({ code: 'PLAN_LIMIT' })
  })
})

describe('who may', () => {
  it('a teacher sees the students of the own classes only', async () => {
    const own = await aSchool(server)
    const [mine, theirs] = [classOf(own, 'SS1A').id, classOf(own, 'SS1B').id]
    const { student } = await aStudent(server, own, { classId: mine, isSignedIn: false })
    await aStudent(server, own, { classId: theirs, isSignedIn: false })
    await own.admin.people.addStudent(aStudentForm())
    const { client } = await aTeacher(server, own, { classIds: [mine] })
    expect((await client.people.listStudents({})).items).toEqual([student])
    expect((await client.people.listStudents({ classId: theirs })).items).toEqual([])
    expect((await own.admin.people.listStudents({})).items).toHaveLength(3)
  })

  it('a teacher re-issues the slips of the own classes only', async () => {
    const own = await aSchool(server)
    const [mine, theirs] = [classOf(own, 'SS1A').id, classOf(own, 'SS1B').id]
    const { student } = await aStudent(server, own, { classId: mine, isSignedIn: false })
    const { student: other } = await aStudent(server, own, { classId: theirs, isSignedIn: false })
    const { client } = await aTeacher(server, own, { classIds: [mine] })
    const slip = await aSlip(client, student.id)
    await server.client().people.signInStudent({
      school: own.subdomain,
      studentNumber: student.studentNumber,
      password: slip.firstPassword,
    })
    const { slips, skipped } = await client.people.issueSlips({ ids: [other.id] })
    expect(slips).toEqual([])
    expect(skipped).toMatchObject([{ why: 'Is not in one of your classes.' }])
  })
})
