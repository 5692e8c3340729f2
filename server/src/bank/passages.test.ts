import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestion, aQuestionForm, type Question } from '../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, classOf, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let classIds: string[]
let author: TestClient
let colleague: TestClient
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  classIds = [classOf(school, 'SS1A').id]
  const teacher = async () => (await aTeacher(server, school, { subjectIds: [subjectId], classIds })).client
  author = await teacher()
  colleague = await teacher()
})
afterAll(() => server.stop())

const about = (text: string, question: string) => aQuestion(author, { subjectId, question, passage: { text } })
const read = async ({ id }: Question) => await author.bank.getQuestion({ id })
const edit = ({ id, question, revision }: Question, said: object) =>
  author.bank.updateQuestion({ ...aQuestionForm({ subjectId, question }), id, revision, ...said })
const found = async (who: TestClient, search: string) => (await who.bank.listPassages({ subjectId, search })).passages
const textOf = ({ passage }: Question) => {
  if (!passage) throw new Error('It is about no passage.')
  return passage
}

describe('a passage', () => {
  it('is one for all questions of its subject with the same text, and another subject has its own', async () => {
    const [one, other] = [await about('Ọmọ rere.', 'Who is good?'), await about('Ọmọ rere.', 'Who else?')]
    expect(textOf(other)).toEqual({ id: textOf(one).id, text: 'Ọmọ rere.', revision: 1, questionsCount: 2 })
    const chosen = await aQuestion(author, { subjectId, question: 'A third', passage: { id: textOf(one).id } })
    expect(textOf(chosen).questionsCount).toBe(3)
    const elsewhere = (await aSubject(school)).id
    const same = aQuestionForm({ subjectId: elsewhere, passage: { text: 'Ọmọ rere.' } })
    expect(textOf(await school.admin.bank.addQuestion(same)).id).not.toBe(textOf(one).id)
    const ofAnother = { ...same, passage: { id: textOf(one).id } }
    expect(await refusalOf(school.admin.bank.addQuestion(ofAnother))).toMatchObject({ code: 'UNKNOWN_PASSAGE' })
    expect((await found(author, 'omo RERE')).map(({ id }) => id)).toEqual([textOf(one).id])
  })

  it('changes for all its questions at once, unless somebody was faster, and stays with its question until taken off', async () => {
    const [one, other] = [await about('The tide came in.', 'Tide one'), await about('The tide came in.', 'Tide two')]
    const { id } = textOf(one)
    await edit(one, { passage: { id, revision: 1, text: 'The tide went out.' } })
    expect(textOf(await read(other))).toEqual({ id, text: 'The tide went out.', revision: 2, questionsCount: 2 })
    expect(await refusalOf(edit(other, { passage: { id, revision: 1, text: 'Lost?' } }))).toMatchObject({
      code: 'INVALID_QUESTION',
      data: { fields: [{ field: 'passage' }] },
    })
    // A page of yesterday says nothing of it.
    expect(textOf(await edit(other, { question: 'Tide three' })).id).toBe(id)
    expect((await edit(await read(other), { passage: null })).passage).toBeNull()
    expect((await found(author, 'tide'))[0]?.questionsCount).toBe(1)
  })

  it('is changed by who wrote it, not by a colleague while others have questions about it', async () => {
    const one = await about('The hare ran.', 'Who ran?')
    const { id } = textOf(one)
    const asColleague = (passage: { id: string } | { id: string; revision: number; text: string }) =>
      colleague.bank.addQuestion(aQuestionForm({ subjectId, question: 'Who else ran?', passage }))
    const refused = await refusalOf(asColleague({ id, revision: 1, text: 'Nobody ran.' }))
    expect(refused).toMatchObject({ code: 'INVALID_QUESTION', data: { fields: [{ field: 'passage' }] } })
    expect(textOf(await read(one)).text).toBe('The hare ran.')
    // Their own question about it keeps nobody from changing what they wrote.
    expect(textOf(await asColleague({ id })).questionsCount).toBe(2)
    expect(textOf(await edit(one, { passage: { id, revision: 1, text: 'The hare slept.' } })).revision).toBe(2)
  })

  it('stays when its last question is deleted, is offered again, and comes back with the question', async () => {
    const question = await about('A lonely hill.', 'Who is lonely?')
    const { batch } = await author.bank.deleteQuestions({ ids: [question.id] })
    expect(await found(author, 'lonely')).toMatchObject([{ questionsCount: 0 }])
    await author.school.undo({ batch: batch ?? '' })
    expect(textOf(await read(question)).text).toBe('A lonely hill.')
  })

  it('names only pictures the school has', async () => {
    const text = 'See ![a map](file:7f000000-0000-4000-8000-000000000000)'
    expect(await refusalOf(about(text, 'Where is it?'))).toMatchObject({ data: { fields: [{ field: 'passage' }] } })
  })
})

