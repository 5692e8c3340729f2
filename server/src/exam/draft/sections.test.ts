import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anExam, aQuestionForm } from '../../../test/builders/exam.ts'
import { act, aSitting, cardOf, keyOf, openPage, type Sitting, send } from '../../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { computeStatistics } from '../../result/statistics/compute-statistics.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Six questions of 2 marks: two that all answer, and of four others two. */
async function written(students = 0): Promise<Sitting> {
  const sitting = await aSitting(server, { questions: 6, isPublished: false, students })
  await sitting.teacher.exam.update(draftOf(sitting))
  return sitting
}

type Draft = Parameters<Sitting['teacher']['exam']['update']>[0]
function draftOf({ detail, examId, questions }: Sitting, change: Partial<Draft> = {}): Draft {
  return {
    ...detail.draft,
    examId,
    totalMarksHundredths: 800,
    totalQuestions: 6,
    negative: { kind: 'share', part: 1, whole: 4 },
    sections: [
      { title: 'Section A', instructions: '' },
      { title: 'Section B', instructions: 'Answer **two**.', answer: { count: 2, which: 'first' } },
    ],
    // The author puts one of the second part first: it stands in its own all the same.
    questions: [5, 0, 1, 2, 3, 4].map((place) => ({
      ...{ questionId: questions[place]?.id ?? '', marksHundredths: 200, section: place < 2 ? 0 : 1 },
    })),
    ...change,
  }
}

test('a draft keeps its sections, what wrong answers cost, and its questions section by section', async () => {
  const sitting = await written()
  const { draft } = await sitting.teacher.exam.get({ examId: sitting.examId })
  const { examId: _, questions: __, ...sent } = draftOf(sitting)
  expect(draft).toMatchObject(sent)
  const ids = sitting.questions.map(({ id }) => id)
  expect(draft.questions.map(({ questionId, section }) => [ids.indexOf(questionId), section])).toEqual([
    ...[
      [0, 0],
      [1, 0],
    ],
    ...[5, 2, 3, 4].map((place) => [place, 1]),
  ])
  await sitting.teacher.exam.update({ ...draftOf(sitting), sections: [], negative: null, questions: [] })
  const emptied = (await sitting.teacher.exam.get({ examId: sitting.examId })).draft
  expect(emptied).toMatchObject({ sections: [], negative: null, questions: [] })
})

test('a question in no section, or in one that is not there, is refused and nothing is changed', async () => {
  const sitting = await written()
  const { questions, ...draft } = draftOf(sitting)
  for (const section of [undefined, 2]) {
    const moved = questions.map((one, index) => (index === 0 ? { ...one, section } : one))
    await expect(sitting.teacher.exam.update({ ...draft, questions: moved })).rejects.toMatchObject({
      code: 'UNKNOWN_SECTION',
    })
  }
  await expect(sitting.teacher.exam.update({ ...draft, sections: [], questions })).rejects.toMatchObject({
    code: 'UNKNOWN_SECTION',
  })
  expect((await sitting.teacher.exam.get({ examId: sitting.examId })).draft.sections).toHaveLength(2)
})

test.each<[string, Partial<Draft>, object | undefined]>([
  ['QUESTIONS_DO_NOT_ADD_UP', { totalQuestions: 5 }, { chosen: 6, wanted: 5 }],
  ['MARKS_DO_NOT_ADD_UP', { totalMarksHundredths: 1_200 }, { sumHundredths: 800, totalHundredths: 1_200 }],
  ['SECTION_IS_EMPTY', { sections: ['A', 'B', 'C'].map((title) => ({ title, instructions: '' })) }, { place: 2 }],
  [
    'SECTION_HAS_TOO_FEW',
    { sections: [{ title: 'A' }, { title: 'B', answer: { count: 5, which: 'best' } }] },
    { place: 1, count: 5, has: 4 },
  ],
])('publishing says %s', async (code, change, data) => {
  const sitting = await written()
  await sitting.teacher.exam.update(draftOf(sitting, change))
  await expect(sitting.teacher.exam.publish({ examId: sitting.examId })).rejects.toMatchObject({ code, data })
})

test('questions of unlike marks are no choice', async () => {
  const sitting = await written()
  const { questions, ...draft } = draftOf(sitting)
  const uneven = questions.map((one, index) => (index === 0 ? { ...one, marksHundredths: 300 } : one))
  await sitting.teacher.exam.update({ ...draft, questions: uneven })
  await expect(sitting.teacher.exam.publish({ examId: sitting.examId })).rejects.toMatchObject({
    code: 'SECTION_MARKS_DIFFER',
  })
})

