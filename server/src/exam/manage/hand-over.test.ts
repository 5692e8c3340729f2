import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestion, type ExamOptions } from '../../../test/builders/exam.ts'
import { aSubject, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { aSitting, type Sitting } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { selectHistory } from '../../platform/audit/record-log.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'

let server: TestServer
let of: Sitting
let school: TestSchool
let teacher: TestClient
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { isPublished: false, students: 1 })
  ;({ school, teacher } = of)
})
afterAll(() => server.stop())

const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, school, work)
const draft = (said: Partial<ExamOptions> = {}) =>
  anExam(teacher, {
    ...{ subjectId: of.subjectId, classIds: [of.classId], questions: of.questions, isPublished: false, ...said },
  })
const bell = async (who: TestClient) => (await who.notice.list({})).items

describe('work that is handed over', () => {
  const ownerOf = async (examId: string) => (await school.admin.exam.get({ examId })).owner
  const someTeacher = (name: string, subjectIds = [of.subjectId]) => aTeacher(server, school, { name, subjectIds })

  it('is an exam to a teacher of its subject: they change it from then on, are told, and its author stays named', async () => {
    const { examId } = await draft()
    const { client, teacher: taker } = await someTeacher('Ngozi Obi')
    const other = await aSubject(school)
    const { teacher: noTaker } = await someTeacher('Musa Bello', [other.id])
    const { items } = await teacher.exam.listTakers({ examId })
    expect(items).toContainEqual({ id: taker.id, name: 'Ngozi Obi', isAdmin: false })
    expect(items.map(({ id }) => id)).not.toContain(noTaker.id)
    expect(await refusalOf(teacher.exam.handOver({ examId, to: noTaker.id }))).toMatchObject({ code: 'NOT_A_TAKER' })
    expect(await refusalOf(client.exam.handOver({ examId, to: taker.id }))).toMatchObject({ code: 'NOT_ALLOWED' })

    expect(await teacher.exam.handOver({ examId, to: taker.id })).toMatchObject({ batch: null, doneCount: 1 })
    expect(await client.exam.get({ examId })).toMatchObject({ createdBy: 'Bola Ade', owner: 'Ngozi Obi', mayAct: true })
    expect(await teacher.exam.get({ examId })).toMatchObject({ mayAct: false, seesQuestions: false })
    expect(await refusalOf(teacher.exam.delete({ examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await bell(client))[0]).toMatchObject({ title: 'Yours now: First term mock', to: `/exams/${examId}` })
  })

  it('by two hand overs at once goes once, and is acted on no more by who gave it away while they waited', async () => {
    const { examId } = await draft()
    const takers = await Promise.all(['Ngozi Obi', 'Musa Bello'].map((name) => someTeacher(name)))
    const both = await Promise.allSettled(
      takers.map(({ teacher: { id: to } }) => teacher.exam.handOver({ examId, to })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])

    // Given away by somebody else while a deletion waits behind them for the exam.
    const { examId: waiting } = await draft()
    let deleting: Promise<{ code: string }> | undefined
    await within(async (tx) => {
      await tx.run('UPDATE exams SET owner_id = $3 WHERE school_id = $1 AND id = $2', [
        ...[tx.schoolId, waiting, takers[0]?.teacher.id],
      ])
      deleting = refusalOf(teacher.exam.delete({ examId: waiting }))
      await wait(300)
    })
    expect(await deleting).toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('of who leaves is what is of the subjects of who gets it, counted before it is done, and can be undone', async () => {
    const chemistry = await aSubject(school, { name: 'Chemistry' })
    const { client: leaver, teacher: from } = await someTeacher('Ada Okoro', [of.subjectId, chemistry.id])
    const own = await anExam(leaver, { subjectId: of.subjectId, classIds: [of.classId], questions: 2 })
    const other = await anExam(leaver, { subjectId: chemistry.id, classIds: [of.classId], questions: 1 })
    const { client: taker, teacher: to } = await someTeacher('Bayo Alabi')
    const work = { from: from.id, to: to.id }
    expect(await refusalOf(leaver.exam.handOverWork(work))).toMatchObject({ code: 'NOT_ALLOWED' })
    const { teacher: inactive } = await someTeacher('Efe Ovie')
    await school.admin.people.setTeachersStatus({ ids: [inactive.id], status: 'inactive' })
    for (const asked of [from, inactive].map(({ id }) => ({ ...work, to: id }))) {
      expect(await refusalOf(school.admin.exam.handOverWork(asked))).toMatchObject({ code: 'NOT_A_TAKER' })
      const { examId } = own
      const one = school.admin.exam.handOver({ examId, to: asked.to })
      expect(await refusalOf(one)).toMatchObject({ code: 'NOT_A_TAKER' })
    }
    const rehearsed = await school.admin.with({ 'x-trial': '1' }).exam.handOverWork(work)
    expect(rehearsed).toMatchObject({
      doneCount: 3,
      skipped: [{ name: 'Chemistry', why: 'Bayo Alabi does not teach it: 1 exam and 1 question stay with Ada Okoro.' }],
      effects: ['1 exam and 2 questions go to Bayo Alabi, who is told.', 'Ada Okoro stays named as who created them.'],
    })
    expect(await ownerOf(own.examId)).toBe('Ada Okoro')

    const { batch } = await school.admin.exam.handOverWork(work)
    expect([await ownerOf(own.examId), await ownerOf(other.examId)]).toEqual(['Bayo Alabi', 'Ada Okoro'])
    expect((await bell(taker))[0]).toMatchObject({ title: 'The work of Ada Okoro is yours now' })
    expect(await taker.bank.getQuestion({ id: own.questions[0]?.id ?? '' })).toMatchObject({ topic: 'Sums' })
    expect(await school.admin.exam.handOverWork(work)).toMatchObject({ batch: null, doneCount: 0, effects: [] })

    const { items: acts } = await school.admin.school.listActs({})
    expect(acts.find(({ id }) => id === batch)).toMatchObject({ count: 3 })
    const history = (id: string) => within((tx) => selectHistory(tx, id))
    const [line] = await history(own.questions[0]?.id ?? '')
    expect(line).toMatchObject({ action: 'work.question_handed_over', changes: { ownerId: [from.id, to.id] } })

    await school.admin.school.undo({ batch: batch ?? '' })
    expect(await ownerOf(own.examId)).toBe('Ada Okoro')
    expect((await bell(taker))[0]).toMatchObject({ title: 'Work of yours went to Ada Okoro' })
    expect((await bell(leaver))[0]).toMatchObject({ title: 'The work of Bayo Alabi is yours now' })
    const owners = await within((tx) => tx.rows('SELECT FROM questions WHERE owner_id = $1', [from.id]))
    expect(owners).toHaveLength(3)
  })

  it('leaves questions of a colleague’s paper that is not over, and says what an exam shows of one', async () => {
    const { client: leaver, teacher: from } = await someTeacher('Ada Okoro')
    const { client: taker, teacher: to } = await someTeacher('Bayo Alabi')
    const [asked, both, free] = await Promise.all(
      ['What is 6 × 7?', 'What is 6 × 8?', 'What is 6 × 9?'].map((question) =>
        aQuestion(leaver, { subjectId: of.subjectId, question }),
      ),
    )
    if (!asked || !both || !free) throw new Error('Three questions were made.')
    // A colleague's paper, open for the day: the leaver's questions are in it.
    await anExam(school.admin, { subjectId: of.subjectId, classIds: [of.classId], questions: [asked, both] })
    const own = { subjectId: of.subjectId, classIds: [of.classId], isPublished: false, questions: [both] }
    await anExam(leaver, own)
    const hidden = async () => await refusalOf(taker.bank.getQuestion({ id: asked.id }))
    expect(await hidden()).toMatchObject({ code: 'UNKNOWN_QUESTION' })

    expect(await school.admin.exam.handOverWork({ from: from.id, to: to.id })).toMatchObject({
      doneCount: 3,
      effects: expect.arrayContaining([
        '1 question is also in another teacher’s exam that is not over: Bayo Alabi reads it from now on.',
      ]),
      skipped: [{ name: expect.any(String), why: expect.stringMatching(/^1 question stays with Ada Okoro: another/) }],
    })
    expect(await hidden()).toMatchObject({ code: 'UNKNOWN_QUESTION' })
    expect(await taker.bank.getQuestion({ id: free.id })).toMatchObject({ id: free.id })
  })

  it('goes to an administrator, too; who loses it by somebody else’s hand is told', async () => {
    const { client, teacher: owner } = await someTeacher('Ngozi Obi')
    const made = await anExam(client, { subjectId: of.subjectId, classIds: [of.classId], isPublished: false })
    const me = (await school.admin.people.me()).me
    const { items } = await client.exam.listTakers({ examId: made.examId })
    expect(items.at(-1)).toMatchObject({ isAdmin: true })
    const { effects } = await school.admin.exam.handOver({ examId: made.examId, to: me?.id ?? '' })
    expect(effects.at(-1)).toMatch(/^Ngozi Obi no longer does, and is told\./)
    expect((await bell(client))[0]).toMatchObject({ title: 'Handed over: First term mock' })
    const back = await school.admin.exam.handOver({ examId: made.examId, to: owner.id })
    expect(back.effects.at(-1)).toMatch(/^You go on acting on it as an administrator\./)
  })

  it('goes to nobody who is deactivated or loses the subject while it waits', async () => {
    for (const change of [
      "UPDATE users SET status = 'inactive' WHERE school_id = $1 AND id = $2",
      'DELETE FROM teacher_subjects WHERE school_id = $1 AND user_id = $2',
    ]) {
      const { examId } = await draft()
      const { teacher: taker } = await someTeacher('Musa Bello')
      let giving: Promise<{ code: string }> | undefined
      await within(async (tx) => {
        await tx.run(change, [tx.schoolId, taker.id])
        giving = refusalOf(teacher.exam.handOver({ examId, to: taker.id }))
        await wait(300)
      })
      expect(await giving, change).toMatchObject({ code: 'NOT_A_TAKER' })
    }
  })

  it('is given back only where it is, and to who is there: the rest is named and counted', async () => {
    const { client: leaver, teacher: from } = await someTeacher('Ada Okoro')
    const { client: taker, teacher: to } = await someTeacher('Bayo Alabi')
    const { examId } = await anExam(leaver, { subjectId: of.subjectId, classIds: [of.classId], isPublished: false })
    const { batch } = await school.admin.exam.handOverWork({ from: from.id, to: to.id })
    const me = (await school.admin.people.me()).me?.id ?? ''
    await taker.exam.handOver({ examId, to: me })
    await within((tx) =>
      tx.run(
        `UPDATE questions SET owner_id = $3 WHERE school_id = $1
           AND id IN (SELECT id FROM questions WHERE school_id = $1 AND owner_id = $2 LIMIT 2)`,
        [tx.schoolId, to.id, me],
      ),
    )
    expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({
      doneCount: 1,
      skipped: [
        { id: examId, name: 'First term mock' },
        { name: '2 questions', why: 'Were handed on or deleted since, and stay as they are.' },
      ],
    })

    // Who owned it for a while without a deed of their own can be deleted; it goes back to nobody then.
    const { teacher: between } = await someTeacher('Efe Ovie')
    await school.admin.exam.handOver({ examId, to: between.id })
    const on = await school.admin.exam.handOver({ examId, to: to.id })
    expect(await school.admin.people.deleteTeachers({ ids: [between.id] })).toMatchObject({ doneCount: 1 })
    const undone = school.admin.school.undo({ batch: on.batch ?? '' })
    expect(await refusalOf(undone)).toMatchObject({ code: 'GIVER_GONE' })
  })
})
