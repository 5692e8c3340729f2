import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import { examActs } from '@sabimark/domain/exam/exam-acts.ts'
import { examStatuses } from '@sabimark/domain/exam/exam-status.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correctHaving, markAgain } from '../../../test/builders/corrections.ts'
import { anExam, aQuestion, aQuestionForm, type ExamOptions, type Question } from '../../../test/builders/exam.ts'
import { aStudent, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { act, aSitting, cardOf, openPage, type Page, type Sitting, send } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { resultWorkers } from '../../result/result.workers.ts'
import { makePapers } from '../paper/make-papers.ts'
import { newPaper } from '../paper/new-paper.ts'
import { insertPapers } from '../paper/paper.db.ts'
import { selectContent } from '../version/content.ts'

const reason = 'A word was misspelt'
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
const somebody = async () => (await aStudent(server, school, { classId: of.classId })).client
const options = ['A fish', 'B bird', 'C cow', 'D dog']
const milk = () => aQuestion(teacher, { subjectId: of.subjectId, question: 'Which gifs milk?', options })
const exam = (questions: Question[], said: Partial<ExamOptions> = {}) =>
  anExam(teacher, { subjectId: of.subjectId, classIds: [of.classId], questions, ...said })

/** The bank says the question otherwise. */
async function edited({ id }: Question, said: Partial<Parameters<typeof aQuestionForm>[0]> = {}) {
  const { revision } = await teacher.bank.getQuestion({ id })
  const form = aQuestionForm({ subjectId: of.subjectId, question: 'Which gives milk?', options, ...said })
  return await teacher.bank.updateQuestion({ ...form, id, revision })
}

async function publish(examId: string, by = teacher) {
  const { seen } = await by.exam.readChanges({ examId })
  return await by.exam.publishChanges({ examId, seen, reason })
}

const textsOf = ({ content }: Page) => content.questions.map(({ text }) => text)
const idOf = ({ content }: Page, text: string) => content.questions.find((one) => one.text === text)?.id ?? ''

async function chooses(page: Page, letter: string): Promise<Page> {
  const question = page.content.questions.find(({ options: all }) => all.some(({ text }) => text === letter))
  const value = question?.options.flatMap(({ id, text }) => (text === letter ? [id] : [])) ?? []
  await send(page, [act(page, { kind: 'answer', question: question?.id ?? '', value }), act(page, { kind: 'submit' })])
  await cardOf(page)
  return page
}

describe('the changes of a published exam', () => {
  it('are shown first, and reach who has not begun; who has begun keeps the paper they have', async () => {
    const [typo, other] = [await milk(), await aQuestion(teacher, { subjectId: of.subjectId })]
    const { examId, detail } = await exam([other, typo])
    const reference = detail.sittingId ?? ''
    await makePapers(server.pools.app)({ schoolId: school.schoolId, reference })
    const [begun, fresh] = [await somebody(), await somebody()]
    const before = await openPage(begun, examId)
    expect(await teacher.exam.readChanges({ examId })).toMatchObject({ begunCount: 1, questions: [] })

    await edited(typo)
    const changes = await teacher.exam.readChanges({ examId })
    const changed = { number: 2, what: ['text'], before: 'Which gifs milk?', after: 'Which gives milk?' }
    expect(changes).toMatchObject({ begunCount: 1, questions: [changed] })
    expect((await teacher.attempt.preview({ examId })).content.questions.map(({ text }) => text)).toContain(
      changed.before,
    )
    const { effects } = await teacher.exam.publishChanges({ examId, seen: changes.seen, reason })
    expect(effects[0]).toBe('1 question is changed.')
    expect(effects[1]).toMatch(/^\d+ candidates get the new paper; 1 candidate who has begun keeps the old one\.$/)

    const left = await within((tx) =>
      tx.rows<{ begun: boolean }>(
        `SELECT EXISTS (SELECT FROM exam_attempts a WHERE a.id = p.attempt_id) AS begun FROM exam_papers p
         WHERE p.sitting_id = $1`,
        [reference],
      ),
    )
    expect(left).toEqual([{ begun: true }])
    await makePapers(server.pools.app)({ schoolId: school.schoolId, reference })
    expect(textsOf(await openPage(fresh, examId))).toContain(changed.after)
    const again = await openPage(begun, examId)
    expect([again.attemptId, again.contentHash, textsOf(again)]).toEqual([
      ...[before.attemptId, before.contentHash, textsOf(before)],
    ])
    // A question goes on under its id, so that what is marked of it stays together.
    expect(idOf(again, changed.before)).toBe(idOf(await openPage(fresh, examId), changed.after))
    const { history } = await teacher.exam.get({ examId })
    expect(history[0]).toMatchObject({ action: 'exam.changes_published' })
    const { items } = await teacher.report.recentActivity()
    expect(items[0]).toMatchObject({ kind: 'exam_changed', examId, isMine: true })
    expect(await refusalOf(publish(examId))).toMatchObject({ code: 'NO_CHANGES' })
  })

  it('are refused in every other status, once all has closed, and to a colleague', async () => {
    const typo = await milk()
    const { examId } = await exam([typo])
    await edited(typo)
    const { seen } = await teacher.exam.readChanges({ examId })
    const statuses: readonly string[] = examActs.publishChanges.in
    const setStatus = (status: string) =>
      within((tx) => tx.run('UPDATE exams SET status = $2 WHERE id = $1', [examId, status]))
    for (const status of examStatuses.filter((one) => !statuses.includes(one))) {
      await setStatus(status)
      const asked = teacher.exam.publishChanges({ examId, seen, reason })
      expect(await refusalOf(asked), status).toMatchObject({ code: 'WRONG_STATUS' })
    }
    await setStatus('active')
    const { client } = await aTeacher(server, school, { subjectIds: [of.subjectId] })
    expect(await refusalOf(client.exam.publishChanges({ examId, seen, reason }))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await refusalOf(client.exam.readChanges({ examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
    await within((tx) =>
      tx.run(`UPDATE exam_sittings SET closes_at = now() - interval '1 second' WHERE exam_id = $1`, [examId]),
    )
    expect(await refusalOf(publish(examId))).toMatchObject({ code: 'WRONG_STATUS' })
  })

  it('are looked at again where question or key was changed since, and published once by two at once', async () => {
    const typo = await milk()
    const { examId } = await exam([typo])
    await edited(typo)
    const { seen } = await teacher.exam.readChanges({ examId })
    await edited(typo, { question: 'Which of them gives milk?' })
    const late = { code: 'CHANGES_MOVED_ON' }
    expect(await refusalOf(teacher.exam.publishChanges({ examId, seen, reason }))).toMatchObject(late)
    const now = (await teacher.exam.readChanges({ examId })).seen
    const correction = { kind: 'full' as const, questionId: Object.keys(await newestKey(examId))[0] ?? '' }
    await correctHaving(teacher, { examId, examIds: [], correction })
    expect(await refusalOf(teacher.exam.publishChanges({ examId, seen: now, reason }))).toMatchObject(late)
    const both = await Promise.allSettled([teacher, school.admin].map((who) => publish(examId, who)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { count } = await within((tx) =>
      tx.one<{ count: number }>('SELECT count(*) FROM exam_versions WHERE exam_id = $1', [examId]),
    )
    expect(count).toBe(2)
  })

  it('keep what was put right before, which is taken back for both versions at once', async () => {
    const typo = await milk()
    const { examId } = await exam([typo])
    const old = await openPage(await somebody(), examId)
    const questionId = idOf(old, 'Which gifs milk?')
    const cow = old.content.questions[0]?.options.find(({ text }) => text === 'C cow')?.id ?? ''
    const right = { optionIds: [cow], texts: [] }
    const correction = { kind: 'correct' as const, questionId, right }
    const { actId } = await correctHaving(teacher, { examId, examIds: [], correction })
    const bonus = { kind: 'bonus' as const, bonusHundredths: 50 }
    await correctHaving(teacher, { examId, examIds: [], correction: bonus }, { reason: 'Time was lost' })
    await edited(typo)
    expect((await teacher.exam.readChanges({ examId })).questions).toMatchObject([{ what: ['text'] }])
    const printedKey = async () =>
      (await teacher.marking.markPreview({ examId, answers: {}, purpose: 'print' })).key ?? null
    expect(await printedKey()).toMatchObject({ version: 1, revision: 3 })
    await publish(examId)
    // What was decided is repeated, so that the key alone would have the same number again.
    expect(await printedKey()).toMatchObject({ version: 2, revision: 3 })
    const fresh = await openPage(await somebody(), examId)
    const sums = async () => Promise.all([old, fresh].map(async (page) => (await resultOf(page)).score))
    await chooses(old, 'C cow')
    await chooses(fresh, 'C cow')
    expect(await sums()).toMatchObject([{ earnedHundredths: 200 }, { earnedHundredths: 200 }])
    const { items } = await teacher.marking.listCorrections({ examId })
    expect(items).toHaveLength(2)
    const kinds = (await teacher.report.recentActivity()).items.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind !== 'student_added').slice(0, 3)).toEqual([
      ...['exam_changed', 'key_corrected', 'key_corrected'],
    ])
    const back = { kind: 'taken_back' as const, actId }
    await correctHaving(teacher, { examId, examIds: [], correction: back }, { reason: 'It was right' })
    await markAgain(server, school)
    expect(await sums()).toMatchObject([{ earnedHundredths: 50 }, { earnedHundredths: 50 }])
  })

  it('meet twenty who start at that moment: each has one version whole', async () => {
    const students = await Promise.all(Array.from({ length: 20 }, somebody))
    for (const hasPapers of [true, false]) {
      const typo = await milk()
      const { examId, detail } = await exam([typo])
      const made = { schoolId: school.schoolId, reference: detail.sittingId ?? '' }
      if (hasPapers) await makePapers(server.pools.app)(made)
      await edited(typo)
      const { seen } = await teacher.exam.readChanges({ examId })
      const pages = await Promise.all(
        students.map(async (client, place) => {
          await wait(place * 4)
          if (place === 8) await teacher.exam.publishChanges({ examId, seen, reason })
          return await openPage(client, examId)
        }),
      )
      for (const page of pages) {
        expect(['Which gifs milk?', 'Which gives milk?']).toContain(textsOf(page)[0])
        expect(page.order.map((one) => one.questionId)).toEqual(page.content.questions.map(({ id }) => id))
      }
      expect(textsOf(pages[8] as Page)).toEqual(['Which gives milk?'])
      const mixed = await within((tx) =>
        tx.rows(
          `SELECT FROM exam_attempts a LEFT JOIN exam_papers p ON p.school_id = a.school_id AND p.attempt_id = a.id
           WHERE a.exam_id = $1 AND p.version_id IS DISTINCT FROM a.version_id`,
          [examId],
        ),
      )
      expect(mixed).toEqual([])
    }
  })

  it('leave no paper of the last version to whoever makes papers at that moment', async () => {
    const typo = await milk()
    const { examId, detail } = await exam([typo])
    const sittingId = detail.sittingId ?? ''
    const { student } = await aStudent(server, school, { classId: of.classId })
    const old = await within((tx) =>
      tx.one<{ versionId: string }>('SELECT version_id AS "versionId" FROM exam_sittings WHERE id = $1', [sittingId]),
    )
    await edited(typo)
    await publish(examId)
    const stored = await within(async (tx) => {
      const source = { ...old, ...(await selectContent(tx, old.versionId)) }
      const shuffling = { shuffleQuestions: true, shuffleOptions: true }
      const name = { sittingId, studentId: student.id, attemptNumber: 1 }
      return await insertPapers(tx, [newPaper({ ...source, shuffling }, name)])
    })
    expect(stored).toBe(0)
  })

  it('are marked, ruled about and counted with the papers of the last version', async () => {
    const rules: AnswerRules = {
      ...{ kind: 'text', before: '', after: '', compare: usualCompare, near: 'wait' },
      accepted: [{ text: 'photosynthesis', percent: 100 }],
    }
    const typed = { subjectId: of.subjectId, type: 'fill_blank' as const, options: [], correctAnswer: [], rules }
    const blank = await aQuestion(teacher, { ...typed, question: 'Plants mak sugar by __.' })
    const { examId } = await exam([blank])
    const old = await openPage(await somebody(), examId)
    const { id, revision } = blank
    await teacher.bank.updateQuestion({
      ...aQuestionForm({ ...typed, question: 'Plants make sugar by __.' }),
      id,
      revision,
    })
    await publish(examId)
    const fresh = await openPage(await somebody(), examId)
    const questionId = old.content.questions[0]?.id ?? ''
    for (const page of [old, fresh]) {
      const answer = act(page, { kind: 'answer', question: questionId, value: 'photosynthesi' })
      await send(page, [answer, act(page, { kind: 'submit' })])
      await cardOf(page)
    }
    const desk = (await teacher.marking.listToMark({ examId })).items.flatMap(({ questions }) => questions)
    expect(desk).toMatchObject([{ questionId, openCount: 2, text: 'Plants make sugar by __.' }])
    const { seen, items } = await teacher.marking.listAnswers({ examId, questionId })
    expect(items).toMatchObject([{ count: 2 }])
    const answerKey = items[0]?.answerKey ?? ''
    await teacher.marking.ruleAnswers({
      examId,
      questionId,
      seen,
      reason,
      rulings: [{ answerKey, percent: 100 }],
    })
    await markAgain(server, school)
    for (const page of [old, fresh]) expect((await resultOf(page)).score).toMatchObject({ percentage: 100 })
    await resultWorkers(server).exam_statistics?.run({ schoolId: school.schoolId, reference: `${examId} asked` })
    expect(await teacher.result.statistics({ examId })).toMatchObject({ paperCount: 2, waitingCount: 0 })
  })
})

async function newestKey(examId: string) {
  const { key } = await within((tx) =>
    tx.one<{ key: Record<string, unknown> }>(
      `SELECT k.key FROM exam_keys k JOIN exam_versions v ON v.id = k.version_id WHERE v.exam_id = $1
       ORDER BY v.number DESC, k.revision DESC LIMIT 1`,
      [examId],
    ),
  )
  return key
}

async function resultOf({ attemptId }: Page) {
  const { card } = await teacher.result.get({ attemptId })
  if (!card) throw new Error('Not marked')
  return card
}
