import { setTimeout as wait } from 'node:timers/promises'
import { type ExamActName, examActs } from '@sabimark/domain/exam/exam-acts.ts'
import { examStatuses } from '@sabimark/domain/exam/exam-status.ts'
import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { anExam, aQuestion, aQuestionForm, type ExamOptions } from '../../../test/builders/exam.ts'
import { aStudent, aSubject, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { aSitting, openPage, type Sitting } from '../../../test/builders/sitting.ts'
import { extend } from '../../../test/builders/time.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { makePapers } from '../paper/make-papers.ts'
import { settleStatus } from '../publish/settle-status.ts'

const hourMs = 3_600_000
const inHours = (count: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + count * hourMs)
let server: TestServer
let of: Sitting
let school: TestSchool
let teacher: TestClient
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { isPublished: false, students: 2 })
  ;({ school, teacher } = of)
})
afterAll(() => server.stop())

const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, school, work)
const setStatus = (examId: string, status: string) =>
  within((tx) => tx.run('UPDATE exams SET status = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, status]))
/** Published, to open in five hours, unless told. */
const exam = (said: Partial<ExamOptions> = {}) =>
  anExam(teacher, {
    ...{ subjectId: of.subjectId, classIds: [of.classId], questions: of.questions },
    ...{ opensAt: inHours(5), closesAt: inHours(8), ...said },
  })
const running = () => exam({ opensAt: inHours(-2), closesAt: inHours(2) })
const times = (opensAt: Date, closesAt: Date, durationMinutes = 60) => ({
  ...{ scheduledDate: lagosDate(opensAt), scheduledTime: lagosTime(opensAt) },
  ...{ closingDate: lagosDate(closesAt), closingTime: lagosTime(closesAt), durationMinutes },
})
const due = (references: readonly string[]) =>
  within((tx) =>
    tx.rows<{ kind: string; dueAt: Date }>(
      `SELECT kind, due_at AS "dueAt" FROM due_work WHERE reference = ANY ($1) ORDER BY kind`,
      [references],
    ),
  )
const bell = async (student: TestClient | undefined) => (await student?.notice.list({}))?.items ?? []
/** Does what is due of telling, by hand: no jobs run in these tests. */
async function tellAll(sittingId: string) {
  const { tellExamPublished } = await import('../../notice/telling/tell-exam-published.ts')
  await tellExamPublished(server.pools.app)({ schoolId: school.schoolId, reference: sittingId })
}

const acting: Partial<Record<ExamActName, (who: TestClient, examId: string) => Promise<unknown>>> = {
  duplicate: (who, examId) => who.exam.duplicate({ examId }),
  reschedule: (who, examId) => who.exam.reschedule({ examId, ...times(inHours(10), inHours(12)) }),
  withdraw: (who, examId) => who.exam.withdraw({ examId }),
  archive: (who, examId) => who.exam.archive({ examId }),
  unarchive: (who, examId) => who.exam.unarchive({ examId }),
  delete: (who, examId) => who.exam.delete({ examId }),
}

const othersThan = (statuses: readonly string[]) => examStatuses.filter((one) => !statuses.includes(one))
const ofSomeStatuses = Object.entries(acting).filter(
  ([name]) => othersThan(examActs[name as ExamActName].in).length > 0,
)

it.each(ofSomeStatuses)(
  '%s is refused in every status it does not belong to, and changes nothing',
  async (name, call) => {
    const { examId, detail } = await exam()
    for (const status of othersThan(examActs[name as ExamActName].in)) {
      await setStatus(examId, status)
      expect(await refusalOf(call(teacher, examId)), status).toMatchObject({ code: 'WRONG_STATUS' })
    }
    await setStatus(examId, 'scheduled')
    expect(await teacher.exam.get({ examId })).toEqual(detail)
  },
)

describe.each(Object.entries(acting))('%s', (name, call) => {
  const { in: statuses, begun } = examActs[name as ExamActName]

  it('is refused where candidates have begun, unless they may have', async () => {
    const { examId } = await running()
    await openPage((await aStudent(server, school)).client, examId)
    for (const status of statuses) {
      await setStatus(examId, status)
      const refused = await refusalOf(call(teacher.with({ 'x-trial': '1' }), examId)).catch(() => null)
      expect(refused?.code ?? 'done', status).toBe(begun === 'may' ? 'done' : 'ATTEMPTS_EXIST')
    }
  })

  it('is no colleague’s while it is not over, though they teach the subject', async () => {
    const { client } = await aTeacher(server, school, { subjectIds: [of.subjectId] })
    const { examId } = await exam()
    expect(await refusalOf(call(client, examId))).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

describe('an exam that is withdrawn', () => {
  it('is a draft again with all that was set; sitting, papers and due work are gone, and who was told is told', async () => {
    const { examId, detail } = await exam()
    const sittingId = detail.sittingId ?? ''
    await makePapers(server.pools.app)({ schoolId: school.schoolId, reference: sittingId })
    await tellAll(sittingId)
    expect((await bell(of.students[0]))[0]).toMatchObject({ title: 'New exam: First term mock' })

    const rehearsed = await teacher.with({ 'x-trial': '1' }).exam.withdraw({ examId })
    expect((await teacher.exam.get({ examId })).status).toBe('scheduled')
    expect(await teacher.exam.withdraw({ examId })).toEqual(rehearsed)
    expect(rehearsed.effects[0]).toMatch(/^\d+ students are told\.$/)

    const draft = await teacher.exam.get({ examId })
    expect(draft).toMatchObject({ status: 'draft', sittingId: null, startedCount: 0, draft: detail.draft })
    const left = await within((tx) =>
      tx.one<{ count: number }>(
        `SELECT (SELECT count(*) FROM exam_sittings WHERE exam_id = $1) + (SELECT count(*) FROM exam_papers
           WHERE sitting_id = $2) + (SELECT count(*) FROM sitting_classes WHERE sitting_id = $2) AS count`,
        [examId, sittingId],
      ),
    )
    expect(left.count).toBe(0)
    expect(await due([examId, sittingId])).toEqual([])
    const [newest, ...older] = await bell(of.students[0])
    expect(newest).toMatchObject({ title: 'Withdrawn: First term mock', to: '/schedule', isRead: false })
    expect(older.map(({ to }) => to)).not.toContain(`/exam/${examId}`)
    expect(await refusalOf(openPage(of.students[0], examId))).toMatchObject({ code: 'UNKNOWN_EXAM' })

    const again = await teacher.exam.publish({ examId })
    expect(again.status).toBe('scheduled')
    expect(again.sittingId).not.toBe(sittingId)
    await teacher.exam.withdraw({ examId })
  })

  it('is tried out as its questions are now, like any draft', async () => {
    const question = await aQuestion(teacher, { subjectId: of.subjectId, question: 'What is six times seven?' })
    const { examId } = await exam({ questions: [question] })
    await teacher.exam.withdraw({ examId })
    const form = aQuestionForm({ subjectId: of.subjectId, question: 'What is six times nine?' })
    await teacher.bank.updateQuestion({ ...form, id: question.id, revision: question.revision })
    const { content } = await teacher.attempt.preview({ examId })
    expect(content.questions.map(({ text }) => text)).toEqual(['What is six times nine?'])
  })

  it('tells nobody of what nobody knows of', async () => {
    const { examId } = await exam()
    expect((await teacher.exam.withdraw({ examId })).effects[0]).toBe('No student has been told of it yet.')
  })

  it('goes also when its doors are open or have closed, while nobody came', async () => {
    const { examId, detail } = await running()
    await within((tx) =>
      tx.run(
        `INSERT INTO expected_candidates (school_id, sitting_id, student_id, class_id)
         SELECT school_id, $1, user_id, class_id FROM students`,
        [detail.sittingId],
      ),
    )
    await teacher.exam.withdraw({ examId })
    expect((await teacher.exam.get({ examId })).status).toBe('draft')
  })

  it('goes with what was changed of its time', async () => {
    const { examId, detail } = await running()
    const sittingId = detail.sittingId ?? ''
    await extend(teacher, { examId, sittingId, by: { minutes: 30 }, reason: 'The power was off' })
    await teacher.exam.withdraw({ examId })
    expect((await teacher.exam.get({ examId })).status).toBe('draft')
  })

  it('by two at once is withdrawn once', async () => {
    const { examId } = await exam()
    const both = await Promise.allSettled([teacher, school.admin].map((who) => who.exam.withdraw({ examId })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('meets twenty who start at that moment: all are refused, or all who began keep their exam and it stays', async () => {
    const students = await Promise.all(Array.from({ length: 20 }, () => aStudent(server, school)))
    for (const hasPapers of [true, false]) {
      const { examId, detail } = await running()
      const made = { schoolId: school.schoolId, reference: detail.sittingId ?? '' }
      if (hasPapers) await makePapers(server.pools.app)(made)
      const codes = await Promise.all([
        refusalOf(teacher.exam.withdraw({ examId })).then(
          ({ code }) => code,
          () => 'done',
        ),
        ...students.map(({ client }) =>
          openPage(client, examId).then(
            () => 'begun',
            (error: { code?: string }) => error.code ?? 'broken',
          ),
        ),
      ])
      const [withdrawn, ...started] = codes
      const { count } = await within((tx) =>
        tx.one<{ count: number }>('SELECT count(*) FROM exam_attempts WHERE exam_id = $1', [examId]),
      )
      expect(count).toBe(started.filter((code) => code === 'begun').length)
      expect(new Set(started)).toEqual(new Set([withdrawn === 'done' ? 'UNKNOWN_EXAM' : 'begun']))
      expect(['done', 'ATTEMPTS_EXIST']).toContain(withdrawn)
    }
  })
})

describe('an exam that is moved', () => {
  it('opens and closes at the new time: what is due moves, papers stay, and candidates are told both times', async () => {
    const { examId, detail } = await exam()
    const sittingId = detail.sittingId ?? ''
    await makePapers(server.pools.app)({ schoolId: school.schoolId, reference: sittingId })
    await tellAll(sittingId)
    const papers = () => within((tx) => tx.rows('SELECT * FROM exam_papers WHERE sitting_id = $1', [sittingId]))
    const before = await papers()
    const [opensAt, closesAt] = [inHours(29), inHours(31)]

    const { effects } = await teacher.exam.reschedule({ examId, ...times(opensAt, closesAt, 45) })
    expect(effects).toHaveLength(3)
    expect(await teacher.exam.get({ examId })).toMatchObject({
      ...{ status: 'scheduled', opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString(), durationMinutes: 45 },
      draft: times(opensAt, closesAt, 45),
    })
    expect(await papers()).toEqual(before)
    const planned = new Map((await due([examId, sittingId])).map(({ kind, dueAt }) => [kind, dueAt]))
    expect(planned.get('open_exam')).toEqual(opensAt)
    expect(planned.get('close_sitting')).toEqual(closesAt)
    expect(planned.get('complete_exam')?.getTime()).toBeGreaterThan(closesAt.getTime())
    await tellAll(sittingId)
    const [told] = await bell(of.students[0])
    expect(told).toMatchObject({
      title: 'Changed: First term mock',
      isRead: false,
      text: expect.stringMatching(/Before: 60 minutes, from /),
    })
    const changed = await within((tx) =>
      tx.one<{ revision: number; changes: Record<string, unknown> }>(
        `SELECT s.revision, l.changes FROM exam_sittings s, audit_log l
         WHERE s.id = $1 AND l.subject = $2 AND l.action = 'exam.rescheduled'`,
        [sittingId, examId],
      ),
    )
    expect(changed).toMatchObject({
      revision: 2,
      changes: { opensAt: [detail.opensAt, opensAt.toISOString()], durationMinutes: [60, 45] },
    })
  })

  test.each<[string, object, string]>([
    ['into the past', times(inHours(-3), inHours(3)), 'OPENING_TIME_PAST'],
    ['to close before it opens', times(inHours(9), inHours(7)), 'CLOSES_BEFORE_IT_OPENS'],
    ['to a day there is not', { ...times(inHours(9), inHours(10)), scheduledDate: '0001-01-01' }, 'INVALID_TIME'],
    ['for no time', times(inHours(9), inHours(10), 0), 'BAD_REQUEST'],
  ])('is not moved %s', async (_what, said, code) => {
    const { examId, detail } = await exam()
    const asked = said as Parameters<TestClient['exam']['reschedule']>[0]
    expect(await refusalOf(teacher.exam.reschedule({ ...asked, examId }))).toMatchObject({ code })
    expect(await teacher.exam.get({ examId })).toMatchObject({ opensAt: detail.opensAt, closesAt: detail.closesAt })
  })

  it('is not moved once it has a further sitting', async () => {
    const { examId } = await exam()
    await teacher.exam.addSitting({ examId, ...times(inHours(30), inHours(32)) })
    const move = teacher.exam.reschedule({ examId, ...times(inHours(9), inHours(10)) })
    expect(await refusalOf(move)).toMatchObject({ code: 'HAS_FURTHER_SITTING' })
  })

  it('is not moved while the clock is not trusted, nor once its doors are open, whatever its status says', async () => {
    const { examId, detail } = await exam()
    const move = () => refusalOf(teacher.exam.reschedule({ examId, ...times(inHours(9), inHours(10)) }))
    server.clock.isTrusted = false
    expect(await move()).toMatchObject({ code: 'UNAVAILABLE' })
    server.clock.isTrusted = true
    await within((tx) => tx.run('UPDATE exam_sittings SET opens_at = now() WHERE id = $1', [detail.sittingId]))
    expect(await move()).toMatchObject({ code: 'WRONG_STATUS' })
    await settleStatus(server.pools.app)({ schoolId: school.schoolId, reference: examId })
    expect(await move()).toMatchObject({ code: 'WRONG_STATUS' })
  })

  it('in the second it opens, with twenty at the door, is moved or begun, never both', async () => {
    const students = await Promise.all(Array.from({ length: 20 }, () => aStudent(server, school)))
    const seen = new Set<string>()
    // Long before the doors open at half a second, also where a machine is busy, about then, and long after.
    for (const delay of [0, 450, 500, 550, 2_000]) {
      const { examId, detail } = await exam()
      await within((tx) =>
        tx.run(`UPDATE exam_sittings SET opens_at = clock_timestamp() + interval '500 ms' WHERE id = $1`, [
          detail.sittingId,
        ]),
      )
      const codeOf = (work: Promise<unknown>, done: string) =>
        work.then(
          () => done,
          (error: { code?: string }) => error.code ?? 'broken',
        )
      const [moved = '', ...started] = await Promise.all([
        wait(delay).then(() => codeOf(teacher.exam.reschedule({ examId, ...times(inHours(9), inHours(10)) }), 'moved')),
        ...students.map(async ({ client }, number) => {
          await wait(number * 50)
          return await codeOf(openPage(client, examId), 'begun')
        }),
      ])
      seen.add(moved)
      expect(started.includes('begun'), moved).toBe(moved !== 'moved')
      expect(['begun', 'NOT_OPEN']).toEqual(expect.arrayContaining([...new Set(started)]))
      const isMoved = Date.parse((await teacher.exam.get({ examId })).opensAt) > Date.now()
      expect(isMoved).toBe(moved === 'moved')
    }
    expect(seen.has('moved') && seen.size > 1, [...seen].join(', ')).toBe(true)
  })

  it('is not moved by who looked at other times: who moved it, and when, is said', async () => {
    const { examId, detail } = await exam()
    const { opensAt, closesAt, durationMinutes } = detail
    const seen = { opensAt, closesAt, durationMinutes }
    await school.admin.exam.reschedule({ examId, ...times(inHours(20), inHours(22)), seen })
    const late = teacher.exam.reschedule({ examId, ...times(inHours(5), inHours(8), 45), seen })
    expect(await refusalOf(late)).toMatchObject({ code: 'TIMES_CHANGED', data: { by: expect.any(String) } })
    expect((await teacher.exam.get({ examId })).opensAt).toBe(inHours(20).toISOString())
  })

  it('is moved to the times it has without anything being told', async () => {
    const { examId, detail } = await exam()
    const same = times(new Date(detail.opensAt), new Date(detail.closesAt))
    expect(await teacher.exam.reschedule({ examId, ...same })).toMatchObject({ doneCount: 0 })
  })
})

describe('a copy', () => {
  it('is a draft of who made it, a week on, with questions, marks and rules, and nothing of the sitting', async () => {
    const { examId, detail } = await exam({
      draft: { shuffleOptions: false, showResults: 'manual', location: 'Hall A' },
    })
    const { examId: copyId, leftOutCount } = await teacher.exam.duplicate({ examId })
    expect(leftOutCount).toBe(0)
    const copy = await teacher.exam.get({ examId: copyId })
    const weekOn = times(
      new Date(Date.parse(detail.opensAt) + 7 * 24 * hourMs),
      new Date(Date.parse(detail.closesAt) + 7 * 24 * hourMs),
    )
    expect(copy).toMatchObject({ status: 'draft', sittingId: null, createdBy: 'Bola Ade', mayAct: true })
    expect(copy.draft).toEqual({ ...detail.draft, ...weekOn, title: 'Copy of First term mock' })
  })

  it('leaves out what is in use no more, and is a colleague’s to make once the exam is over', async () => {
    const sections = [{ title: 'Part one', instructions: '', answer: { count: 2, which: 'best' as const } }]
    const questions = [
      await aQuestion(teacher, { subjectId: of.subjectId }),
      await aQuestion(teacher, { subjectId: of.subjectId }),
    ]
    const inSection = questions.map(({ id: questionId, marksHundredths }) => ({
      questionId,
      marksHundredths,
      section: 0,
    }))
    const { examId } = await exam({ questions, draft: { sections, questions: inSection } })
    const chosen = (await teacher.exam.get({ examId })).draft.questions
    await teacher.bank.setQuestionsStatus({ ids: [chosen[0]?.questionId ?? ''], status: 'archived' })
    const { client } = await aTeacher(server, school, { name: 'Ngozi Obi', subjectIds: [of.subjectId] })
    expect(await refusalOf(client.exam.duplicate({ examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
    await setStatus(examId, 'completed')
    const { examId: copyId, ...said } = await client.exam.duplicate({ examId })
    expect(said).toEqual({ leftOutCount: 1, shortSections: ['Part one'] })
    expect(await client.exam.get({ examId: copyId })).toMatchObject({
      ...{ questionCount: 1, createdBy: 'Ngozi Obi', owner: 'Ngozi Obi', mayAct: true },
    })
  })
})

describe('a draft that is deleted', () => {
  const rowsOf = (examId: string) =>
    within((tx) =>
      tx.rows(
        `SELECT e.deleted_at IS NOT NULL AS "isDeleted", (SELECT count(*) FROM exam_versions v WHERE v.exam_id = e.id) AS versions
         FROM exams e WHERE e.id = $1`,
        [examId],
      ),
    )

  it('is gone where it was never given out, and its questions stay', async () => {
    const { examId, questions } = await exam({ isPublished: false, questions: 1 })
    await teacher.exam.delete({ examId })
    expect(await rowsOf(examId)).toEqual([])
    expect(await refusalOf(teacher.exam.get({ examId }))).toMatchObject({ code: 'UNKNOWN_EXAM' })
    expect(await teacher.bank.getQuestion({ id: questions[0]?.id ?? '' })).toMatchObject({ examsCount: 0 })
  })

  it('that was given out keeps its version and key, and is in no list, figure or page', async () => {
    const { examId } = await exam()
    const before = await teacher.exam.figures()
    await teacher.exam.withdraw({ examId })
    await teacher.exam.delete({ examId })
    expect(await rowsOf(examId)).toEqual([{ isDeleted: true, versions: 1 }])
    for (const call of [teacher.exam.get, teacher.exam.publish, teacher.exam.delete, teacher.exam.startNow]) {
      expect(await refusalOf(call({ examId }))).toMatchObject({ code: 'UNKNOWN_EXAM' })
    }
    expect((await teacher.exam.list({ status: 'draft' })).items.map(({ id }) => id)).not.toContain(examId)
    expect(await teacher.exam.figures()).toMatchObject({ total: before.total - 1, scheduled: before.scheduled - 1 })
    expect(JSON.stringify(await teacher.report.overview())).not.toContain(examId)
  })
})

describe('an exam that was given out and deleted', () => {
  it('is counted nowhere, and said where its row keeps a subject or a teacher', async () => {
    const { id: subjectId, name } = await aSubject(school, { name: 'Further Mathematics' })
    const { examId, questions } = await anExam(school.admin, { subjectId, classIds: [of.classId], questions: 1 })
    await school.admin.exam.withdraw({ examId })
    const { teacher: owner } = await aTeacher(server, school, { subjectIds: [subjectId] })
    const { batch } = await school.admin.exam.handOver({ examId, to: owner.id })
    expect(batch).not.toBeNull()
    await school.admin.exam.delete({ examId })
    await school.admin.bank.deleteQuestions({ ids: questions.map(({ id }) => id) })
    const row = (await school.admin.school.listSubjects({ search: name })).items.find(({ id }) => id === subjectId)
    expect(row).toMatchObject({ examsCount: 0, questionsCount: 0 })
    const whyNot = async (ids: string[], call: (input: { ids: string[] }) => Promise<{ skipped: { why: string }[] }>) =>
      (await call({ ids })).skipped[0]?.why
    expect(await whyNot([owner.id], school.admin.people.deleteTeachers)).toBe(
      'Is named in the history of exams or students: deactivate instead.',
    )
    // With all their work it goes, unseen, to who gets it: then nothing keeps them.
    await school.admin.exam.handOverWork({ from: owner.id, to: (await school.admin.people.me()).me?.id ?? '' })
    expect(await whyNot([owner.id], school.admin.people.deleteTeachers)).toBeUndefined()
    expect(await whyNot([subjectId], school.admin.school.deleteSubjects)).toBe(
      '1 exam that was given out and deleted is kept with it: deactivate it instead.',
    )
  })
})

describe('an exam that is archived', () => {
  it('leaves the lists but for who asks for it, keeps its results, and comes back', async () => {
    const { examId } = await running()
    const student = (await aStudent(server, school)).client
    const page = await openPage(student, examId)
    await page.client.attempt.save({
      ...{ ticket: page.ticket, sentAtMs: page.elapsedMs },
      events: [{ seq: 1, kind: 'submit', atMs: page.elapsedMs }],
    })
    await setStatus(examId, 'completed')
    expect((await teacher.exam.archive({ examId })).effects).toContain(
      '1 result stays, for students and in every report.',
    )
    const listed = async (input: object) => (await teacher.exam.list(input)).items.some(({ id }) => id === examId)
    expect([await listed({}), await listed({ status: 'archived' })]).toEqual([false, true])
    expect(await listed({ only: 'published' })).toBe(true)
    expect((await student.exam.listMine()).items.map(({ id }) => id)).not.toContain(examId)
    expect((await student.result.listMine({})).items).toHaveLength(1)
    await settleStatus(server.pools.app)({ schoolId: school.schoolId, reference: examId })
    expect((await teacher.exam.get({ examId })).status).toBe('archived')
    const total = async () => (await school.admin.result.summary({})).totalExams
    const withoutIt = await total()
    await teacher.exam.unarchive({ examId })
    expect(await total()).toBe(withoutIt + 1)
    expect([await listed({}), await listed({ status: 'archived' })]).toEqual([true, false])
  })
})
