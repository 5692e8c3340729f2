import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Correction, correctHaving, markAgain } from '../../../test/builders/corrections.ts'
import { anExam, aQuestion } from '../../../test/builders/exam.ts'
import { aStudent, aTeacher } from '../../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  closeSittings,
  openPage,
  type Page,
  type Sitting,
  send,
} from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { selectHistory } from '../../platform/audit/record-log.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
/** Three questions of two marks each; the second option of each is right. */
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

type Exam = Pick<Sitting, 'school' | 'examId' | 'classId'>

/** Somebody new hands in with these options, by their place in the author's order; null leaves the question. */
async function handedIn(exam: Exam, places: readonly (number | null)[], name?: string): Promise<Page> {
  const { client } = await aStudent(server, of.school, { classId: exam.classId, ...(name && { name }) })
  const page = await openPage(client, exam.examId)
  const questions = await questionsOf(exam)
  const events = places.flatMap((place, at) => {
    const { questionId = '', optionIds = [] } = questions[at] ?? {}
    return place === null ? [] : [act(page, { kind: 'answer', question: questionId, value: [optionIds[place] ?? ''] })]
  })
  await send(page, [...events, act(page, { kind: 'submit' })])
  await cardOf(page)
  return page
}

/** The questions of the newest version with their options, as the author wrote them. */
async function questionsOf({ school, examId }: Pick<Exam, 'school' | 'examId'>) {
  return await inSchool(server.pools.app, school, async (tx) => {
    const { order } = await tx.one<{ order: { questionId: string; optionIds: string[] }[] }>(
      'SELECT author_order AS "order" FROM exam_versions WHERE exam_id = $1 ORDER BY number DESC LIMIT 1',
      [examId],
    )
    return order
  })
}

/** Every row marking wrote of an exam, byte for byte, without when. */
async function marksOf({ examId }: { examId: string }) {
  return await inSchool(server.pools.app, of.school, (tx) =>
    tx.rows(
      `SELECT (to_jsonb(r) - 'marked_at' - 'key_revision')::text AS result,
         (SELECT jsonb_agg(to_jsonb(m) ORDER BY m.question_id)::text FROM marked_answers m
          WHERE m.attempt_id = r.attempt_id) AS answers
       FROM results r WHERE r.exam_id = $1 ORDER BY r.attempt_id`,
      [examId],
    ),
  )
}

const revisionsOf = (page: Page) =>
  inSchool(server.pools.app, of.school, (tx) =>
    tx.rows('SELECT 1 FROM result_revisions WHERE attempt_id = $1', [page.attemptId]),
  )
const scoreOf = async (page: Page) => (await of.teacher.result.get({ attemptId: page.attemptId })).card?.score ?? null
const again = () => markAgain(server, of.school)
const newExam = async (draft = {}) => {
  const exam = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId], draft })
  return { ...of, ...exam }
}

