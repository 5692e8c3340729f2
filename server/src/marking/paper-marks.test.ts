import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEssay } from '../../test/builders/essay.ts'
import { anExam } from '../../test/builders/exam.ts'
import { aStudent, aTeacher } from '../../test/builders/people.ts'
import { act, aSitting, cardOf, openPage, type Page, type Sitting, send } from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
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
    expect(await cardOf(page)).toMatchObject({ answeredCount: 0, onPaperCount: 1, questionCount: 1 })
    pages.push(page)
  }
  const { questions: asked, candidates } = await teacher.marking.listPaperMarks({ examId })
  expect(asked).toMatchObject([{ number: 1, marksHundredths: 400 }])
  expect(candidates).toHaveLength(2)
  const marks = candidates.map(({ attemptId, marks: [mark] }) => ({
    ...{ attemptId, questionId: mark?.questionId ?? '', revision: mark?.revision ?? 0, hundredths: 300 },
  }))
  const [first, second] = marks
  if (!first || !second) throw new Error('Two have handed in.')

  const nobody = { ...second, attemptId: examId }
  const wrong = [first, { ...second, hundredths: 410 }, nobody, first]
  expect(await refusalOf(teacher.marking.enterPaperMarks({ examId, marks: wrong }))).toMatchObject({
    code: 'INVALID_MARKS',
    data: {
      problems: [
        { place: 1, message: 'Marks go by quarters, from 0 to 4.' },
        { place: 2, message: 'Nobody has handed in this question on paper in this attempt.' },
        { place: 3, message: 'It is in the list twice.' },
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
  const revision = now.candidates.find((one) => one.attemptId === first.attemptId)?.marks[0]?.revision ?? 0
  await teacher.marking.enterPaperMarks({ examId, marks: [{ ...first, revision, hundredths: 325 }] })
  expect((await Promise.all(pages.map(scoreOf))).toSorted()).toEqual([0, 325])

  const { client: stranger } = await aTeacher(server, of.school)
  expect(await refusalOf(stranger.marking.listPaperMarks({ examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await refusalOf(stranger.marking.enterPaperMarks({ examId, marks }))).toMatchObject({ code: 'NOT_ALLOWED' })
})

/** An exam whose only question is an essay of 4 marks on paper, handed in by so many. */
async function onPaper(handedIn: number, draft: Parameters<typeof anExam>[1]['draft'] = {}) {
  const { teacher, subjectId, classId } = of
  const questions = [await anEssay(teacher, subjectId, { answerOn: 'paper' })]
  const { examId } = await anExam(teacher, { subjectId, classIds: [classId], questions, draft })
  const pages: Page[] = []
  for (let number = 0; number < handedIn; number++) {
    const { client } = await aStudent(server, of.school, { classId })
    const page = await openPage(client, examId)
    await send(page, [act(page, { kind: 'submit' })])
    await cardOf(page)
    pages.push(page)
  }
  const cell = async (client: TestClient, { attemptId } = pages[0] ?? { attemptId: '' }) => {
    const { candidates } = await client.marking.listPaperMarks({ examId })
    const candidate = candidates.find((one) => one.attemptId === attemptId)
    const [mark] = candidate?.marks ?? []
    if (!candidate || !mark) throw new Error('They have handed in.')
    return { attemptId, studentNumber: candidate.studentNumber, ...mark }
  }
  const give = async (client: TestClient, hundredths: number | null, page = pages[0]) => {
    const { attemptId, questionId, revision } = await cell(client, page)
    const mark = { attemptId, questionId, revision, hundredths }
    return await client.marking.enterPaperMarks({ examId, marks: [mark] })
  }
  return { examId, pages, cell, give }
}

const faultOf = async (asked: Promise<unknown>) => {
  const { data } = await refusalOf(asked)
  return (data as { problems: { message: string }[] }).problems.map(({ message }) => message)
}
const scoreOf = async ({ attemptId } = { attemptId: '' }) =>
  (await of.teacher.result.get({ attemptId })).card?.score?.earnedHundredths ?? null

test('who decides between two markers of paper is shown both, and can confirm the own mark', async () => {
  const { teacher, school, subjectId } = of
  const { admin } = school
  const { client: colleague } = await aTeacher(server, school, { subjectIds: [subjectId] })
  const { pages, cell, give } = await onPaper(1, { secondMarker: 'all' })
  await give(teacher, 400)
  expect(await cell(admin)).toMatchObject({ state: 'second', hundredths: null, givenBy: null, both: [] })
  await give(admin, 100)
  expect(await cell(teacher)).toMatchObject({ state: 'conflict', hundredths: null, both: [400, 100] })
  expect(await cell(colleague)).toMatchObject({ state: 'conflict', hundredths: null, givenBy: null, both: [] })
  expect(await faultOf(give(colleague, 100))).toEqual([
    'The markers disagree; the author of the exam or an administrator decides.',
  ])
  expect(await scoreOf(pages[0])).toBeNull()
  await give(teacher, 400)
  expect(await scoreOf(pages[0])).toBe(400)
  const { name } = (await teacher.people.me({})).me ?? {}
  expect(await cell(admin)).toMatchObject({ state: 'done', hundredths: 400, givenBy: name, both: [] })
  expect(await faultOf(give(colleague, 100))).toEqual([
    'The author of the exam or an administrator has decided it, and only they change it.',
  ])
})

test('a mark from paper is taken back by who gave it, and whose turn it is not is told why', async () => {
  const { teacher, school, subjectId } = of
  const { client: colleague } = await aTeacher(server, school, { subjectIds: [subjectId] })
  const { pages, cell, give } = await onPaper(1)
  await give(teacher, 300)
  expect(await faultOf(give(colleague, null))).toEqual(['Only who gave this mark can remove it.'])
  expect(await faultOf(give(colleague, 100))).toEqual([
    'A colleague has marked it; the author of the exam or an administrator can change it.',
  ])
  expect(await scoreOf(pages[0])).toBe(300)
  await give(teacher, null)
  expect(await scoreOf(pages[0])).toBeNull()
  expect(await cell(teacher)).toMatchObject({ state: 'waiting', hundredths: null })
  expect(await faultOf(give(teacher, null))).toEqual(['Only who gave this mark can remove it.'])
})

test('a mark from paper goes to the attempt of the list, whatever Student IDs become meanwhile', async () => {
  const { teacher, school } = of
  const { examId, pages, cell } = await onPaper(2)
  const [one, other] = [await cell(teacher, pages[0]), await cell(teacher, pages[1])]
  await inSchool(server.pools.app, school, async (tx) => {
    const renamed = 'UPDATE students SET student_id = $3 WHERE school_id = $1 AND student_id = $2'
    await tx.run(renamed, [tx.schoolId, one.studentNumber, 'GC/moved'])
    await tx.run(renamed, [tx.schoolId, other.studentNumber, one.studentNumber])
  })
  const { attemptId, questionId, revision } = one
  const mark = { attemptId, questionId, revision, hundredths: 300 }
  await teacher.marking.enterPaperMarks({ examId, marks: [mark] })
  expect([await scoreOf(pages[0]), await scoreOf(pages[1])]).toEqual([300, null])
})
