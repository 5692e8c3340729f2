import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestion, aQuestionForm, examDraft } from '../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, classOf, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let teacher: TestClient
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  teacher = (await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classOf(school, 'SS1A').id] })).client
})
afterAll(() => server.stop())

const edit = (question: { id: string; revision: number }, changes: object) =>
  teacher.bank.updateQuestion({
    ...aQuestionForm({ subjectId }),
    id: question.id,
    revision: question.revision,
    ...changes,
  })

describe('editing a question', () => {
  it('writes it anew, keeps the ids of options that stay, and leaves published exams as they were', async () => {
    const question = await aQuestion(teacher, { subjectId })
    const classIds = [classOf(school, 'SS1A').id]
    const { examId } = await anExam(teacher, { subjectId, classIds, questions: [question] })
    const edited = await edit(question, { question: 'What is 2 + 3?', options: ['5', '4', '6'], correctAnswer: 0 })
    expect(edited).toMatchObject({ question: 'What is 2 + 3?', revision: 2, examsCount: 1 })
    expect(edited.options.map(({ text }) => text)).toEqual(['5', '4', '6'])
    const idOf = (text: string, of: typeof question) => of.options.find((option) => option.text === text)?.id
    expect([idOf('5', edited), idOf('4', edited)]).toEqual([idOf('5', question), idOf('4', question)])
    expect(edited.correctOptionIds).toEqual([idOf('5', question)])
    const { content } = await teacher.attempt.preview({ examId })
    expect(content.questions.map(({ text }) => text)).toEqual(['What is $2 + 2$?'])
  })

  it('by two editors is done once, and refused for a wrong form or another teacher', async () => {
    const question = await aQuestion(teacher, { subjectId })
    await edit(question, { topic: 'Algebra' })
    expect(await refusalOf(edit(question, { topic: 'Geometry' }))).toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE', data: { by: 'Bola Ade', revision: 2 } },
    })
    const again = { id: question.id, revision: 2 }
    expect(await refusalOf(edit(again, { options: ['4'] }))).toMatchObject({ code: 'INVALID_QUESTION' })
    const colleague = (await aTeacher(server, school)).client
    const theirs = colleague.bank.updateQuestion({ ...aQuestionForm({ subjectId }), ...again })
    expect(await refusalOf(theirs)).toMatchObject({ code: 'UNKNOWN_QUESTION' })
  })
})

describe('a question of a colleague', () => {
  it('is read and copied, and written, archived and deleted by its owner and administrators alone', async () => {
    const { id, revision } = await aQuestion(teacher, { subjectId, question: 'Whose is this?' })
    const { client } = await aTeacher(server, school, { name: 'Ngozi Ike', subjectIds: [subjectId] })
    const read = await client.bank.getQuestion({ id })
    expect(read).toMatchObject({ owner: 'Bola Ade', mayAct: false })
    expect((await client.bank.listQuestions({ search: 'Whose is this' })).items).toMatchObject([{ id, mayAct: false }])
    const written = { ...aQuestionForm({ subjectId, question: 'Mine now?' }), id, revision }
    expect(await refusalOf(client.bank.updateQuestion(written))).toMatchObject({ code: 'NOT_ALLOWED' })
    const skipped = [{ id, why: 'Belongs to Bola Ade: copy it to have one of your own.' }]
    const nothing = { batch: null, doneCount: 0, skipped }
    expect(await client.bank.setQuestionsStatus({ ids: [id], status: 'archived' })).toMatchObject(nothing)
    expect(await client.bank.deleteQuestions({ ids: [id] })).toMatchObject(nothing)
    expect(await teacher.bank.getQuestion({ id })).toMatchObject({ ...read, mayAct: true })
    // As Duplicate does.
    const copy = await client.bank.addQuestion(aQuestionForm({ subjectId, question: read.question }))
    expect(copy).toMatchObject({ owner: 'Ngozi Ike', mayAct: true })
    expect(await school.admin.bank.updateQuestion(written)).toMatchObject({
      owner: 'Bola Ade',
      mayAct: true,
      revision: 2,
    })
  })

  it('that was handed over since is not taken back by who archived it', async () => {
    const leaver = await aTeacher(server, school, { name: 'Kemi Alao', subjectIds: [subjectId] })
    const taker = await aTeacher(server, school, { name: 'Ngozi Ike', subjectIds: [subjectId] })
    const { id } = await aQuestion(leaver.client, { subjectId })
    const { batch } = await leaver.client.bank.setQuestionsStatus({ ids: [id], status: 'archived' })
    await school.admin.exam.handOverWork({ from: leaver.teacher.id, to: taker.teacher.id })
    expect(await leaver.client.school.undo({ batch: batch ?? '' })).toMatchObject({
      ...{ doneCount: 0, skipped: [{ id, why: expect.stringContaining('Belongs to Ngozi Ike') }] },
    })
    expect(await taker.client.bank.getQuestion({ id })).toMatchObject({ status: 'archived', mayAct: true })
  })
})