describe('a wrong letter', () => {
  test('moves those it concerns, who are named before; taken back all of it is as it was', async () => {
    const exam = await newExam()
    const up = await handedIn(exam, [2, 1, 0], 'Up')
    const down = await handedIn(exam, [1, 1, 0], 'Down')
    const same = await handedIn(exam, [0, 1, 1], 'Same')
    const [first] = await questionsOf(exam)
    const questionId = first?.questionId ?? ''
    const key = await of.teacher.marking.keyOfQuestion({ examId: exam.examId, questionId })
    const [asking, ...more] = key.askings
    expect([key, asking, more]).toMatchObject([
      ...[{ number: 1, kind: 'one', others: [] }, { versions: [1], correctOptionIds: [first?.optionIds[1]] }, []],
    ])
    expect(asking?.options.map(({ id }) => id)).toEqual(first?.optionIds)
    const before = await marksOf(exam)

    const correction: Correction = {
      ...{ kind: 'correct', questionId },
      right: { optionIds: [asking?.options[2]?.id ?? ''], texts: [] },
    }
    const asked = { examId: exam.examId, correction }
    const { actId, moves } = await correctHaving(of.teacher, asked)
    expect(moves).toMatchObject({ upCount: 1, downCount: 1, sameCount: 1, passCount: 1, failCount: 1, moreCount: 0 })
    expect(moves.moved).toMatchObject([
      { student: 'Down', before: { earnedHundredths: 400, isPass: true }, after: { earnedHundredths: 200 } },
      { student: 'Up', before: { percentage: 33, isPass: false }, after: { percentage: 67, isPass: true } },
    ])
    // Looking wrote nothing, and marks wait for the queue.
    expect(await marksOf(exam)).toEqual(before)
    expect(await of.teacher.marking.listCorrections({ examId: exam.examId })).toMatchObject({ toMarkCount: 3 })
    await again()
    expect([await scoreOf(up), await scoreOf(down), await scoreOf(same)]).toMatchObject([
      { earnedHundredths: 400, correctCount: 2, percentage: 67 },
      { earnedHundredths: 200, correctCount: 1 },
      { earnedHundredths: 400 },
    ])
    // Whose marks stay has no new revision.
    expect([await revisionsOf(up), await revisionsOf(same)].map(({ length }) => length)).toEqual([2, 1])
    const later = await handedIn(exam, [2, null, null], 'Later')
    expect(await scoreOf(later)).toMatchObject({ earnedHundredths: 200 })

    const listed = await of.teacher.marking.listCorrections({ examId: exam.examId })
    expect(listed).toMatchObject({ toMarkCount: 0, isTheirs: true })
    expect(listed.items).toMatchObject([
      { actId, kind: 'correct', number: 1, reason: 'Wrong letter in the key', upCount: 1, downCount: 1, isOpen: true },
    ])
    const history = await of.teacher.marking.markHistory({ attemptId: up.attemptId, questionId })
    expect(history.items).toMatchObject([
      { revision: 1, kind: 'published', outcome: 'wrong', earnedHundredths: 0 },
      { revision: 2, kind: 'correct', outcome: 'right', earnedHundredths: 200, reason: 'Wrong letter in the key' },
    ])

    const back = { examId: exam.examId, correction: { kind: 'taken_back' as const, actId } }
    await correctHaving(of.teacher, back, { reason: 'It was right after all' })
    await again()
    expect((await marksOf(exam)).filter((row) => !JSON.stringify(row).includes(later.attemptId))).toEqual(before)
    expect(await scoreOf(later)).toMatchObject({ earnedHundredths: 0 })
    expect(await refusalOf(of.teacher.marking.tryCorrection(back))).toMatchObject({ code: 'NOTHING_WOULD_CHANGE' })
    const { items } = await of.teacher.marking.listCorrections({ examId: exam.examId })
    expect(items.map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
      ['taken_back', false],
      ['correct', false],
    ])
  })

  test('is put right in every exam that asks it, if whoever does it owns them, and in the bank', async () => {
    const explanation = 'Because it is B.'
    const question = await aQuestion(of.teacher, { subjectId: of.subjectId, question: 'Five times five?', explanation })
    const made = { subjectId: of.subjectId, classIds: [of.classId], questions: [question] }
    const one = { ...of, ...(await anExam(of.teacher, made)) }
    const two = { ...of, ...(await anExam(of.teacher, { ...made, draft: { title: 'Second paper' } })) }
    const [first, second] = [await handedIn(one, [2]), await handedIn(two, [2])]
    // Asked by a colleague's exam as well, when the teacher's are over.
    const colleague = await aTeacher(server, of.school, {
      ...{ name: 'Kemi Alao', subjectIds: [of.subjectId], classIds: [of.classId] },
    })
    for (const { examId } of [one, two]) await closeSittings(server, of.school, examId)
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run("UPDATE exams SET status = 'completed' WHERE id = ANY ($1)", [[one.examId, two.examId]]),
    )
    const theirs = await anExam(colleague.client, { ...made, draft: { title: 'A colleague’s paper' } })

    const [asked] = await questionsOf(one)
    const { questionId = '', optionIds = [] } = asked ?? {}
    const key = await of.teacher.marking.keyOfQuestion({ examId: one.examId, questionId })
    expect(key.others.map(({ title, owner, isTheirs, paperCount }) => [title, owner, isTheirs, paperCount])).toEqual([
      ['A colleague’s paper', 'Kemi Alao', false, 0],
      ['Second paper', 'Bola Ade', true, 1],
    ])
    // Nobody else learns which exams ask it: one may be to come.
    const nosy = colleague.client.marking.keyOfQuestion({ examId: one.examId, questionId })
    expect(await refusalOf(nosy)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await colleague.client.exam.get({ examId: two.examId })).draft.questions).not.toEqual([])
    expect((await of.teacher.exam.get({ examId: theirs.examId })).draft.questions).toEqual([])
    // Administrators can put right everybody's, and none of these is their own.
    const reach = async (staff: TestClient) =>
      (await staff.marking.keyOfQuestion({ examId: one.examId, questionId })).others.map((other) => [
        ...[other.isTheirs, other.isOwn],
      ])
    expect(await reach(of.school.admin)).toEqual([
      [true, false],
      [true, false],
    ])
    expect(await reach(of.teacher)).toEqual([
      [false, false],
      [true, true],
    ])
    const correction: Correction = {
      kind: 'correct',
      questionId,
      right: { optionIds: [optionIds[2] ?? ''], texts: [] },
    }
    const both = { examId: one.examId, correction, examIds: [two.examId] }
    expect(await refusalOf(of.teacher.marking.tryCorrection({ ...both, examIds: [theirs.examId] }))).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const { moves } = await correctHaving(of.teacher, both)
    expect(moves).toMatchObject({ upCount: 2 })
    await again()
    expect([await scoreOf(first), await scoreOf(second)]).toMatchObject([{ percentage: 100 }, { percentage: 100 }])
    const [there] = await questionsOf({ ...of, ...theirs })
    const rest: Correction = { ...correction, questionId: there?.questionId ?? '' }
    // The colleague's own exam says nothing of the teacher's question in the bank.
    expect(await colleague.client.marking.keyOfQuestion({ ...theirs, questionId: rest.questionId })).toMatchObject({
      isBankOpen: false,
    })
    // Administrators reach the colleague's, and put the bank right as well.
    const inBank = await correctHaving(of.school.admin, { examId: theirs.examId, correction: rest }, { inBank: true })
    expect(inBank).toMatchObject({ isBankLeft: false })
    // What an administrator put right in their own and in others' is not the owner's to take back, and says whose it is.
    const more = { examId: one.examId, correction: { kind: 'full' as const, questionId }, examIds: [theirs.examId] }
    const { actId } = await correctHaving(of.school.admin, more)
    const itemOf = async (staff: TestClient) =>
      (await staff.marking.listCorrections({ examId: one.examId })).items.find((item) => item.actId === actId)
    expect(await itemOf(of.teacher)).toMatchObject({
      ...{ isOpen: true, canUndo: false, others: [{ title: 'A colleague’s paper', owner: 'Kemi Alao' }] },
    })
    expect(await itemOf(of.school.admin)).toMatchObject({ canUndo: true, others: [] })
    const kept = await of.school.admin.bank.getQuestion({ id: question.id })
    expect(kept).toMatchObject({ correctOptionIds: [optionIds[2]], revision: 2 })
    const [log] = await inSchool(server.pools.app, of.school, (tx) => selectHistory(tx, question.id))
    expect(log).toMatchObject({
      action: 'question.updated',
      by: 'Ada Obi',
      changes: { correctOptionIds: expect.anything() },
    })
    // The record says what each key said and says, and why; the bank's line has the act.
    const lines = await inSchool(server.pools.app, of.school, (tx) =>
      tx.rows<{ subject: string; detail: { versions?: { entry: { correctOptionIds: string[] }[] }[] } }>(
        "SELECT subject, detail FROM audit_log WHERE detail->>'actId' = $1 ORDER BY id",
        [inBank.actId],
      ),
    )
    expect(lines).toMatchObject([
      { subject: theirs.examId, detail: { reason: 'Wrong letter in the key', isBankAsked: true } },
      { subject: question.id, detail: { reason: 'Wrong letter in the key' } },
    ])
    expect(lines[0]?.detail.versions?.[0]?.entry.map(({ correctOptionIds }) => correctOptionIds)).toEqual([
      [optionIds[1]],
      [optionIds[2]],
    ])
    // Why the old answer was right is read by nobody from now on.
    const explained = await inSchool(server.pools.app, of.school, (tx) =>
      tx.one('SELECT explanation, explanation_shown AS "isShown" FROM questions WHERE id = $1', [question.id]),
    )
    expect(explained).toEqual({ explanation: 'Because it is B.', isShown: false })
    // Whose exam it is hears of what an administrator did, and nobody of their own.
    const heard = async (staff: TestClient) =>
      (await staff.notice.list({})).items.flatMap(({ kind, to }) => (kind === 'key_corrected' ? [to] : []))
    const [their, own] = [theirs, one].map(({ examId }) => `/results/exam/${examId}/corrections`)
    expect([await heard(colleague.client), await heard(of.teacher)]).toEqual([[their, their], [own]])
  })
})

