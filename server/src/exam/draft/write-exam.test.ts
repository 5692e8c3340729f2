import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestion, aQuestionForm, examDraft, type Question } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let englishId: string
let classIds: string[]
let questions: Question[]
let teacher: TestClient
let colleague: TestClient

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  englishId = (await aSubject(school, { name: 'English' })).id
  classIds = [classOf(school, 'SS1B').id, classOf(school, 'SS1A').id]
  teacher = (await aTeacher(server, school, { subjectIds: [subjectId] })).client
  colleague = (await aTeacher(server, school, { name: 'Ngozi Ike', subjectIds: [englishId] })).client
  questions = [await aQuestion(teacher, { subjectId }), await aQuestion(teacher, { subjectId, type: 'true_false' })]
})
afterAll(() => server.stop())

const draftOf = (changes: object = {}) => examDraft({ subjectId, classIds, questions, draft: changes })

describe('writing a draft', () => {
  it('keeps what was typed and reads it back', async () => {
    const draft = draftOf({ attemptsAllowed: 2, showResults: 'manual', secondMarker: 'all', shuffleOptions: false })
    const { examId } = await teacher.exam.create(draft)
    const exam = await teacher.exam.get({ examId })
    expect(exam).toMatchObject({ status: 'draft', subject: 'Mathematics', createdBy: 'Bola Ade', sittingId: null })
    expect(exam).toMatchObject({ classes: ['SS1A', 'SS1B'], questionCount: 2, totalMarksHundredths: 400 })
    expect(exam).toMatchObject({ isReleased: false, startedCount: 0, submittedCount: 0 })
    expect({ ...exam.draft, classIds: exam.draft.classIds.toSorted() }).toEqual({
      ...{
        location: '',
        difficulty: null,
        tags: [],
        totalQuestions: null,
        negative: null,
        sections: [],
        studentIds: [],
        ...draft,
      },
      classIds: classIds.toSorted(),
      shuffleQuestions: true,
    })
  })

  it('again under the same request, as after a lost answer, answers the same draft and undoes nothing written since', async () => {
    const requestId = randomUUID()
    const { examId } = await teacher.exam.create({ ...draftOf(), requestId })
    await teacher.exam.update({ ...draftOf({ title: 'Corrected meanwhile' }), examId })
    const before = await teacher.exam.get({ examId })
    const again = { ...draftOf({ title: 'Sent first, came late', questions: [] }), requestId }
    const { revision, paperBytes } = before
    expect(await teacher.exam.create(again)).toEqual({ examId, revision, paperBytes, isKnown: true })
    expect(await teacher.exam.get({ examId })).toEqual(before)
    expect((await school.admin.exam.create(again)).examId).not.toBe(examId)
    expect(await teacher.exam.create(draftOf())).not.toMatchObject({ examId, isKnown: true })

    await teacher.exam.publish({ examId })
    expect(await teacher.exam.create(again)).toMatchObject({ examId, isKnown: true, paperBytes: null })
  })

  it('twice at the same moment under one request writes one draft', async () => {
    const request = { ...draftOf(), requestId: randomUUID() }
    const made = await Promise.all([1, 2, 3, 4].map(() => teacher.exam.create(request)))
    expect(new Set(made.map(({ examId }) => examId)).size).toBe(1)
  })

  it('reads times as Lagos wall time and closes at 23:59 of the day unless told otherwise', async () => {
    const {
      closingDate: _d,
      closingTime: _t,
      ...draft
    } = draftOf({ scheduledDate: '2027-01-11', scheduledTime: '09:00' })
    const times = async (typed: object) => {
      const { examId } = await teacher.exam.create({ ...draft, ...typed })
      const { opensAt, closesAt, draft: stored } = await teacher.exam.get({ examId })
      return { opensAt, closesAt, date: stored.closingDate, time: stored.closingTime }
    }
    const opensAt = '2027-01-11T08:00:00.000Z'
    expect(await times({})).toEqual({
      opensAt,
      closesAt: '2027-01-11T22:59:00.000Z',
      date: '2027-01-11',
      time: '23:59',
    })
    expect(await times({ closingTime: '11:30' })).toMatchObject({ closesAt: '2027-01-11T10:30:00.000Z' })
    expect(await times({ closingDate: '2027-01-12' })).toMatchObject({ closesAt: '2027-01-12T22:59:00.000Z' })
  })

  it('may lack classes and questions, and be rewritten', async () => {
    const { examId } = await teacher.exam.create(draftOf({ classIds: [], questions: [] }))
    expect(await teacher.exam.get({ examId })).toMatchObject({ classes: [], questionCount: 0 })

    const reversed = draftOf().questions.toReversed()
    await teacher.exam.update({ ...draftOf({ title: 'Second try', questions: reversed }), examId })
    const exam = await teacher.exam.get({ examId })
    expect(exam).toMatchObject({ title: 'Second try', classes: ['SS1A', 'SS1B'] })
    expect(exam.draft.questions).toEqual(reversed)
    expect(exam.questionItems.map(({ id }) => id)).toEqual(reversed.map(({ questionId }) => questionId))
  })

  it('says what its questions ask that are still of its subject, and of a published one while it can be written anew', async () => {
    const [stays, moves] = [
      await aQuestion(school.admin, { subjectId, question: 'It stays' }),
      await aQuestion(school.admin, { subjectId }),
    ]
    const { examId } = await anExam(school.admin, {
      subjectId,
      classIds,
      questions: [moves, stays],
      isPublished: false,
    })
    const form = aQuestionForm({ subjectId: englishId })
    await school.admin.bank.updateQuestion({ ...form, id: moves.id, revision: moves.revision })
    expect((await school.admin.exam.get({ examId })).questionItems).toMatchObject([
      { id: stays.id, question: 'It stays' },
    ])
    const { detail } = await anExam(school.admin, { subjectId, classIds, questions: [stays] })
    expect(detail.questionItems).toMatchObject([{ id: stays.id }])
  })

  it('refuses what is not of this school or this subject, and changes nothing', async () => {
    const other = await aSchool(server)
    const foreignSubject = await aSubject(other)
    const foreignQuestion = await aQuestion(other.admin, { subjectId: foreignSubject.id })
    const englishQuestion = await aQuestion(colleague, { subjectId: englishId })
    const { examId } = await teacher.exam.create(draftOf())
    const before = await teacher.exam.get({ examId })

    for (const [changes, code] of [
      [{ subjectId: foreignSubject.id }, 'UNKNOWN_SUBJECT'],
      [{ subjectId: englishId }, 'UNKNOWN_SUBJECT'],
      [{ classIds: [...classIds, other.classes[0]?.id] }, 'UNKNOWN_CLASS'],
      [{ questions: [{ questionId: foreignQuestion.id, marksHundredths: 400 }] }, 'UNKNOWN_QUESTION'],
      [{ questions: [{ questionId: englishQuestion.id, marksHundredths: 400 }] }, 'UNKNOWN_QUESTION'],
      [{ scheduledDate: '0000-01-01', scheduledTime: '12:00' }, 'INVALID_TIME'],
      [{ scheduledDate: '2027-02-30' }, 'BAD_REQUEST'],
      [{ scheduledTime: '24:00' }, 'BAD_REQUEST'],
      [{ questions: [...draftOf().questions, ...draftOf().questions] }, 'BAD_REQUEST'],
    ] as const) {
      expect(await refusalOf(teacher.exam.create(draftOf(changes)))).toMatchObject({ code })
      expect(await refusalOf(teacher.exam.update({ ...draftOf(changes), examId }))).toMatchObject({ code })
    }
    expect(await teacher.exam.get({ examId })).toEqual(before)
  })

  it('is over once the exam is published', async () => {
    const { examId } = await anExam(teacher, { subjectId, classIds, questions })
    const refusal = await refusalOf(teacher.exam.update({ ...draftOf({ title: 'Too late' }), examId }))
    expect(refusal).toMatchObject({ code: 'WRONG_STATUS', status: 409 })
    expect((await teacher.exam.get({ examId })).title).toBe('First term mock')
  })
})