it('whoever sees no question of an exam that is not over sees neither its passage nor what else is about it', async () => {
  const asked = await about('A secret letter.', 'What does it say?')
  const spare = await about('A secret letter.', 'Who wrote it?')
  const { id } = textOf(asked)
  const theirs = async (passage: object) =>
    await colleague.bank.addQuestion({ ...aQuestionForm({ subjectId, question: 'Mine' }), passage: { id, ...passage } })
  const own = await theirs({})
  await anExam(author, { subjectId, classIds, questions: [asked], isPublished: false })
  const seen = async (who: TestClient) => [
    (await found(who, 'secret')).length,
    (await who.bank.listQuestions({ search: 'Who wrote it?' })).items.length,
  ]
  expect([await seen(colleague), await seen(author), await seen(school.admin)]).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ])
  expect(await refusalOf(colleague.bank.getQuestion({ id: spare.id }))).toMatchObject({ code: 'UNKNOWN_QUESTION' })
  expect(await refusalOf(theirs({}))).toMatchObject({ code: 'UNKNOWN_PASSAGE' })
  // Who types the hidden text learns nothing: it becomes a passage of their own.
  const typed = { ...aQuestionForm({ subjectId, question: 'Typed' }), passage: { text: 'A secret letter.' } }
  const { passage } = await colleague.bank.addQuestion(typed)
  expect(passage).toMatchObject({ text: 'A secret letter.', questionsCount: 1 })
  expect(passage?.id).not.toBe(id)
  // What they had written about it stays theirs; its text waits for the exam to be over.
  const mine = { ...aQuestionForm({ subjectId, question: 'Mine too' }), id: own.id, revision: 1 }
  const rewritten = colleague.bank.updateQuestion({ ...mine, passage: { id, revision: 1, text: 'No secret.' } })
  expect(await refusalOf(rewritten)).toMatchObject({ data: { fields: [{ field: 'passage' }] } })
  expect((await colleague.bank.updateQuestion(mine)).passage?.id).toBe(id)
})

it('a passage that is taken off its question stays unseen while an exam that was published with it is not over', async () => {
  const asked = await about('A sealed letter.', 'What is sealed?')
  await anExam(author, { subjectId, classIds, questions: [asked] })
  await edit(asked, { passage: null })
  const seen = async (who: TestClient) => (await found(who, 'sealed')).length
  expect([await seen(colleague), await seen(author), await seen(school.admin)]).toEqual([0, 1, 1])
})

describe('a published exam', () => {
  it('keeps each passage once, its questions beside each other in the order of the author, whatever is written later', async () => {
    const passage = 'The market of Oyingbo.'
    const first = await about(passage, 'Where is it?')
    const alone = await aQuestion(author, { subjectId, question: 'What is 1 + 1?' })
    const last = await about(passage, 'What is sold there?')
    const { examId } = await anExam(author, {
      ...{ subjectId, classIds, questions: [first, alone, last], draft: { shuffleQuestions: true } },
    })
    await edit(await read(first), { passage: { ...textOf(first), text: 'Another market.' } })
    const { content, order, authorOrder } = await author.attempt.preview({ examId })
    expect(content.rulesVersion).toBe(3)
    expect(content.passages?.map(({ text }) => text)).toEqual([passage])
    const texts = (of: typeof order) =>
      of.map(({ questionId }) => content.questions.find(({ id }) => id === questionId)?.text)
    expect(texts(authorOrder)).toEqual(['Where is it?', 'What is sold there?', 'What is 1 + 1?'])
    expect(['Where is it?', 'What is 1 + 1?']).toContain(texts(order)[0])
    expect(texts(order).indexOf('What is sold there?') - texts(order).indexOf('Where is it?')).toBe(1)
    const named = content.questions.filter(({ passageId }) => passageId === content.passages?.[0]?.id)
    expect(named).toHaveLength(2)
    expect(JSON.stringify(content)).not.toContain(textOf(first).id)
  })
})

describe('an import', () => {
  const begin = async () =>
    (await author.bank.startImport({ fileName: 'a.csv', format: 'csv', foundCount: 3, leftOutCount: 0 })).importId
  const asked = (position: number, question: string, text: string) => ({
    position,
    question: { ...aQuestionForm({ subjectId, question }), passage: { text } },
  })

  it('makes each passage once, takes what the subject has, and undone leaves none that nobody uses', async () => {
    const there = textOf(await about('Known since long.', 'Known?')).id
    const importId = await begin()
    await author.bank.importQuestions({
      importId,
      questions: [
        asked(0, 'Nearest in meaning?', 'Imported river.'),
        asked(1, 'What flows?', 'Imported river.'),
        asked(2, 'What is known?', 'Known since long.'),
      ],
    })
    const [river] = await found(author, 'imported river')
    expect(river?.questionsCount).toBe(2)
    expect(await found(author, 'known since')).toMatchObject([{ id: there, questionsCount: 2 }])
    await author.school.undo({ batch: importId })
    expect(await found(author, 'imported river')).toEqual([])
    expect(await found(author, 'known since')).toMatchObject([{ id: there, questionsCount: 1 }])
  })

  it('finds no duplicate in the same words about another passage', async () => {
    const { question, options } = await about('The first tale.', 'Which word is nearest in meaning to glum?')
    const { duplicates } = await author.bank.checkDuplicates({
      questions: ['the first  TALE.', 'The second tale.', ''].map((passage, position) => ({
        ...{ position, passage, question, options: options.map(({ text }) => text) },
      })),
    })
    expect(duplicates.map(({ position }) => position)).toEqual([0])
  })
})