describe('a question', () => {
  const totalsOf = async (pages: readonly Page[]) =>
    (await Promise.all(pages.map(scoreOf))).map((score) => [score?.earnedHundredths, score?.availableHundredths])

  test('is annulled, given to everybody, or a bonus added, and each can be taken back', async () => {
    const exam = await newExam()
    const pages = [await handedIn(exam, [1, 1, 1]), await handedIn(exam, [0, 1, null]), await handedIn(exam, [])]
    const before = await marksOf(exam)
    const [first, second] = await questionsOf(exam)
    const { examId } = exam
    const made: string[] = []
    const correct = async (correction: Correction) => {
      made.push((await correctHaving(of.teacher, { examId, correction })).actId)
      await again()
    }
    await correct({ kind: 'annulled', questionId: first?.questionId ?? '' })
    expect(await totalsOf(pages)).toEqual([
      [400, 400],
      [200, 400],
      [0, 400],
    ])
    expect(await scoreOf(pages[1] as Page)).toMatchObject({
      questionCount: 2,
      correctCount: 1,
      unansweredCount: 1,
      wrongCount: 0,
    })
    await correct({ kind: 'full', questionId: second?.questionId ?? '' })
    expect(await totalsOf(pages)).toEqual([
      [400, 400],
      [200, 400],
      [200, 400],
    ])
    await correct({ kind: 'bonus', bonusHundredths: 150 })
    expect(await totalsOf(pages)).toEqual([
      [400, 400],
      [350, 400],
      [350, 400],
    ])
    // Staff who try the exam out read the total that candidates have.
    const { totals: tried } = await of.teacher.marking.markPreview({ examId, answers: {} })
    expect(tried).toMatchObject({ earnedHundredths: 350, availableHundredths: 400 })
    const card = (await of.teacher.result.get({ attemptId: (pages[2] as Page).attemptId })).card
    // What everybody has the marks of was not answered by who left it.
    expect(card).toMatchObject({ answeredCount: 0, questionCount: 2 })
    expect(card?.marked?.map(({ outcome }) => outcome).toSorted()).toEqual(['annulled', 'bonus', 'unanswered'])
    // Who marks on paper has all of it, and the log keeps who printed the key.
    const { key: printed } = await of.teacher.marking.markPreview({ examId, answers: {}, purpose: 'print' })
    expect(printed).toMatchObject({
      ...{ revision: 4, bonusHundredths: 150 },
      entries: {
        [first?.questionId ?? '']: { adjust: 'annulled', isChanged: true },
        [second?.questionId ?? '']: { adjust: 'full', isChanged: true },
      },
    })
    expect(Object.values(printed?.entries ?? {}).filter(({ isChanged }) => !isChanged)).toHaveLength(1)
    const lines = await inSchool(server.pools.app, of.school, (tx) =>
      tx.rows("SELECT subject, detail FROM audit_log WHERE action = 'exam.key_printed'"),
    )
    expect(lines).toEqual([{ subject: examId, detail: { version: 1, revision: 4 } }])
    for (const actId of made.toReversed()) await correct({ kind: 'taken_back', actId })
    expect(await marksOf(exam)).toEqual(before)
  })

  test('of words, numbers and an essay is put right as it can be', async () => {
    const blank = (rules: AnswerRules, question: string) => ({
      ...{ subjectId: of.subjectId, question, options: [], correctAnswer: [], rules },
      type: rules.kind === 'essay' ? ('essay' as const) : ('fill_blank' as const),
    })
    const near = 'wrong' as const
    const around = { before: '', after: '', near }
    const compare = { case: false, accents: false, punctuation: false, spaces: false }
    const questions = [
      blank({ kind: 'text', ...around, compare, accepted: [{ text: 'Lagos', percent: 100 }] }, 'The capital?'),
      blank(
        {
          ...{ kind: 'number', ...around, unit: null },
          accepted: [{ value: '9', tolerance: { kind: 'absolute', amount: '0' }, percent: 100 }],
        },
        'Three times four?',
      ),
      blank({ kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen', guide: '', rubric: [] }, 'Discuss.'),
    ]
    const written = []
    for (const one of questions) written.push(await aQuestion(of.teacher, one))
    const made = await anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId], questions: written })
    const exam = { ...of, ...made }
    const ids = (await questionsOf(exam)).map(({ questionId }) => questionId)
    const [word = '', number = '', essay = ''] = ids
    const { client } = await aStudent(server, of.school, { classId: of.classId })
    const page = await openPage(client, exam.examId)
    const typed = { [word]: 'abuja', [number]: '12.0', [essay]: 'It is so.' }
    const events = Object.entries(typed).map(([question, value]) => act(page, { kind: 'answer', question, value }))
    await send(page, [...events, act(page, { kind: 'submit' })])
    await cardOf(page)
    const said = (texts: string[]) => ({ optionIds: [], texts })
    const all: Correction[] = [
      { kind: 'correct', questionId: word, right: said(['Abuja']) },
      { kind: 'also', questionId: number, right: said(['12']) },
      { kind: 'full', questionId: essay },
    ]
    for (const correction of all) {
      const { moves } = await correctHaving(of.teacher, { examId: exam.examId, correction })
      // While the essay waits there is no score that could move; the first one is no way up.
      const first = { upCount: 0, scoredCount: 1, moved: [{ before: null, after: { percentage: 100 } }] }
      expect(moves).toMatchObject(correction.kind === 'full' ? first : { upCount: 0, waitingCount: 1, moved: [] })
      await again()
    }
    expect(await scoreOf(page)).toMatchObject({ earnedHundredths: 600, availableHundredths: 600, waitingCount: 0 })
    // What was never whole had no score that a correction could have moved.
    expect((await of.teacher.result.get({ attemptId: page.attemptId })).card?.corrections).toBeUndefined()
    expect(await of.teacher.marking.nextScript({ examId: exam.examId, questionId: essay })).toMatchObject({
      script: null,
    })
    const odd: Correction[] = [
      { kind: 'correct', questionId: essay, right: said(['x']) },
      { kind: 'correct', questionId: number, right: said(['twelve']) },
    ]
    for (const correction of odd) {
      expect(await refusalOf(of.teacher.marking.tryCorrection({ examId: exam.examId, correction }))).toMatchObject({
        code: 'NOT_FOR_THIS_QUESTION',
      })
    }
  })

  test('is not put right by who has not seen the newest key, without a reason, twice, or until nothing counts', async () => {
    const { examId, ...exam } = await newExam()
    await handedIn({ ...exam, examId }, [1, 1, 1])
    const ids = (await questionsOf({ ...exam, examId })).map(({ questionId }) => questionId)
    const [first = '', second = '', third = ''] = ids
    const { marking } = of.teacher
    const annulled = (questionId: string) => ({ examId, correction: { kind: 'annulled' as const, questionId } })
    const reason = 'Two right answers'
    const { seen } = await marking.tryCorrection(annulled(first))
    for (const wrong of ['', ' ab ', 'a']) {
      expect(await refusalOf(marking.correctKey({ ...annulled(first), seen, reason: wrong }))).toMatchObject({
        code: 'BAD_REQUEST',
      })
    }
    const [one, other] = await Promise.allSettled([
      marking.correctKey({ ...annulled(first), seen, reason }),
      marking.correctKey({ ...annulled(second), seen, reason }),
    ])
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const rejected = one.status === 'rejected' ? one : other
    expect(rejected).toMatchObject({ reason: { code: 'KEY_CHANGED_MEANWHILE' } })
    const left = one.status === 'fulfilled' ? second : first
    const done = one.status === 'fulfilled' ? first : second
    expect(await refusalOf(marking.tryCorrection(annulled(done)))).toMatchObject({ code: 'NOTHING_WOULD_CHANGE' })
    await correctHaving(of.teacher, annulled(left))
    expect(await refusalOf(marking.tryCorrection(annulled(third)))).toMatchObject({ code: 'NO_MARKS_LEFT' })
    expect(await refusalOf(marking.tryCorrection(annulled('nowhere1')))).toMatchObject({ code: 'UNKNOWN_QUESTION' })
    const elsewhere = { ...annulled(third), examIds: [crypto.randomUUID()] }
    expect(await refusalOf(marking.tryCorrection(elsewhere))).toMatchObject({ code: 'UNKNOWN_EXAM' })
  })

  test('is taken back from the newest on, also where an older key is said again', async () => {
    const exam = await newExam()
    const { examId } = exam
    await handedIn(exam, [1, 1, 1])
    const [first] = await questionsOf(exam)
    const { questionId = '', optionIds: [one = '', two = ''] = [] } = first ?? {}
    const right = (id: string): Correction => ({ kind: 'correct', questionId, right: { optionIds: [id], texts: [] } })
    const bonus = (bonusHundredths: number): Correction => ({ kind: 'bonus', bonusHundredths })
    for (const corrections of [
      // The second is right as published.
      [right(one), right(two), right(one)],
      [bonus(50), bonus(100), bonus(50)],
    ]) {
      const made: string[] = []
      for (const correction of corrections) made.push((await correctHaving(of.teacher, { examId, correction })).actId)
      const back = (actId: string) => ({ examId, correction: { kind: 'taken_back' as const, actId } })
      for (const actId of made.slice(0, 2)) {
        expect(await refusalOf(of.teacher.marking.tryCorrection(back(actId)))).toMatchObject({
          code: 'CORRECTED_SINCE',
        })
      }
      const open = async () =>
        (await of.teacher.marking.listCorrections({ examId })).items.flatMap((item) =>
          item.canUndo ? [item.actId] : [],
        )
      for (const actId of made.toReversed()) {
        expect(await open()).toEqual([actId])
        await correctHaving(of.teacher, back(actId))
      }
      expect(await open()).toEqual([])
    }
  })

  test('is taken back by who made it in an exam that it reached, and not by the id of another', async () => {
    const [exam, other] = [await newExam(), await newExam()]
    await handedIn(exam, [1, 1, 1])
    const [first] = await questionsOf(exam)
    const { examId } = exam
    const { actId } = await correctHaving(of.teacher, {
      ...{ examId, correction: { kind: 'annulled', questionId: first?.questionId ?? '' } },
    })
    const back = (id: string) => ({ examId: id, correction: { kind: 'taken_back' as const, actId } })
    const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
    const stranger = await aSitting(server, { students: 0 })
    for (const [staff, id, code] of [
      [of.teacher, other.examId, 'UNKNOWN_EXAM'],
      [of.teacher, crypto.randomUUID(), 'UNKNOWN_EXAM'],
      [colleague, examId, 'NOT_ALLOWED'],
      [stranger.teacher, examId, 'UNKNOWN_EXAM'],
      [stranger.teacher, stranger.examId, 'UNKNOWN_EXAM'],
    ] as const) {
      expect(await refusalOf(staff.marking.tryCorrection(back(id)))).toMatchObject({ code })
      const write = { ...back(id), seen: 'these keys', reason: 'For fun' }
      expect(await refusalOf(staff.marking.correctKey(write))).toMatchObject({ code })
    }
    await correctHaving(of.teacher, back(examId))
  })

  test('goes on without the bank where that asks something else by now, or could not be saved so', async () => {
    const compare = { case: false, accents: false, punctuation: false, spaces: false }
    const rules: AnswerRules = {
      ...{ kind: 'text', before: '', after: '', near: 'wrong', compare },
      accepted: [{ text: 'Lagos', percent: 100 }],
    }
    const blank = { subjectId: of.subjectId, type: 'fill_blank' as const, options: [], correctAnswer: [], rules }
    const written = [await aQuestion(of.teacher, blank), await aQuestion(of.teacher, { subjectId: of.subjectId })]
    const { examId } = await anExam(of.teacher, {
      ...{ subjectId: of.subjectId, classIds: [of.classId], questions: written },
    })
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run("UPDATE questions SET options = jsonb_set(options, '{0,text}', to_jsonb('three'::text)) WHERE id = $1", [
        written[1]?.id,
      ]),
    )
    const [word, choice] = await questionsOf({ ...of, examId })
    const all: Correction[] = [
      // The same answer twice, for the bank.
      {
        kind: 'correct',
        questionId: word?.questionId ?? '',
        right: { optionIds: [], texts: ['Abuja', 'abuja'] },
      },
      {
        kind: 'correct',
        questionId: choice?.questionId ?? '',
        right: { optionIds: [choice?.optionIds[0] ?? ''], texts: [] },
      },
    ]
    for (const [at, correction] of all.entries()) {
      const made = await correctHaving(of.teacher, { examId, correction }, { inBank: true })
      expect(made).toMatchObject({ isBankLeft: true })
      expect(await of.teacher.bank.getQuestion({ id: written[at]?.id ?? '' })).toMatchObject({ revision: 1 })
    }
    const key = await of.teacher.marking.keyOfQuestion({ examId, questionId: choice?.questionId ?? '' })
    expect(key).toMatchObject({ isBankOpen: false, askings: [{ correctOptionIds: [choice?.optionIds[0]] }] })
  })

  test('of a colleague’s exam leaves the question in the bank to its owner', async () => {
    const question = await aQuestion(of.teacher, { subjectId: of.subjectId })
    const { client: colleague } = await aTeacher(server, of.school, {
      ...{ subjectIds: [of.subjectId], classIds: [of.classId] },
    })
    const made = { subjectId: of.subjectId, classIds: [of.classId], questions: [question] }
    const { examId } = await anExam(colleague, made)
    const [asked] = await questionsOf({ ...of, examId })
    const right = { optionIds: [asked?.optionIds[0] ?? ''], texts: [] }
    const correction: Correction = { kind: 'correct', questionId: asked?.questionId ?? '', right }
    const outcome = await correctHaving(colleague, { examId, correction }, { inBank: true })
    expect(outcome).toMatchObject({ isBankLeft: true })
    expect(await of.teacher.bank.getQuestion({ id: question.id })).toMatchObject({ revision: 1 })
  })

  test('that is not marked through yet moves nobody once more in what the next would move', async () => {
    const exam = await newExam()
    const page = await handedIn(exam, [2, 1, 1])
    const [first, , third] = await questionsOf(exam)
    const { examId } = exam
    await correctHaving(of.teacher, { examId, correction: { kind: 'full', questionId: first?.questionId ?? '' } })
    const moves = await of.teacher.marking.tryCorrection({
      ...{ examId, correction: { kind: 'full', questionId: third?.questionId ?? '' } },
    })
    expect(moves).toMatchObject({ upCount: 0, sameCount: 1, moved: [] })
    await again()
    expect(await scoreOf(page)).toMatchObject({ percentage: 100 })
  })

  test('is nobody’s but its owner’s and the administrators’; a colleague looks when the exam is over', async () => {
    const exam = await newExam()
    const page = await handedIn(exam, [0, 0, 0])
    const [first] = await questionsOf(exam)
    const asked = {
      examId: exam.examId,
      correction: { kind: 'annulled' as const, questionId: first?.questionId ?? '' },
    }
    const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
    const { client: stranger } = await aTeacher(server, of.school)
    for (const person of [colleague, stranger, page.client]) {
      expect(await refusalOf(person.marking.tryCorrection(asked))).toMatchObject({ code: 'NOT_ALLOWED' })
      const { seen } = await of.teacher.marking.tryCorrection(asked)
      const write = { ...asked, seen, reason: 'For fun' }
      expect(await refusalOf(person.marking.correctKey(write))).toMatchObject({ code: 'NOT_ALLOWED' })
      expect(await refusalOf(person.marking.listCorrections({ examId: exam.examId }))).toMatchObject({
        code: 'NOT_ALLOWED',
      })
    }
    await correctHaving(of.teacher, asked)
    await closeSittings(server, of.school, exam.examId)
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run("UPDATE exams SET status = 'completed' WHERE id = $1", [exam.examId]),
    )
    const listed = await colleague.marking.listCorrections({ examId: exam.examId })
    expect(listed).toMatchObject({ isTheirs: false, items: [{ kind: 'annulled', isOpen: true, canUndo: false }] })
    expect(await refusalOf(colleague.marking.tryCorrection(asked))).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
