import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { aSitting, countRows, type Sitting } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

describe('a preview', () => {
  test.each([
    ['of a published exam', true],
    ['of a draft', false],
  ])('%s is marked with its key and stores nothing', async (_what, isPublished) => {
    const of = await aSitting(server, { isPublished })
    const before = await countRows(server, of.school)
    const preview = await of.teacher.attempt.preview({ examId: of.examId })
    expect(JSON.stringify(preview)).not.toMatch(/correct|explanation/i)
    expect(preview.order.map(({ questionId }) => questionId).sort()).toEqual(
      preview.content.questions.map(({ id }) => id).sort(),
    )
    const answers = Object.fromEntries(
      of.questions.slice(0, 2).map(({ question, correctOptionIds }) => {
        return [preview.content.questions.find(({ text }) => text === question)?.id ?? '', correctOptionIds]
      }),
    )
    const { totals, marked } = await of.teacher.marking.markPreview({ examId: of.examId, answers })
    expect(totals).toMatchObject({ correctCount: 2, unansweredCount: 1, questionCount: 3, percentage: 67 })
    expect(
      marked
        .filter(({ outcome }) => outcome === 'right')
        .map(({ questionId }) => questionId)
        .toSorted(),
    ).toEqual(Object.keys(answers).toSorted())
    expect(await countRows(server, of.school)).toEqual(before)
    // The questions of a draft can still change: its key is not printed.
    const printing = of.teacher.marking.markPreview({ examId: of.examId, answers: {}, purpose: 'print' })
    if (isPublished) expect((await printing).key).toMatchObject({ version: 1, revision: 1, bonusHundredths: 0 })
    else expect(await refusalOf(printing)).toMatchObject({ code: 'WRONG_STATUS' })
  })

  test.each(['preview', 'mark'] as const)('%s without questions, by a student, or of another school', async (call) => {
    const empty = await anExam(sitting.teacher, {
      subjectId: sitting.subjectId,
      classIds: [sitting.classId],
      questions: 0,
      isPublished: false,
    })
    const other = await aSitting(server)
    const [student] = sitting.students
    if (!student) throw new Error('a student')
    const ask = (client: typeof student, examId: string) =>
      call === 'preview' ? client.attempt.preview({ examId }) : client.marking.markPreview({ examId, answers: {} })
    expect(await refusalOf(ask(sitting.teacher, empty.examId))).toMatchObject({ code: 'NO_QUESTIONS' })
    expect(await refusalOf(ask(student, sitting.examId))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await refusalOf(ask(other.teacher, sitting.examId))).toMatchObject({ code: 'UNKNOWN_EXAM' })
  })
})