test('candidates are told of the sections before they start, an older page is turned away, and the first answers count', async () => {
  const sitting = await written(1)
  const { examId } = sitting
  await sitting.teacher.exam.publish({ examId })
  const [student] = sitting.students
  const door = await student?.attempt.door({ examId })
  expect(door?.exam).toMatchObject({
    negative: { kind: 'share', part: 1, whole: 4 },
    sections: [
      { title: 'Section A', questionCount: 2 },
      { title: 'Section B', questionCount: 4, answer: { count: 2, which: 'first' } },
    ],
  })
  const tooOld = student?.attempt.start({ examId, pageId: 'a'.repeat(32), knows: 3 })
  await expect(tooOld).rejects.toMatchObject({ code: 'PAGE_TOO_OLD' })

  const page = await openPage(student, examId)
  expect(page.content).toMatchObject({ rulesVersion: 4, sections: [{ title: 'Section A' }, { title: 'Section B' }] })
  const sectionOf = new Map(page.content.questions.map(({ id, section }) => [id, section]))
  expect(page.order.map(({ questionId }) => sectionOf.get(questionId))).toEqual([0, 0, 1, 1, 1, 1])
  const key = await keyOf(server, sitting)
  const answer = (place: number, isRight: boolean) => {
    const { questionId = '', optionIds = [] } = page.order[place] ?? {}
    const right = key[questionId]?.correctOptionIds ?? []
    const value = isRight ? right : optionIds.filter((id) => !right.includes(id)).slice(0, 1)
    return act(page, { kind: 'answer', question: questionId, value })
  }
  // In the second part the last three of its four: of them the first two count, a wrong one and a right one.
  await send(page, [answer(0, true), answer(1, false), answer(5, true), answer(4, true), answer(3, false)])
  await send(page, [act(page, { kind: 'submit' })])
  const card = await cardOf(page)
  expect(card.score).toMatchObject({
    ...{ correctCount: 2, wrongCount: 2, unansweredCount: 0, questionCount: 4 },
    ...{ earnedHundredths: 300, availableHundredths: 800, percentage: 38 },
  })
  const staffCard = (await sitting.teacher.result.get({ attemptId: page.attemptId })).card
  const outcomes = new Map(staffCard?.marked?.map((one) => [one.questionId, one]))
  expect(page.order.map(({ questionId }) => outcomes.get(questionId)?.earnedHundredths)).toEqual([
    200, -50, 0, -50, 200, 0,
  ])
  expect(page.order.map(({ questionId }) => outcomes.get(questionId)?.outcome)).toEqual([
    ...['right', 'wrong', 'not_counted', 'wrong', 'right', 'not_counted'],
  ])
  // The last answer was right and is left out: its history says the same as the sheet.
  const questionId = page.order[5]?.questionId ?? ''
  const { items } = await sitting.teacher.marking.markHistory({ attemptId: page.attemptId, questionId })
  expect(items).toMatchObject([{ kind: 'published', outcome: 'not_counted', earnedHundredths: 0, ofHundredths: 0 }])
})

test('statistics are of what a paper comes to and earned, not of questions nobody was asked for', async () => {
  const sitting = await written(1)
  const { examId, school } = sitting
  await sitting.teacher.exam.publish({ examId })
  const page = await openPage(sitting.students[0], examId)
  const key = await keyOf(server, sitting)
  const wrong = page.order.slice(0, 2).map(({ questionId, optionIds }) => {
    const value = optionIds.filter((id) => !key[questionId]?.correctOptionIds.includes(id)).slice(0, 1)
    return act(page, { kind: 'answer', question: questionId, value })
  })
  await send(page, [...wrong, act(page, { kind: 'submit' })])
  await cardOf(page)
  await computeStatistics({ pools: server.pools })({ schoolId: school.schoolId, reference: examId })
  const { copy } = await sitting.teacher.result.statistics({ examId })
  expect(copy?.whole).toMatchObject({ availableMarks: 8, mean: 0, questionCount: 6 })
  // Two of the four count, as unanswered.
  expect(copy?.questions.filter(({ facility }) => facility === null)).toHaveLength(2)
})

test('staff try a draft with sections out as it stands', async () => {
  const sitting = await written()
  const { examId } = sitting
  const preview = await sitting.teacher.attempt.preview({ examId })
  expect(preview.content).toMatchObject({ rulesVersion: 4, negative: { kind: 'share' } })
  const { totals } = await sitting.teacher.marking.markPreview({ examId, answers: {} })
  expect(totals).toMatchObject({ questionCount: 4, unansweredCount: 4, availableHundredths: 800 })
})