describe('archiving and deleting', () => {
  it('hides from new exams, and is undone by who did it', async () => {
    const question = await aQuestion(teacher, { subjectId, question: 'Only once' })
    const { batch } = await teacher.bank.setQuestionsStatus({ ids: [question.id], status: 'archived' })
    const listed = async (status?: 'archived') =>
      (await teacher.bank.listQuestions({ search: 'only once', ...(status && { status }) })).total
    expect([await listed(), await listed('archived')]).toEqual([0, 1])
    const colleague = (await aTeacher(server, school, { subjectIds: [subjectId] })).client
    expect(await refusalOf(colleague.school.undo({ batch: batch ?? '' }))).toMatchObject({ code: 'UNKNOWN_ACT' })
    expect(await teacher.school.undo({ batch: batch ?? '' })).toMatchObject({ doneCount: 1 })
    expect([await listed(), await listed('archived')]).toEqual([1, 0])
  })

  it('lets no new exam and no draft choose it; a draft that has it keeps it', async () => {
    const [kept, other] = [await aQuestion(teacher, { subjectId }), await aQuestion(teacher, { subjectId })]
    const said = { subjectId, classIds: [classOf(school, 'SS1A').id] }
    const { examId } = await anExam(teacher, { ...said, questions: [kept], isPublished: false })
    await teacher.bank.setQuestionsStatus({ ids: [kept.id, other.id], status: 'archived' })
    const refusal = await refusalOf(teacher.exam.create(examDraft({ ...said, questions: [kept] })))
    expect(refusal).toMatchObject({
      ...{ code: 'QUESTION_ARCHIVED', status: 409 },
      message:
        'A chosen question is archived by now. Leave it out, or take it back from the archive of the question bank.',
    })
    const rewrite = (questions: (typeof kept)[], title: string) =>
      teacher.exam.update({ ...examDraft({ ...said, questions, draft: { title } }), examId })
    expect(await refusalOf(rewrite([kept, other], 'Both'))).toMatchObject({ code: 'QUESTION_ARCHIVED' })
    await rewrite([kept], 'Kept')
    await teacher.exam.publish({ examId })
    expect(await teacher.exam.get({ examId })).toMatchObject({ title: 'Kept', questionCount: 1 })
  })

  it('deletes what stands in no exam, and brings it back whole', async () => {
    const free = await aQuestion(teacher, { subjectId, tags: ['x'], explanation: 'Because.' })
    const used = await aQuestion(teacher, { subjectId })
    await anExam(teacher, { subjectId, classIds: [classOf(school, 'SS1A').id], questions: [used], isPublished: false })
    const outcome = await teacher.bank.deleteQuestions({ ids: [free.id, used.id] })
    expect(outcome).toMatchObject({
      doneCount: 1,
      skipped: [{ id: used.id, why: 'Is in 1 exam: archive it instead.' }],
    })
    await teacher.school.undo({ batch: outcome.batch ?? '' })
    const { items } = await teacher.bank.listQuestions({ size: 500 })
    expect(items.find(({ id }) => id === free.id)).toEqual({ ...free, revision: 2 })
  })

  it('does not bring back what is of a subject that is gone, and says so', async () => {
    const { id } = await aSubject(school)
    const question = await aQuestion(school.admin, { subjectId: id })
    const { batch } = await school.admin.bank.deleteQuestions({ ids: [question.id] })
    await school.admin.school.deleteSubjects({ ids: [id] })
    expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({
      ...{ doneCount: 0, skipped: [{ id: question.id, why: expect.stringContaining('no such subject') }] },
    })
  })
})

it('the figures count what the list shows, with the exact average time', async () => {
  const own = await aSchool(server)
  const { id } = await aSubject(own)
  expect(await own.admin.bank.questionFigures()).toEqual({
    ...{ total: 0, multipleChoice: 0, subjects: 0, averageMinutes: null, topics: [] },
  })
  await aQuestion(own.admin, { subjectId: id, timeAllocationMinutes: 1.5 })
  await aQuestion(own.admin, { subjectId: id, timeAllocationMinutes: 2, topic: 'Algebra' })
  await aQuestion(own.admin, { subjectId: id, type: 'true_false', options: [] })
  expect(await own.admin.bank.questionFigures()).toEqual({
    ...{ total: 3, multipleChoice: 2, subjects: 1, averageMinutes: 1.5, topics: ['Algebra', 'Sums'] },
  })
  expect((await own.admin.bank.listQuestions({ type: 'true_false' })).total).toBe(1)
  expect((await own.admin.bank.listQuestions({ topic: 'Algebra', difficulty: 'Medium' })).total).toBe(1)
})

it('those that stand in an exam are told from those that never did', async () => {
  const own = await aSchool(server)
  const { id } = await aSubject(own)
  const [used, other] = [await aQuestion(own.admin, { subjectId: id }), await aQuestion(own.admin, { subjectId: id })]
  await anExam(own.admin, { subjectId: id, classIds: [classOf(own, 'SS1A').id], questions: [used] })
  const found = async (asked: 'never' | 'before') =>
    (await own.admin.bank.listQuestions({ subjectId: id, used: asked })).items.map((one) => one.id)
  expect(await found('before')).toEqual([used.id])
  expect(await found('never')).toEqual([other.id])
})
