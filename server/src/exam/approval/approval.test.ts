import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anExam, aQuestionForm, type ExamOptions, examDraft } from '../../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, type TestSchool, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let classIds: string[]
let teacher: TestClient
let other: TestClient

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  classIds = school.classes.slice(0, 1).map(({ id }) => id)
  teacher = (await aTeacher(server, school, { name: 'Bola Sample', subjectIds: [subjectId] })).client
  other = (await aTeacher(server, school, { subjectIds: [subjectId] })).client
  await wantApproval(true)
})
afterEach(() => wantApproval(true))
afterAll(() => server.stop())

async function wantApproval(approvalRequired: boolean) {
  const { exam } = await school.admin.school.getSettings()
  await school.admin.school.saveExamSettings({ revision: exam.revision, approvalRequired })
}

/** A draft of the teacher's that could be published, and what it was written with. */
async function aDraft(said: Partial<ExamOptions> = {}) {
  const built = await anExam(teacher, { subjectId, classIds, isPublished: false, questions: 1, ...said })
  const written = { examId: built.examId, revision: built.detail.revision }
  return { ...built, written, form: examDraft({ subjectId, classIds, ...said, questions: built.questions }) }
}
const asked = async (said: Partial<ExamOptions> = {}) => {
  const built = await aDraft(said)
  const { approval } = await teacher.exam.askApproval(built.written)
  return { ...built, seen: { ...built.written, paper: approval?.paper ?? '' } }
}
async function anotherAdmin(): Promise<TestClient> {
  const email = `second${crypto.randomUUID().slice(0, 8)}@people.test`
  await school.admin.people.inviteAdmin({ name: 'Second Sample', email })
  const client = server.client()
  const token = await tokenMailedTo(server, school.schoolId, email)
  await client.people.acceptInvitation({ token, password: 'correct horse' })
  return client
}
const heard = async (client: TestClient, examId: string) =>
  (await client.notice.list({})).items.filter(({ to }) => to === `/exams/${examId}`).map(({ title }) => title)

