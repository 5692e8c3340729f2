import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEssay } from '../../test/builders/essay.ts'
import { anExam } from '../../test/builders/exam.ts'
import { aStudent, aTeacher } from '../../test/builders/people.ts'
import { act, aSitting, cardOf, openPage, type Page, type Sitting, send } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

/** Somebody new in the class hands in, having written on a sheet. */
async function handedInOnPaper(examId: string): Promise<Page> {
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  const page = await openPage(client, examId)
  await send(page, [act(page, { kind: 'submit' })])
  return page
}

test('the desk hands out no answer on paper and takes no mark for one: nobody could say whose it is', async () => {
  const { teacher, subjectId, classId } = of
  const questions = [await anEssay(teacher, subjectId, { answerOn: 'paper' })]
  const { examId } = await anExam(teacher, { subjectId, classIds: [classId], questions })
  for (const _ of [1, 2]) await cardOf(await handedInOnPaper(examId))
  const questionId = (await teacher.marking.listToMark({ examId })).items[0]?.questions[0]?.questionId ?? ''
  expect(await teacher.marking.nextScript({ examId, questionId })).toMatchObject({
    ...{ script: null, progress: { openCount: 2, takenCount: 0 } },
  })
  const script = await inSchool(server.pools.app, { schoolId: of.school.schoolId }, (tx) =>
    tx.one<{ scriptId: string; revision: number }>(
      'SELECT id AS "scriptId", revision FROM scripts WHERE school_id = $1 AND exam_id = $2 LIMIT 1',
      [tx.schoolId, examId],
    ),
  )
  for (const ask of [
    () => teacher.marking.getScript(script),
    () => teacher.marking.mark({ ...script, itemIds: ['point01'] }),
  ]) {
    expect(await refusalOf(ask())).toMatchObject({ code: 'UNKNOWN_SCRIPT' })
  }
})

test('marks from paper are typed in by student ID, all or none, and what is wrong is named', async () => {
  const { teacher, subjectId, classId } = of
  const questions = [await anEssay(teacher, subjectId, { answerOn: 'paper' })]
  const { examId } = await anExam(teacher, { subjectId, classIds: [classId], questions })
  const pages: Page[] = []
  for (const _ of [1, 2]) {
    const page = await handedInOnPaper(examId)
    expect(await cardOf(page)).toMatchObject({ score: null, toMarkCount: 1 })
    pages.push(page)
  }
  const { questions: asked, candidates } = await teacher.marking.listPaperMarks({ examId })
  expect(asked).toMatchObject([{ number: 1, marksHundredths: 400 }])
  expect(candidates).toHaveLength(2)
  const marks = candidates.map(({ studentNumber, marks: [mark] }) => ({
    ...{ studentNumber, questionId: mark?.questionId ?? '', revision: mark?.revision ?? 0, hundredths: 300 },
  }))
  const [first, second] = marks
  if (!first || !second) throw new Error('Two have handed in.')

  const wrong = [first, { ...second, hundredths: 410 }, { ...second, studentNumber: 'GC/nobody' }, first]
  expect(await refusalOf(teacher.marking.enterPaperMarks({ examId, marks: wrong }))).toMatchObject({
    code: 'INVALID_MARKS',
    data: {
      problems: [
        { place: 1, message: 'Marks go by quarters, from 0 to 4.' },
        { place: 2, message: 'Nobody with this student ID has handed in this question on paper.' },
        { place: 3, message: 'It stands twice in the list.' },
      ],
    },
  })
  const scoreOf = async (page: (typeof pages)[number]) =>
    (await teacher.result.get({ attemptId: page.attemptId })).card?.score?.earnedHundredths ?? null
  expect(await Promise.all(pages.map(scoreOf))).toEqual([null, null])

  await teacher.marking.enterPaperMarks({ examId, marks: [first, { ...second, hundredths: 0 }] })
  expect((await Promise.all(pages.map(scoreOf))).toSorted()).toEqual([0, 300])
  // Typed from a list that is older than the mark, it is not overwritten unseen.
  expect(await refusalOf(teacher.marking.enterPaperMarks({ examId, marks: [first] }))).toMatchObject({
    code: 'INVALID_MARKS',
  })
  const now = await teacher.marking.listPaperMarks({ examId })
  expect(now.candidates.map(({ marks: [mark] }) => mark?.hundredths).toSorted()).toEqual([0, 300])
  const revision = now.candidates.find((one) => one.studentNumber === first.studentNumber)?.marks[0]?.revision ?? 0
  await teacher.marking.enterPaperMarks({ examId, marks: [{ ...first, revision, hundredths: 325 }] })
  expect((await Promise.all(pages.map(scoreOf))).toSorted()).toEqual([0, 325])

  const { client: stranger } = await aTeacher(server, of.school)
  expect(await refusalOf(stranger.marking.listPaperMarks({ examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await refusalOf(stranger.marking.enterPaperMarks({ examId, marks }))).toMatchObject({ code: 'NOT_ALLOWED' })
})