test('of two who write one draft the second is told, and nothing of the first is lost', async () => {
  const sitting = await written()
  const { examId, teacher } = sitting
  const opened = await teacher.exam.get({ examId })
  const first = await sitting.school.admin.exam.update({
    ...draftOf(sitting),
    title: 'Theirs',
    revision: opened.revision,
  })
  expect(first.revision).toBe(opened.revision + 1)
  const second = { ...draftOf(sitting), title: 'Mine', revision: opened.revision }
  await expect(teacher.exam.update(second)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { revision: first.revision, by: expect.any(String), at: expect.any(String) },
  })
  expect((await teacher.exam.get({ examId })).title).toBe('Theirs')
  expect(await teacher.exam.update({ ...second, revision: first.revision })).toMatchObject({ examId })
  expect((await teacher.exam.get({ examId })).title).toBe('Mine')
})

test('a draft says what each device would fetch, and the time its questions are given', async () => {
  const sitting = await written()
  const { examId } = sitting
  const whole = await sitting.teacher.exam.get({ examId })
  expect(whole.questionItems).toHaveLength(6)
  expect(whole.questionItems[0]).toMatchObject({ type: 'multiple_choice', minutes: expect.any(Number) })
  expect(whole.paperBytes).toBeGreaterThan(500)
  const { paperBytes } = await sitting.teacher.exam.update({ ...draftOf(sitting), sections: [], questions: [] })
  expect(paperBytes).toBeLessThan(whole.paperBytes ?? 0)
})

test('an option about the others keeps its place on every paper, unless its author says otherwise', async () => {
  const { teacher, subjectId, classId } = await aSitting(server, { students: 0, questions: 1 })
  const options = ['Lagos', 'Kano', 'Enugu', 'Both A and C', 'Jos', 'All of the above']
  const form = aQuestionForm({ subjectId, question: 'Which are cities?', options })
  const asked = await teacher.bank.addQuestion(form)
  expect(asked.options.every((one) => !('keepsPlace' in one))).toBe(true)
  const papers = async () => {
    const { detail } = await anExam(teacher, { subjectId, classIds: [classId], questions: [asked] })
    const { content, order } = await teacher.attempt.preview({ examId: detail.id })
    expect(JSON.stringify({ content, order })).not.toMatch(/kept|keeps/)
    const textOf = new Map(content.questions[0]?.options.map(({ id, text }) => [id, text]))
    return order[0]?.optionIds.map((id) => textOf.get(id)) ?? []
  }
  for (let times = 0; times < 3; times++) {
    const shown = await papers()
    expect([0, 2, 3, 5].map((place) => shown[place])).toEqual([0, 2, 3, 5].map((place) => options[place]))
  }
  const { id, revision } = asked
  const changed = await teacher.bank.updateQuestion({
    ...form,
    id,
    revision,
    keeps: [null, null, null, false, null, null],
  })
  expect(changed.options.map(({ keepsPlace }) => keepsPlace)).toEqual([
    ...[undefined, undefined, undefined, false, undefined, undefined],
  ])
})

describe('a blueprint', () => {
  test('draws exactly what it asks for, nothing that is in the exam, and others the next time', async () => {
    const { teacher, subjectId, questions } = await aSitting(server, { students: 0, questions: 12, isPublished: false })
    const { kinds } = await teacher.exam.countDrawable({ subjectId })
    expect(kinds).toEqual([{ topic: expect.any(String), difficulty: 'Medium', type: 'multiple_choice', count: 12 }])
    const rows = [{ topic: kinds[0]?.topic ?? '', difficulty: null, type: null, count: 5 }]
    const except = questions.slice(0, 2).map(({ id }) => id)
    const draws = new Set<string>()
    for (let times = 0; times < 8; times++) {
      const { questions: drawn } = await teacher.exam.drawQuestions({ subjectId, except, rows })
      const ids = drawn.map(({ id }) => id)
      expect(new Set(ids).size).toBe(5)
      expect(ids.some((id) => except.includes(id))).toBe(false)
      draws.add(ids.toSorted().join())
    }
    expect(draws.size).toBeGreaterThan(1)
  })

  test('larger than the bank says which rows lack how many, and draws nothing', async () => {
    const { teacher, subjectId } = await aSitting(server, { students: 0, questions: 3, isPublished: false })
    const any = { topic: null, difficulty: null, type: null }
    const rows = [
      { ...any, count: 2 },
      { ...any, type: 'essay' as const, count: 4 },
    ]
    await expect(teacher.exam.drawQuestions({ subjectId, rows })).rejects.toMatchObject({
      code: 'NOT_ENOUGH_QUESTIONS',
      data: { rows: [{ row: 1, missing: 4 }] },
    })
  })
})
