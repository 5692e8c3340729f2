import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestion, aQuestionForm } from '../../test/builders/exam.ts'
import { aSchool, aSubject, aTeacher, classOf, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let teacher: TestClient
let colleague: TestClient
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  teacher = (await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classOf(school, 'SS1A').id] })).client
  colleague = (await aTeacher(server, school)).client
})
afterAll(() => server.stop())

const begin = async (who = teacher) =>
  (await who.bank.startImport({ fileName: 'Mock.csv', format: 'csv', foundCount: 3, leftOutCount: 0 })).importId
const asked = (position: number, question: string, changes = {}) => ({
  position,
  question: { ...aQuestionForm({ subjectId, question }), ...changes },
})
const listed = async (search: string, status: 'active' | 'archived' = 'active') =>
  (await teacher.bank.listQuestions({ search, status })).items

describe('a piece of an import', () => {
  it('is taken question by question, each judged as if it were added alone, and is the same a second time', async () => {
    const importId = await begin()
    const questions = [
      asked(0, 'Import one'),
      asked(1, 'Import two', { correctAnswer: [] }),
      asked(2, 'Import three', { subjectId: crypto.randomUUID() }),
      asked(3, 'Import four', { marksHundredths: 0, options: ['4', '4'] }),
    ]
    const { answers } = await teacher.bank.importQuestions({ importId, questions })
    expect(answers.map(({ id }) => id !== null)).toEqual([true, false, false, false])
    const fieldsOf = (place: number) => answers[place]?.fields.map(({ field }) => field)
    expect([fieldsOf(1), fieldsOf(2), fieldsOf(3)]).toEqual([['correctAnswer'], ['subject'], ['options', 'marks']])
    // The reply was lost; meanwhile the second was mended.
    const again = [asked(0, 'Import one'), asked(1, 'Import two')]
    const repeated = await teacher.bank.importQuestions({ importId, questions: again })
    expect(repeated.answers[0]).toEqual(answers[0])
    expect(repeated.answers[1]?.id).not.toBeNull()
    expect((await listed('Import')).map(({ question }) => question)).toEqual(['Import two', 'Import one'])
  })

  it('is nobody else’s', async () => {
    const importId = await begin()
    const theirs = colleague.bank.importQuestions({ importId, questions: [asked(0, 'Not mine')] })
    expect(await refusalOf(theirs)).toMatchObject({ code: 'UNKNOWN_IMPORT' })
    const { answers } = await colleague.bank.importQuestions({
      ...{ importId: await begin(colleague), questions: [asked(0, 'Not my subject')] },
    })
    expect(answers[0]?.fields.map(({ field }) => field)).toEqual(['subject'])
  })
})

describe('undoing an import', () => {
  it('deletes what nobody used or changed, archives what an exam has, leaves what was changed, and ends the import', async () => {
    const importId = await begin()
    const questions = ['Undone', 'Undone, used', 'Undone, changed'].map((text, position) => asked(position, text))
    await teacher.bank.importQuestions({ importId, questions })
    const [changed, used] = await listed('Undone')
    if (!changed || !used) throw new Error('Nothing was imported.')
    await anExam(teacher, { subjectId, classIds: [classOf(school, 'SS1A').id], questions: [used] })
    await teacher.bank.updateQuestion({
      ...aQuestionForm({ subjectId, question: 'Undone, changed!' }),
      ...{ id: changed.id, revision: 1 },
    })
    expect((await teacher.school.listActs({})).items[0]).toMatchObject({ id: importId, count: 3 })
    expect(await refusalOf(colleague.school.undo({ batch: importId }))).toMatchObject({ code: 'UNKNOWN_ACT' })
    expect(await teacher.school.undo({ batch: importId })).toMatchObject({
      doneCount: 2,
      effects: ['1 question is deleted.', '1 question is archived, as exams ask it by now.'],
      skipped: [
        { name: 'Undone, used', why: 'Is in 1 exam: archived instead of deleted.' },
        { name: 'Undone, changed!', why: 'Was changed since, and stays as it is.' },
      ],
    })
    expect((await listed('Undone')).map(({ question }) => question)).toEqual(['Undone, changed!'])
    expect((await listed('Undone', 'archived')).map(({ question }) => question)).toEqual(['Undone, used'])
    const more = teacher.bank.importQuestions({ importId, questions: [asked(7, 'Too late')] })
    expect(await refusalOf(more)).toMatchObject({ code: 'UNKNOWN_IMPORT' })
  })
})

describe('duplicates', () => {
  it('have the same words and options, whatever their case, spacing, composing and order; tone marks tell two apart', async () => {
    const options = ['Ẹ̀kó', 'Ìbàdàn', 'Kano', 'Jos']
    const { id } = await aQuestion(teacher, { subjectId, question: 'Which  is Lagos?', options, correctAnswer: 0 })
    const same = {
      position: 3,
      question: ' which is\nLAGOS? ',
      options: ['jos', 'kano ', 'ÌBÀDÀN'.normalize('NFD'), 'ẹ̀kó'],
    }
    const ask = (who: TestClient, ...questions: (typeof same)[]) => who.bank.checkDuplicates({ questions })
    const other = { ...same, position: 4, options: ['jos', 'kano', 'Ibadan'] }
    expect(await ask(teacher, same, other)).toEqual({ duplicates: [{ position: 3, id, isArchived: false }] })
    const otherTone = { ...same, options: ['jos', 'kano', 'Ìbàdàn', 'Ẹ́kò'] }
    expect(await ask(teacher, otherTone, { ...same, question: 'Whích is Lagos?' })).toEqual({ duplicates: [] })
    expect(await ask(colleague, same)).toEqual({ duplicates: [] })
    await teacher.bank.setQuestionsStatus({ ids: [id], status: 'archived' })
    expect(await ask(teacher, same)).toEqual({ duplicates: [{ position: 3, id, isArchived: true }] })
  })
})
