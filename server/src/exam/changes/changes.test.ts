import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'
import { examActs } from '@sabimark/domain/exam/exam-acts.ts'
import { examStatuses } from '@sabimark/domain/exam/exam-status.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestion, aQuestionForm, type Question } from '../../../test/builders/exam.ts'
import { aStudent, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { aSitting, openPage, type Page, type Sitting } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { makePapers } from '../paper/make-papers.ts'

type Changes = NonNullable<InferContractRouterInputs<typeof contract>['exam']['keepChanges']['changes']>

const reason = 'The paper was too long'
const hour = 3_600_000
let server: TestServer
let of: Sitting
let school: TestSchool
let teacher: TestClient
let more: Question
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { isPublished: false, students: 0 })
  ;({ school, teacher } = of)
  more = await aQuestion(teacher, { subjectId: of.subjectId, question: 'Asked later?' })
})
afterAll(() => server.stop())

const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, school, work)
const somebody = async () => (await aStudent(server, school, { classId: of.classId })).client
const published = (said: Partial<Parameters<typeof anExam>[1]> = {}) =>
  anExam(teacher, { subjectId: of.subjectId, classIds: [of.classId], ...said })

/** Keeps changes of an exam: as it is given out, but for what is said. */
async function write(examId: string, said: Partial<Changes>, by = teacher) {
  const { draft, changes, revision } = await by.exam.get({ examId })
  return await by.exam.keepChanges({ examId, revision, changes: { ...(changes ?? draft), ...said } })
}
async function publish(examId: string, by = teacher) {
  const { seen } = await by.exam.readChanges({ examId })
  return await by.exam.publishChanges({ examId, seen, reason })
}

/** The first two questions, the second worth more, and one more; of three that were published. */
const otherPaper = (questions: Question[]): Partial<Changes> => ({
  title: 'Shorter mock',
  passingScore: 40,
  totalMarksHundredths: 900,
  questions: [
    { questionId: questions[0]?.id ?? '', marksHundredths: 200 },
    { questionId: questions[1]?.id ?? '', marksHundredths: 500 },
    { questionId: more.id, marksHundredths: 200 },
  ],
})
const textsOf = ({ content }: Pick<Page, 'content'>) => content.questions.map(({ text }) => text).toSorted()
const idOf = ({ content }: Pick<Page, 'content'>, text: string) =>
  content.questions.find((one) => one.text === text)?.id

