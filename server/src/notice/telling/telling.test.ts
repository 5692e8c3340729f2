import { formatLagosNow } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEssay, writtenBy } from '../../../test/builders/essay.ts'
import { anExam } from '../../../test/builders/exam.ts'
import { decideHaving, handInLate, remark } from '../../../test/builders/marking.ts'
import { aSchool, aStudent, aSubject, aTeacher, classOf, tokenMailedTo } from '../../../test/builders/people.ts'
import {
  aSitting,
  cardOf,
  closeSittings,
  handedIn,
  keyOf,
  newPage,
  openPage,
  type Sitting,
  sit,
} from '../../../test/builders/sitting.ts'
import type { TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { examWorkers } from '../../exam/exam.workers.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { noticeWorkers } from '../notice.workers.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Does the telling that is due in this school now, as the queue would; answers what it was. */
async function tellDue({ schoolId }: { schoolId: string }): Promise<string[]> {
  const workers = noticeWorkers({ ...server, isClockTrusted: () => server.clock.isTrusted })
  const { rows } = await server.pools.app.query<{ kind: string; reference: string }>(
    `DELETE FROM due_work WHERE school_id = $1 AND kind LIKE 'tell_%' AND due_at <= clock_timestamp()
     RETURNING kind, reference`,
    [schoolId],
  )
  for (const { kind, reference } of rows) await workers[kind]?.run({ schoolId, reference })
  return rows.map(({ kind }) => kind).sort()
}

const heardBy = async (client: TestClient | undefined) =>
  ((await client?.notice.list({}))?.items ?? []).map(({ kind, title, to, isRead }) => ({ kind, title, to, isRead }))
const kindsHeardBy = async (client: TestClient | undefined) => (await heardBy(client)).map(({ kind }) => kind)

describe('an exam that is published', () => {
  it('is told to each candidate of its classes and to nobody else, once', async () => {
    const sitting = await aSitting(server, { students: 2, draft: { title: 'Algebra' } })
    const { school, teacher, examId } = sitting
    const elsewhere = await aStudent(server, school, { classId: classOf(school, 'SS2A').id })
    const offersAnother = await aStudent(server, school, {
      subjectIds: [(await aSubject(school, { name: 'Art' })).id],
    })
    await tellDue(school)
    const heard = [{ kind: 'exam_published', title: 'New exam: Algebra', to: `/exam/${examId}`, isRead: false }]
    for (const student of sitting.students) expect(await heardBy(student)).toEqual(heard)
    for (const { client } of [elsewhere, offersAnother]) expect(await heardBy(client)).toEqual([])
    expect(await kindsHeardBy(teacher)).toEqual([])
    // A double click asks for nothing more, and work done twice tells nothing twice.
    await teacher.exam.publish({ examId })
    expect(await tellDue(school)).toEqual([])
    const worker = noticeWorkers({ ...server, isClockTrusted: () => true }).tell_exam_published
    await worker?.run({ schoolId: school.schoolId, reference: sitting.detail.sittingId ?? '' })
    for (const student of sitting.students) expect(await heardBy(student)).toEqual(heard)
  })

  it('says when it is open in Lagos and nothing of its questions', async () => {
    const opensAt = new Date('2036-11-24T08:00:00Z')
    const sitting = await aSitting(server, { opensAt, closesAt: new Date('2036-11-24T10:30:00Z') })
    await tellDue(sitting.school)
    const [item] = (await sitting.students[0]?.notice.list({}))?.items ?? []
    expect(item?.text).toMatch(
      /^Mathematics, 60 minutes\. Open from Mon 24 Nov 2036, 9:00\u00a0am until 11:30\u00a0am\.$/,
    )
  })

  it('and opened early says so to who was told the later time, unread', async () => {
    const sitting = await aSitting(server, {
      opensAt: new Date('2036-11-24T08:00:00Z'),
      closesAt: new Date('2036-11-24T10:30:00Z'),
    })
    const [student] = sitting.students
    await tellDue(sitting.school)
    const told = async () => (await student?.notice.list({}))?.items ?? []
    const [before] = await told()
    await student?.notice.markRead({ ids: [before?.id ?? ''] })
    await sitting.teacher.exam.startNow({ examId: sitting.examId, sittingId: sitting.detail.sittingId ?? '' })
    expect(await tellDue(sitting.school)).toContain('tell_exam_published')
    const [after, ...others] = await told()
    expect(others).toEqual([])
    expect(before?.text).toContain('Open from Mon 24 Nov 2036')
    expect(after?.text).not.toContain('Open from Mon 24 Nov 2036')
    // A line of its own time, above what was told before it.
    expect(after?.isRead).toBe(false)
    expect(after && before && after.id > before.id && after.createdAt > before.createdAt).toBe(true)
  })

  it('is no news to who has handed it in, neither in the list nor on the bell', async () => {
    const sitting = await aSitting(server, { students: 2 })
    await tellDue(sitting.school)
    const [first, second] = sitting.students
    const page = await openPage(first, sitting.examId)
    expect(await kindsHeardBy(first)).toEqual(['exam_published'])
    await sit(page, await keyOf(server, sitting), { right: 1 })
    await cardOf(page)
    expect([await kindsHeardBy(first), await kindsHeardBy(second)]).toEqual([[], ['exam_published']])
    const unread = async (client: TestClient | undefined) => (await client?.people.me())?.me?.unreadCount
    expect([await unread(first), await unread(second)]).toEqual([0, 1])
  })

  it('is not told once it has closed', async () => {
    const sitting = await aSitting(server)
    await closeSittings(server, sitting.school, sitting.examId)
    expect(await tellDue(sitting.school)).toEqual(['tell_exam_published'])
    expect(await heardBy(sitting.students[0])).toEqual([])
  })
})

/** An exam with this release rule that was handed in and marked; that it was published is told already. */
async function released(rule: 'immediate' | 'after_exam' | 'manual', students = 1) {
  const sitting = await aSitting(server, { students, draft: { title: 'Algebra', showResults: rule } })
  const [student] = sitting.students
  const page = await openPage(student, sitting.examId)
  await sit(page, await keyOf(server, sitting), { right: 1 })
  await cardOf(page)
  await tellDue(sitting.school)
  return { sitting, student, page }
}

describe('results that are released', () => {
  it('by hand are told to who sat the exam, without the score, once', async () => {
    const { sitting, student, page } = await released('manual', 2)
    expect(await kindsHeardBy(student)).toEqual([])
    await sitting.teacher.result.release({ examId: sitting.examId, whileSat: true })
    await tellDue(sitting.school)
    const title = 'Your result is out: Algebra'
    expect((await heardBy(student))[0]).toEqual({
      ...{ kind: 'results_released', title, to: `/results/${page.attemptId}`, isRead: false },
    })
    expect(await kindsHeardBy(sitting.students[1])).toEqual(['exam_published'])
    await sitting.teacher.result.release({ examId: sitting.examId, whileSat: true })
    await tellDue(sitting.school)
    expect(await kindsHeardBy(student)).toEqual(['results_released'])
  })

  it('with the end of the exam are told then, and not before', async () => {
    const { sitting, student } = await released('after_exam')
    const { schoolId } = sitting.school
    const work = noticeWorkers({ ...server, isClockTrusted: () => server.clock.isTrusted })
    const look = () => work.tell_results_released?.run({ schoolId, reference: sitting.examId })
    await look()
    expect(await kindsHeardBy(student)).toEqual([])
    await closeSittings(server, sitting.school, sitting.examId)
    // While the clock may have jumped, nothing that waits for a time has come.
    server.clock.isTrusted = false
    await look()
    expect(await kindsHeardBy(student)).toEqual([])
    server.clock.isTrusted = true
    await look()
    expect(await kindsHeardBy(student)).toEqual(['results_released'])
  })

  it('with the end of the exam: the job that completes the exam asks for it', async () => {
    const { sitting, student } = await released('after_exam')
    const { schoolId } = sitting.school
    await closeSittings(server, sitting.school, sitting.examId)
    await examWorkers(server).complete_exam?.run({ schoolId, reference: sitting.examId })
    expect(await tellDue(sitting.school)).toEqual(['tell_results_released'])
    expect(await kindsHeardBy(student)).toEqual(['results_released'])
  })

  it('at once are told to nobody: who hands in sees the score', async () => {
    const { sitting, student } = await released('immediate')
    await closeSittings(server, sitting.school, sitting.examId)
    const worker = noticeWorkers({ ...server, isClockTrusted: () => true }).tell_results_released
    await worker?.run({ schoolId: sitting.school.schoolId, reference: sitting.examId })
    expect(await kindsHeardBy(student)).toEqual([])
  })
})

describe('answers that come late', () => {
  const pending = async () => {
    const sitting = await aSitting(server, { draft: { title: 'Algebra' } })
    const page = await openPage(sitting.students[0], sitting.examId)
    await handInLate(server, sitting, page)
    await remark(server, sitting, page)
    return { sitting, page }
  }
  const ofTeacher = async ({ teacher }: Sitting) =>
    (await teacher.notice.list({})).items.filter(({ kind }) => kind === 'late_answers')

  it('are told to the author, who decides; the candidate hears that the score can be seen', async () => {
    const { sitting, page } = await pending()
    await tellDue(sitting.school)
    expect(await ofTeacher(sitting)).toMatchObject([
      { title: 'Late answers: Algebra', to: `/results/exam/${sitting.examId}`, isRead: false },
    ])
    expect(await kindsHeardBy(sitting.students[0])).not.toContain('results_released')
    await decideHaving(sitting.teacher, page, 'accepted')
    await tellDue(sitting.school)
    expect((await heardBy(sitting.students[0]))[0]).toMatchObject({
      ...{ kind: 'results_released', to: `/results/${page.attemptId}` },
    })
  })

  it('are one notice, which comes again when more come, and not when the paper is only marked again', async () => {
    const { sitting, page } = await pending()
    await tellDue(sitting.school)
    const [first] = await ofTeacher(sitting)
    await sitting.teacher.notice.markRead({ ids: [first?.id ?? ''] })
    await remark(server, sitting, page)
    expect(await tellDue(sitting.school)).toEqual([])
    const other = await newPage(server, sitting)
    await handInLate(server, sitting, other)
    await remark(server, sitting, other)
    expect(await tellDue(sitting.school)).toEqual(['tell_late_answers'])
    const [again, ...more] = await ofTeacher(sitting)
    expect(more).toEqual([])
    expect(again).toMatchObject({ isRead: false })
    expect(again?.id).not.toBe(first?.id)
  })

  it('are not told once somebody has decided', async () => {
    const { sitting, page } = await pending()
    await decideHaving(sitting.teacher, page, 'refused')
    expect(await tellDue(sitting.school)).toContain('tell_late_answers')
    expect(await ofTeacher(sitting)).toEqual([])
  })

  it('and a paper that is in time tells nobody anything', async () => {
    const sitting = await aSitting(server)
    await handedIn(server, sitting)
    expect(await tellDue(sitting.school)).toEqual(['tell_exam_published'])
  })
})

describe('people', () => {
  it('who signed a school up hear that it is ready, once however often the link is followed', async () => {
    const school = await aSchool(server, { schoolName: 'Hilltop School' })
    expect(await heardBy(school.admin)).toEqual([
      { kind: 'school_ready', title: 'Hilltop School is ready', to: '/', isRead: false },
    ])
    expect((await school.admin.people.me()).me?.unreadCount).toBe(1)
    const { trialEndsAt } = await school.admin.school.subscription()
    const [day] = formatLagosNow(new Date(trialEndsAt ?? ''), new Date()).split(',')
    const [{ text } = { text: '' }] = (await school.admin.notice.list({})).items
    expect(text).toContain(`Your free trial ends on ${day}.`)
  })

  it('who invited a teacher hear that they joined', async () => {
    const school = await aSchool(server)
    const email = `bola@${school.subdomain}.test`
    const form = { name: 'Bola Sample', email, employeeId: 'T1', signIn: 'invitation' as const }
    await school.admin.people.addTeacher(form)
    const token = await tokenMailedTo(server, school.schoolId, email)
    expect(await kindsHeardBy(school.admin)).toEqual(['school_ready'])
    const teacher = server.client()
    await teacher.people.acceptInvitation({ token, password: 'correct horse' })
    expect((await heardBy(school.admin))[0]).toEqual({
      ...{ kind: 'teacher_joined', title: 'Bola Sample has joined', to: '/teachers', isRead: false },
    })
    await teacher.people.signIn({ email, password: 'correct horse' })
    expect(await heardBy(teacher)).toEqual([])
  })

  it('of another school hear nothing of it', async () => {
    const one = await aSchool(server)
    const other = await aSchool(server)
    const teacher = await aTeacher(server, other)
    await anExam(one.admin, {
      subjectId: (await aSubject(one, { name: 'Art' })).id,
      classIds: one.classes.slice(0, 1).map(({ id }) => id),
    })
    await tellDue(one)
    expect(await kindsHeardBy(other.admin)).toEqual(['school_ready'])
    expect(await heardBy(teacher.client)).toEqual([])
    const rows = await inSchool(server.pools.app, other, (tx) => tx.rows('SELECT kind FROM notices'))
    expect(rows).toEqual([{ kind: 'school_ready' }])
  })
})

it('a score that waited for a marker is told when its paper is whole, also where scores are shown at once', async () => {
  const of = await aSitting(server, { students: 0 })
  const { teacher, subjectId, classId } = of
  const questions = [await anEssay(teacher, subjectId)]
  const exam = await anExam(teacher, { subjectId, classIds: [classId], questions })
  const page = await writtenBy(server, { ...of, ...exam }, 'Water moves.')
  await tellDue(of.school)
  expect(await kindsHeardBy(page.client)).not.toContain('results_released')
  const asked = { examId: exam.examId, questionId: page.order[0]?.questionId ?? '' }
  const { script } = await teacher.marking.nextScript(asked)
  if (!script) throw new Error('An essay was handed in.')
  await teacher.marking.mark({ ...script, itemIds: ['point01'] })
  expect(await tellDue(of.school)).toEqual(['tell_results_released'])
  expect((await heardBy(page.client))[0]).toMatchObject({ kind: 'results_released', to: `/results/${page.attemptId}` })
})