describe('whose work an exam is', () => {
  it('the list stands newest first and shows a teacher their own and their subjects', async () => {
    const own = await anExam(teacher, { subjectId, classIds, questions, isPublished: false })
    const admins = await anExam(school.admin, { subjectId, classIds, questions, isPublished: false })
    const english = await anExam(colleague, { subjectId: englishId, classIds, isPublished: false })

    const seenBy = async (staff: TestClient) => (await staff.exam.list({})).items.map(({ id }) => id)
    expect((await seenBy(school.admin)).slice(0, 3)).toEqual([english.examId, admins.examId, own.examId])
    expect((await seenBy(teacher)).slice(0, 2)).toEqual([admins.examId, own.examId])
    expect(await seenBy(colleague)).toEqual([english.examId])
  })

  it("refuses a colleague of another subject, and does not know another school's", async () => {
    const { examId } = await anExam(teacher, { subjectId, classIds, questions, isPublished: false })
    const other = await aSchool(server)
    const calls = (staff: TestClient) => [
      staff.exam.get({ examId }),
      staff.exam.update({ ...draftOf(), examId }),
      staff.exam.publish({ examId }),
      staff.exam.startNow({ examId }),
    ]
    const codes = async (staff: TestClient) => (await Promise.all(calls(staff).map(refusalOf))).map(({ code }) => code)
    expect(await codes(colleague)).toEqual(Array(4).fill('NOT_ALLOWED'))
    expect(await codes(other.admin)).toEqual(Array(4).fill('UNKNOWN_EXAM'))
    expect((await other.admin.exam.list({})).items).toEqual([])
    expect((await teacher.exam.get({ examId })).status).toBe('draft')
  })

  it('closes every staff call to students', async () => {
    const { examId } = await anExam(teacher, { subjectId, classIds, questions, isPublished: false })
    const { client } = await aStudent(server, school)
    const calls = [
      client.exam.list({}),
      client.exam.get({ examId }),
      client.exam.create(draftOf()),
      client.exam.update({ ...draftOf(), examId }),
      client.exam.publish({ examId }),
      client.exam.startNow({ examId }),
    ]
    const codes = (await Promise.all(calls.map(refusalOf))).map(({ code }) => code)
    expect(codes).toEqual(Array(6).fill('NOT_ALLOWED'))
  })
})