describe('changes of a published exam that nobody has begun', () => {
  it('are seen by nobody but staff until they are published, and then by every candidate', async () => {
    const { examId, questions, detail } = await published({ opensAt: new Date(Date.now() + hour) })
    const made = { schoolId: school.schoolId, reference: detail.sittingId ?? '' }
    const candidate = await somebody()
    await makePapers(server.pools.app)(made)
    const before = await teacher.attempt.preview({ examId })
    const asShown = async () => {
      const { title, questionCount, totalMarksHundredths } = (await candidate.attempt.door({ examId })).exam
      const mine = (await candidate.exam.listMine()).items.find(({ id }) => id === examId)
      return [title, mine?.title, questionCount, totalMarksHundredths]
    }
    const given = await asShown()
    expect(await write(examId, otherPaper(questions))).toMatchObject({ hasChanges: true })
    expect(await asShown()).toEqual(given)
    expect((await teacher.attempt.preview({ examId })).content).toEqual(before.content)
    const kept = await teacher.exam.get({ examId })
    expect(kept).toMatchObject({ hasChanges: true, title: 'First term mock', changes: { title: 'Shorter mock' } })
    expect(kept.questionItems.map(({ question }) => question)).toContain('Asked later?')
    const listed = (await teacher.exam.list({})).items.find(({ id }) => id === examId)
    expect(listed).toMatchObject({ hasChanges: true, questionCount: 3, totalMarksHundredths: 600 })

    const changes = await teacher.exam.readChanges({ examId })
    expect(changes).toMatchObject({ isTooLate: false, begunCount: 0 })
    expect(changes.settings).toEqual([
      { name: 'title', before: 'First term mock', after: 'Shorter mock' },
      { name: 'totalMarksHundredths', before: '6', after: '9' },
      { name: 'passingScore', before: '50%', after: '40%' },
    ])
    expect(changes.questions).toMatchObject([
      { number: 2, what: ['marks'], marksBefore: 200, marksAfter: 500 },
      { number: 3, what: ['added'], after: 'Asked later?' },
      { number: 3, what: ['removed'], before: questions[2]?.question },
    ])
    const { effects } = await publish(examId)
    expect(effects.slice(0, 4)).toEqual([
      ...['1 question is changed.', '1 question is added.', '1 question is left out.'],
      'What is set for the exam is as you have written it.',
    ])
    expect(await asShown()).toEqual(['Shorter mock', 'Shorter mock', 3, 900])
    const after = await teacher.exam.get({ examId })
    expect(after).toMatchObject({ hasChanges: false, changes: null, draft: { passingScore: 40 } })
    expect(after.history[0]).toMatchObject({
      action: 'exam.changes_published',
      changes: expect.arrayContaining([{ label: 'Passing score', before: '50%', after: '40%' }]),
    })
    // Nobody's paper is of the last version, and a question that stays goes on under its id.
    const papers = () => within((tx) => tx.rows('SELECT FROM exam_papers WHERE sitting_id = $1', [detail.sittingId]))
    expect(await papers()).toEqual([])
    await makePapers(server.pools.app)(made)
    await teacher.exam.startNow({ examId, sittingId: detail.sittingId ?? '' })
    const page = await openPage(candidate, examId)
    const first = questions[0]?.question ?? ''
    expect(textsOf(page)).toEqual([first, questions[1]?.question, 'Asked later?'].toSorted())
    expect(idOf(page, first)).toBe(idOf(before, first))
  })

  it('can part the paper into sections, take marks off, and be held back by what holds publishing back', async () => {
    const { examId, questions } = await published()
    const sections = ['A', 'B'].map((title) => ({ title, instructions: '' }))
    const chosen = questions.map(({ id: questionId }, place) => ({
      questionId,
      marksHundredths: 200,
      section: place % 2,
    }))
    await write(examId, { sections, questions: chosen.map((one) => ({ ...one, section: 0 })) })
    expect(await refusalOf(teacher.exam.readChanges({ examId }))).toMatchObject({ code: 'SECTION_IS_EMPTY' })
    await write(examId, { sections, questions: chosen, totalMarksHundredths: 500 })
    const refused = { code: 'MARKS_DO_NOT_ADD_UP', data: { sumHundredths: 600, totalHundredths: 500 } }
    expect(await refusalOf(teacher.exam.publishChanges({ examId, seen: 'x', reason }))).toMatchObject(refused)
    await write(examId, { totalMarksHundredths: 600, negative: { kind: 'share', part: 1, whole: 4 } })
    const { settings } = await teacher.exam.readChanges({ examId })
    expect(settings.map(({ name }) => name)).toEqual(['negative', 'sections', 'order'])
    await publish(examId)
    const { content } = await openPage(await somebody(), examId)
    expect(content).toMatchObject({ negative: { kind: 'share' }, sections: [{ title: 'A' }, { title: 'B' }] })
  })

  it('are none where they say what is given out, and are discarded', async () => {
    const { examId, questions } = await published()
    await write(examId, otherPaper(questions))
    expect(await teacher.exam.keepChanges({ examId, changes: null })).toMatchObject({ hasChanges: false })
    expect((await teacher.exam.get({ examId })).history[0]).toMatchObject({ action: 'exam.changes_dropped' })
    expect(await write(examId, {})).toMatchObject({ hasChanges: false })
    expect(await refusalOf(publish(examId))).toMatchObject({ code: 'NO_CHANGES' })
  })

  it('of two who write them, or of whom one publishes them, whoever is second is told', async () => {
    const { examId } = await published()
    const { revision, draft } = await teacher.exam.get({ examId })
    await write(examId, { title: 'By an administrator' }, school.admin)
    const mine = { examId, revision, changes: { ...draft, title: 'By the teacher' } }
    const told = { code: 'CHANGED_MEANWHILE', data: { by: expect.any(String), revision: revision + 1 } }
    expect(await refusalOf(teacher.exam.keepChanges(mine))).toMatchObject(told)
    // What was looked at is what is published.
    const { seen } = await teacher.exam.readChanges({ examId })
    const again = await write(examId, { title: 'By an administrator again' }, school.admin)
    const asked = teacher.exam.publishChanges({ examId, seen, reason })
    expect(await refusalOf(asked)).toMatchObject({ code: 'CHANGES_MOVED_ON' })
    const both = await Promise.allSettled([teacher, school.admin].map((who) => publish(examId, who)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const late = teacher.exam.keepChanges({ ...mine, revision: again.revision })
    expect(await refusalOf(late)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  it('are refused in every other status, to a colleague, and with questions that cannot be chosen', async () => {
    const { examId } = await published()
    const { draft } = await teacher.exam.get({ examId })
    const asked = (changes: Changes, by = teacher) => refusalOf(by.exam.keepChanges({ examId, changes }))
    const { client } = await aTeacher(server, school, { subjectIds: [of.subjectId] })
    expect(await asked(draft, client)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await client.exam.get({ examId })).changes).toBeNull()
    const one = (questionId: string) => ({ ...draft, questions: [{ questionId, marksHundredths: 600 }] })
    expect(await asked(one(of.subjectId))).toMatchObject({ code: 'UNKNOWN_QUESTION' })
    const old = await aQuestion(teacher, { subjectId: of.subjectId })
    await teacher.bank.setQuestionsStatus({ ids: [old.id], status: 'archived' })
    expect(await asked(one(old.id))).toMatchObject({ code: 'QUESTION_ARCHIVED' })
    expect(await asked({ ...one(more.id), sections: [{ title: 'A', instructions: '' }] })).toMatchObject({
      code: 'UNKNOWN_SECTION',
    })
    const statuses: readonly string[] = examActs.keepChanges.in
    for (const status of examStatuses.filter((is) => !statuses.includes(is))) {
      await within((tx) => tx.run('UPDATE exams SET status = $2 WHERE id = $1', [examId, status]))
      expect(await asked({ ...draft, title: 'Other' }), status).toMatchObject({ code: 'WRONG_STATUS' })
    }
  })

  it('go on in the draft where the exam is withdrawn meanwhile, without questions that are gone from the bank', async () => {
    const { examId, questions } = await published()
    const gone = await aQuestion(teacher, { subjectId: of.subjectId, question: 'Deleted since?' })
    const { questions: chosen = [], ...said } = otherPaper(questions)
    await write(examId, { ...said, questions: [...chosen, { questionId: gone.id, marksHundredths: 100 }] })
    await teacher.bank.deleteQuestions({ ids: [gone.id] })
    const { effects } = await teacher.exam.withdraw({ examId })
    expect(effects.at(-1)).toContain('with the changes that were not published')
    const { draft, status, hasChanges } = await teacher.exam.get({ examId })
    expect({ status, hasChanges }).toEqual({ status: 'draft', hasChanges: false })
    expect(draft).toMatchObject({ title: 'Shorter mock', questions: chosen })
  })

  it('wait for an administrator where the school approves what is published', async () => {
    const { examId } = await published()
    const setting = (approval_required: boolean) =>
      within((tx) =>
        tx.run(
          `INSERT INTO exam_settings (school_id, approval_required) VALUES ($1, $2)
           ON CONFLICT (school_id) DO UPDATE SET approval_required = excluded.approval_required`,
          [tx.schoolId, approval_required],
        ),
      )
    await setting(true)
    const heard = async () =>
      (await school.admin.notice.list({})).items.filter(({ kind }) => kind === 'changes_wait').map(({ to }) => to)
    await write(examId, { location: 'Hall 3' })
    await write(examId, { title: 'To approve' })
    expect(await heard()).toEqual([`/exams/${examId}`])
    expect(await refusalOf(publish(examId))).toMatchObject({ code: 'CHANGES_NEED_APPROVAL' })
    await publish(examId, school.admin)
    expect((await teacher.exam.get({ examId })).title).toBe('To approve')
    expect(await heard()).toEqual([])
    await setting(false)
  })
})

describe('once somebody has begun', () => {
  it('nothing is written anew, what waits can be discarded, and the words of questions still reach the others', async () => {
    const { examId, questions } = await published()
    await write(examId, otherPaper(questions))
    const { seen } = await teacher.exam.readChanges({ examId })
    const begun = await openPage(await somebody(), examId)
    expect(await refusalOf(write(examId, { title: 'Too late' }))).toMatchObject({ code: 'ATTEMPTS_EXIST' })
    const looked = teacher.exam.publishChanges({ examId, seen, reason })
    expect(await refusalOf(looked)).toMatchObject({ code: 'ATTEMPTS_EXIST' })
    expect(await teacher.exam.readChanges({ examId })).toMatchObject({ isTooLate: true, settings: [], questions: [] })

    const [first] = questions
    const { revision } = await teacher.bank.getQuestion({ id: first?.id ?? '' })
    const options = (first?.options ?? []).map(({ text }) => text)
    const form = aQuestionForm({ subjectId: of.subjectId, question: 'What is 10 times 1?', options })
    await teacher.bank.updateQuestion({ ...form, id: first?.id ?? '', revision })
    expect((await teacher.exam.readChanges({ examId })).questions).toMatchObject([{ number: 1, what: ['text'] }])
    await publish(examId)
    const fresh = await openPage(await somebody(), examId)
    expect(textsOf(fresh)).toContain('What is 10 times 1?')
    expect(fresh.content.questions).toHaveLength(begun.content.questions.length)
    // What waited is still there to be looked at.
    expect((await teacher.exam.get({ examId })).changes).toMatchObject({ title: 'Shorter mock' })
    await teacher.exam.keepChanges({ examId, changes: null })
    expect((await teacher.exam.get({ examId })).hasChanges).toBe(false)
  })

  it('in the very second of publishing: either all have the new paper, or nothing was published', async () => {
    const students = await Promise.all(Array.from({ length: 8 }, somebody))
    for (let round = 0; round < 4; round++) {
      const { examId, questions } = await published()
      await write(examId, otherPaper(questions))
      const { seen } = await teacher.exam.readChanges({ examId })
      const [outcome, ...pages] = await Promise.all([
        teacher.exam.publishChanges({ examId, seen, reason }).then(
          () => 'published',
          (error: { code: string }) => error.code,
        ),
        ...students.map((client) => openPage(client, examId)),
      ])
      expect(['published', 'ATTEMPTS_EXIST']).toContain(outcome)
      const asked = new Set(pages.map((page) => textsOf(page).includes('Asked later?')))
      expect([...asked]).toEqual([outcome === 'published'])
    }
  })
})