describe('while the school wants approval', () => {
  test('a teacher’s draft is neither published nor started, and one of an administrator is', async () => {
    const { examId } = await aDraft()
    for (const call of [teacher.exam.publish, teacher.exam.startNow]) {
      expect(await refusalOf(call({ examId }))).toMatchObject({ code: 'APPROVAL_NEEDED', status: 409 })
    }
    expect((await teacher.exam.get({ examId })).status).toBe('draft')
    const own = await anExam(school.admin, { subjectId, classIds, questions: 1 })
    expect(own.detail.status).toBe('active')
    const draft = await anExam(school.admin, { subjectId, classIds, questions: 1, isPublished: false })
    const written = { examId: draft.examId, revision: draft.detail.revision }
    expect(await refusalOf(school.admin.exam.askApproval(written))).toMatchObject({ code: 'APPROVAL_NOT_NEEDED' })
  })

  test('what is sent for approval is told to administrators once, stands in their list, and is published as it was sent', async () => {
    const { examId, written, seen } = await asked({ draft: { title: 'For approval' } })
    await teacher.exam.askApproval(written)
    expect(await heard(school.admin, examId)).toEqual(['For you to approve: For approval'])
    const waiting = await school.admin.exam.list({ approval: 'waiting' })
    expect(waiting.items.find(({ id }) => id === examId)).toMatchObject({ awaitsApproval: true, status: 'draft' })
    expect((await school.admin.exam.get({ examId })).approval).toMatchObject({ state: 'waiting', by: 'Bola Sample' })

    const now = await school.admin.exam.approve(seen)
    expect(now).toMatchObject({ status: 'active', awaitsApproval: false, approval: null, owner: 'Bola Sample' })
    expect(await heard(teacher, examId)).toEqual(['Approved: For approval'])
    expect((await school.admin.exam.list({ approval: 'waiting' })).items.map(({ id }) => id)).not.toContain(examId)
  })

  test('what waits is an administrator’s to approve on the home, and no draft to finish of anybody', async () => {
    const { examId, form } = await asked({ draft: { title: 'On the home' } })
    const homeOf = async (client: TestClient) =>
      (await client.report.overview()).waiting.filter((one) => one.examId === examId).map(({ kind, by }) => [kind, by])
    expect(await homeOf(school.admin)).toEqual([['approve', 'Bola Sample']])
    expect(await homeOf(teacher)).toEqual([])
    expect(await homeOf(other)).toEqual([])
    await teacher.exam.update({ ...form, examId, title: 'On the home again' })
    for (const client of [school.admin, teacher]) expect(await homeOf(client)).toEqual([['draft', null]])
  })

  test('what could not be published cannot be sent, nor what somebody wrote meanwhile', async () => {
    const { written, form } = await aDraft({ draft: { totalMarksHundredths: 900 } })
    expect(await refusalOf(teacher.exam.askApproval(written))).toMatchObject({ code: 'MARKS_DO_NOT_ADD_UP' })
    await school.admin.exam.update({ ...form, examId: written.examId })
    expect(await refusalOf(teacher.exam.askApproval(written))).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  test('a colleague of the subject can do none of it, and a teacher decides nothing', async () => {
    const { written, seen } = await asked()
    const decided = { ...seen, reason: 'Too long' }
    expect(await refusalOf(other.exam.askApproval(written))).toMatchObject({ code: 'NOT_ALLOWED' })
    for (const client of [other, teacher]) {
      expect(await refusalOf(client.exam.approve(seen))).toMatchObject({ code: 'NOT_ALLOWED' })
      expect(await refusalOf(client.exam.sendBack(decided))).toMatchObject({ code: 'NOT_ALLOWED' })
    }
  })

  test('what was approved is moved by its owner without being approved again, which is said', async () => {
    const inHours = (count: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + count * 3_600_000)
    const { examId, seen } = await asked({ opensAt: inHours(5), closesAt: inHours(8) })
    await school.admin.exam.approve(seen)
    const [date, at] = [lagosDate(inHours(30)), lagosTime(inHours(30))]
    const { effects } = await teacher.exam.reschedule({
      ...{ examId, scheduledDate: date, scheduledTime: at, closingDate: lagosDate(inHours(32)) },
      ...{ closingTime: lagosTime(inHours(32)), durationMinutes: 60 },
    })
    expect(effects).toContain('It is not approved again: what was approved is the paper, which stays as it is.')
  })

  test('what is published may still be opened early by its owner', async () => {
    const later = { opensAt: new Date(Date.now() + 3_600_000), closesAt: new Date(Date.now() + 7_200_000) }
    const { examId, seen } = await asked(later)
    const { status, sittingId } = await school.admin.exam.approve(seen)
    expect(status).toBe('scheduled')
    expect((await teacher.exam.startNow({ examId, sittingId: sittingId ?? '' })).status).toBe('active')
  })

  test('one act publishes it and holds its questions back, and what was held is held again by nobody', async () => {
    const { examId, seen } = await asked()
    const approved = await school.admin.exam.approve({ ...seen, holdsPaper: true })
    expect(approved).toMatchObject({ status: 'active', draft: { showResults: 'after_exam' } })
    const again = await school.admin.exam.approve({ ...seen, holdsPaper: true })
    const set = again.history.filter(({ action }) => action === 'exam.release_set').flatMap(({ changes }) => changes)
    expect(set).toMatchObject([{ before: 'as soon as they hand in', after: 'when the exam has closed' }])

    const other = await asked({ draft: { showResults: 'manual' } })
    const left = await school.admin.exam.approve({ ...other.seen, holdsPaper: true })
    expect(left.draft.showResults).toBe('manual')
    expect((await school.admin.exam.get({ examId })).draft.showResults).toBe('after_exam')
  })

  test('what is edited in the bank afterwards reaches a published exam by an administrator alone', async () => {
    const { examId, seen, questions } = await asked()
    await school.admin.exam.approve(seen)
    const id = questions[0]?.id ?? ''
    await teacher.bank.updateQuestion({ ...aQuestionForm({ subjectId, question: 'Is it so?' }), id, revision: 1 })
    const read = await teacher.exam.readChanges({ examId })
    const changes = { examId, seen: read.seen, reason: 'A wrong word' }
    expect(await refusalOf(teacher.exam.publishChanges(changes))).toMatchObject({ code: 'CHANGES_NEED_APPROVAL' })
    expect((await school.admin.exam.publishChanges(changes)).doneCount).toBe(1)
  })
})

describe('a draft that waits', () => {
  test('waits no more when it is written again, and is sent as it is then', async () => {
    const { examId, seen, form } = await asked()
    const again = await teacher.exam.update({ ...form, examId, title: 'Another title' })
    expect(await teacher.exam.get({ examId })).toMatchObject({ awaitsApproval: false, approval: { state: 'changed' } })
    for (const { revision } of [seen, again]) {
      expect(await refusalOf(school.admin.exam.approve({ ...seen, revision }))).toMatchObject({ code: 'NOT_WAITING' })
    }
    await teacher.exam.askApproval({ examId, revision: again.revision })
    // Who still looks at the first one would approve what they have not seen.
    expect(await refusalOf(school.admin.exam.approve(seen))).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    const now = await school.admin.exam.approve({ ...seen, revision: again.revision })
    expect(now).toMatchObject({ status: 'active', title: 'Another title' })
  })

  test('waits on when it is saved as it stands, and is not sent a second time by that', async () => {
    const { examId, form } = await asked({ draft: { title: 'Saved as it stands' } })
    const { revision } = await teacher.exam.update({ ...form, examId })
    expect((await teacher.exam.get({ examId })).approval?.state).toBe('waiting')
    await teacher.exam.askApproval({ examId, revision })
    expect(await heard(school.admin, examId)).toEqual(['For you to approve: Saved as it stands'])
    const history = (await teacher.exam.get({ examId })).history.map(({ action }) => action)
    expect(history.filter((action) => action === 'exam.approval_asked')).toHaveLength(1)
    // Another order of the same questions, or other marks, is another writing.
    await teacher.exam.update({ ...form, examId, totalMarksHundredths: form.totalMarksHundredths + 100 })
    expect((await teacher.exam.get({ examId })).approval?.state).toBe('changed')
  })

  test('waits no more when a question of it is edited in the bank', async () => {
    const { examId, seen, questions } = await asked()
    const id = questions[0]?.id ?? ''
    await teacher.bank.updateQuestion({ ...aQuestionForm({ subjectId, question: 'Is it so?' }), id, revision: 1 })
    expect((await teacher.exam.get({ examId })).approval?.state).toBe('changed')
    expect(await refusalOf(school.admin.exam.approve(seen))).toMatchObject({ code: 'NOT_WAITING' })
  })

  test('is sent back with a reason, which the owner reads until it is sent again', async () => {
    const { examId, written, seen } = await asked({ draft: { title: 'Too long a paper' } })
    expect(await refusalOf(school.admin.exam.sendBack({ ...seen, reason: ' .' }))).toMatchObject({ status: 400 })
    await school.admin.exam.sendBack({ ...seen, reason: 'Question 3 is not in our syllabus' })
    expect(await heard(teacher, examId)).toEqual(['Sent back: Too long a paper'])
    expect((await teacher.exam.get({ examId })).approval).toMatchObject({
      ...{ state: 'sent_back', by: 'Ada Obi', reason: 'Question 3 is not in our syllabus' },
    })
    expect(await refusalOf(school.admin.exam.approve(seen))).toMatchObject({ code: 'NOT_WAITING' })
    await teacher.exam.askApproval(written)
    expect((await teacher.exam.get({ examId })).approval).toMatchObject({ state: 'waiting', reason: null })
  })

  test('of two administrators at one moment the second finds it published, or decides nothing', async () => {
    const [one, two] = [await asked(), await asked()]
    const second = await anotherAdmin()
    const both = await Promise.all([school.admin.exam.approve(one.seen), second.exam.approve(one.seen)])
    expect(both[0]).toEqual(both[1])
    const sittings = await inSchool(server.pools.app, school, (tx) =>
      tx.rows('SELECT 1 FROM exam_sittings WHERE school_id = $1 AND exam_id = $2', [school.schoolId, one.examId]),
    )
    expect(sittings).toHaveLength(1)
    const back = { ...one.seen, reason: 'Too late' }
    expect(await refusalOf(school.admin.exam.sendBack(back))).toMatchObject({ code: 'WRONG_STATUS' })
    await school.admin.exam.sendBack({ ...two.seen, reason: 'Too long' })
    expect(await refusalOf(school.admin.exam.sendBack({ ...two.seen, reason: 'Too long' }))).toMatchObject({
      code: 'NOT_WAITING',
    })
  })

  test('waits on with what an administrator has written into it, and its owner is told who published it', async () => {
    const { examId, seen, form } = await asked({ draft: { title: 'With a mended mark' } })
    const { revision } = await school.admin.exam.update({ ...form, examId, title: 'Mended by the office' })
    const now = await school.admin.exam.get({ examId })
    expect(now).toMatchObject({ awaitsApproval: true, approval: { state: 'waiting', by: 'Bola Sample' }, revision })
    expect(await refusalOf(school.admin.exam.approve(seen))).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    await school.admin.exam.publish({ examId })
    expect(await heard(teacher, examId)).toEqual(['Approved: Mended by the office'])
  })

  test('is not approved by who looked at it before a question was edited and it was sent again', async () => {
    const { examId, seen, written, questions } = await asked()
    const id = questions[0]?.id ?? ''
    await teacher.bank.updateQuestion({ ...aQuestionForm({ subjectId, question: 'Is it so?' }), id, revision: 1 })
    const { approval } = await teacher.exam.askApproval(written)
    expect(await refusalOf(school.admin.exam.approve(seen))).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    await school.admin.exam.approve({ ...seen, paper: approval?.paper ?? '' })
    expect((await teacher.exam.get({ examId })).status).toBe('active')
  })

  test('is no news to any administrator once one has decided, or it was deleted', async () => {
    const second = await anotherAdmin()
    const [approved, sentBack, deleted] = [await asked(), await asked(), await asked()]
    const waiting = async () =>
      (await second.notice.list({})).items.filter(({ title }) => title.startsWith('For you to approve')).length
    const before = await waiting()
    await school.admin.exam.approve(approved.seen)
    await school.admin.exam.sendBack({ ...sentBack.seen, reason: 'Too long' })
    await school.admin.exam.delete({ examId: deleted.examId })
    expect(await waiting()).toBe(before - 3)
  })

  test('says to colleagues of the subject neither that it was sent back nor why', async () => {
    const { examId, seen } = await asked()
    await school.admin.exam.sendBack({ ...seen, reason: 'Question 7: the right answer is B' })
    expect((await teacher.exam.get({ examId })).approval?.reason).toBe('Question 7: the right answer is B')
    expect((await other.exam.get({ examId })).approval).toBeNull()
  })

  test('can be published by its owner once the school wants no approval, and is refused after its closing time', async () => {
    const { examId, seen } = await asked()
    await inSchool(server.pools.app, school, (tx) =>
      tx.run(
        `UPDATE exams SET scheduled_date = '2020-01-06', scheduled_time = '08:00', closing_date = '2020-01-06',
           closing_time = '12:00' WHERE school_id = $1 AND id = $2`,
        [...[school.schoolId, examId]],
      ),
    )
    expect(await refusalOf(school.admin.exam.approve(seen))).toMatchObject({ code: 'CLOSING_TIME_PAST' })
    const open = await asked()
    await wantApproval(false)
    expect((await teacher.exam.publish({ examId: open.examId })).status).toBe('active')
  })
})

test('another school’s exam is unknown to all three', async () => {
  const { written, seen } = await asked()
  const elsewhere = await aSchool(server)
  for (const call of [
    () => elsewhere.admin.exam.askApproval(written),
    () => elsewhere.admin.exam.approve(seen),
    () => elsewhere.admin.exam.sendBack({ ...seen, reason: 'Too long' }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ code: 'UNKNOWN_EXAM', status: 404 })
  }
})
