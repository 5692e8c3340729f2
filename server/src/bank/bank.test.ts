import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aQuestion } from '../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let school: TestSchool
let mathsId: string
let yorubaId: string
let mathsTeacher: TestClient

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  mathsId = (await aSubject(school)).id
  yorubaId = (await aSubject(school, { name: 'Yorùbá' })).id
  mathsTeacher = (await aTeacher(server, school, { subjectIds: [mathsId] })).client
})
afterAll(() => server.stop())

const decomposed = 'E\u0323\u0301ko\u0323'

describe('adding a question', () => {
  it('keeps its options under short ids of their own and names the right one', async () => {
    const question = await aQuestion(mathsTeacher, { subjectId: mathsId, tags: ['sums'], timeAllocationMinutes: 1.5 })
    expect(question).toMatchObject({ subject: 'Mathematics', type: 'multiple_choice', marksHundredths: 200 })
    expect(question).toMatchObject({ difficulty: 'Medium', timeAllocationMinutes: 1.5, tags: ['sums'] })
    expect(question.options.map(({ text }) => text)).toEqual(['3', '4', '5', '22'])
    expect(new Set(question.options.map(({ id }) => id)).size).toBe(4)
    expect(question.correctOptionIds).toEqual([question.options[1]?.id])
  })

  it('gives a true/false question the options True and False', async () => {
    const question = await aQuestion(mathsTeacher, { subjectId: mathsId, type: 'true_false', options: [] })
    expect(question.options.map(({ text }) => text)).toEqual(['True', 'False'])
    expect(question.correctOptionIds).toEqual([question.options[1]?.id])
  })

  it('stores every text in NFC', async () => {
    const options = [decomposed, 'Òkun']
    const question = await aQuestion(school.admin, { subjectId: yorubaId, question: decomposed, options })
    expect(question.question).toBe(decomposed.normalize('NFC'))
    expect(question.options[0]?.text).toBe(decomposed.normalize('NFC'))
  })

  it.each([
    ['one option', { options: ['4'], correctAnswer: 0 }, 'options'],
    ['an empty option', { options: ['4', ' '] }, 'options'],
    ['two options that are the same', { options: ['Lagos', ' lagos '] }, 'options'],
    ['a right answer that is not among them', { options: ['4', '5'], correctAnswer: 2 }, 'correctAnswer'],
    ['a third side to true and false', { type: 'true_false' as const, correctAnswer: 2 }, 'correctAnswer'],
    ['no marks', { marksHundredths: 0 }, 'marks'],
  ])('refuses %s and names the field', async (_what, changes, field) => {
    const refusal = await refusalOf(aQuestion(mathsTeacher, { subjectId: mathsId, ...changes }))
    expect(refusal).toMatchObject({ code: 'INVALID_QUESTION', status: 422, data: { fields: [{ field }] } })
  })

  it('refuses a body that is not a question, whatever stands in it', async () => {
    const wrong: unknown[] = [
      { question: 7 },
      { question: 'NUL \u0000 inside' },
      { options: ['3', 'half a character \ud800'] },
      { correctAnswer: 1.5 },
      { marksHundredths: -1 },
    ]
    for (const changes of wrong) {
      const call = aQuestion(mathsTeacher, { subjectId: mathsId, ...(changes as object) })
      expect(await refusalOf(call)).toMatchObject({ code: 'BAD_REQUEST', status: 400 })
    }
  })

  it("knows neither another school's subject nor one that is not the teacher's", async () => {
    const other = await aSchool(server)
    const foreign = await aSubject(other)
    for (const [staff, subjectId] of [
      [school.admin, foreign.id],
      [mathsTeacher, foreign.id],
      [mathsTeacher, yorubaId],
    ] as const) {
      expect(await refusalOf(aQuestion(staff, { subjectId }))).toMatchObject({ code: 'UNKNOWN_SUBJECT', status: 404 })
    }
    expect((await other.admin.bank.listQuestions({})).items).toEqual([])
  })
})

describe('the list of questions', () => {
  it('stands newest first, by subject, and finds words whatever their case and accents', async () => {
    const first = await aQuestion(school.admin, { subjectId: yorubaId, question: 'Kí ni olú-ìlú Nàìjíríà?' })
    const second = await aQuestion(school.admin, { subjectId: yorubaId, question: 'Kí ni 100% tumọ̀ sí?' })

    const { items } = await school.admin.bank.listQuestions({ subjectId: yorubaId })
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(new Set(items.map(({ subject }) => subject))).toEqual(new Set(['Yorùbá']))

    const found = async (search: string) => {
      const page = await school.admin.bank.listQuestions({ search, subjectId: yorubaId })
      return page.items.map(({ id }) => id)
    }
    expect(await found('OLU-ILU')).toEqual([first.id])
    expect(await found('tumo')).toEqual([second.id])
    expect(await found('100%')).toEqual([second.id])
    expect(await found('%')).toEqual([second.id])
    expect(await found('yoruba')).toContain(first.id)
    expect(await found('_')).toEqual([])
  })

  it("shows a teacher only the subjects assigned to them, and nothing of another school's", async () => {
    await aQuestion(school.admin, { subjectId: yorubaId })
    await aQuestion(school.admin, { subjectId: mathsId })
    const seen = await mathsTeacher.bank.listQuestions({})
    expect(new Set(seen.items.map(({ subjectId }) => subjectId))).toEqual(new Set([mathsId]))
    expect((await mathsTeacher.bank.listQuestions({ subjectId: yorubaId })).items).toEqual([])

    const other = await aSchool(server)
    expect((await other.admin.bank.listQuestions({ subjectId: mathsId })).items).toEqual([])
  })

  it('is counted whole, or for one subject with its topics', async () => {
    const own = await aSchool(server)
    const [maths, art] = [await aSubject(own), await aSubject(own, { name: 'Art' })]
    await aQuestion(own.admin, { subjectId: maths.id, topic: 'Sums' })
    await aQuestion(own.admin, { subjectId: art.id, topic: 'Colours', timeAllocationMinutes: 3 })
    const whole = { total: 2, multipleChoice: 2, subjects: 2, averageMinutes: 2, topics: ['Colours', 'Sums'] }
    expect(await own.admin.bank.questionFigures({})).toEqual(whole)
    expect(await own.admin.bank.questionFigures()).toEqual(whole)
    const ofArt = { total: 1, multipleChoice: 1, subjects: 1, averageMinutes: 3, topics: ['Colours'] }
    expect(await own.admin.bank.questionFigures({ subjectId: art.id })).toEqual(ofArt)
    const { client } = await aTeacher(server, own, { subjectIds: [maths.id] })
    expect(await client.bank.questionFigures({ subjectId: art.id })).toMatchObject({ total: 0, topics: [] })
    expect(await school.admin.bank.questionFigures({ subjectId: art.id })).toMatchObject({ total: 0, topics: [] })
  })

  it('is paged without a gap or a repetition', async () => {
    const subject = await aSubject(school, { name: 'Long' })
    const added: string[] = []
    for (let number = 0; number < 53; number++) {
      added.unshift((await aQuestion(school.admin, { subjectId: subject.id, question: `Number ${number}` })).id)
    }
    const first = await school.admin.bank.listQuestions({ subjectId: subject.id })
    expect(first.items).toHaveLength(50)
    const rest = await school.admin.bank.listQuestions({ subjectId: subject.id, cursor: first.nextCursor ?? '' })
    expect(rest.nextCursor).toBeNull()
    expect([...first.items, ...rest.items].map(({ id }) => id).toSorted()).toEqual(added.toSorted())
  })

  it('is closed to students and strangers', async () => {
    const student = await aStudent(server, school)
    for (const call of [
      () => student.client.bank.listQuestions({}),
      () => aQuestion(student.client, { subjectId: mathsId }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'NOT_ALLOWED', status: 403 })
    }
    expect(await refusalOf(server.client().bank.listQuestions({}))).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})
