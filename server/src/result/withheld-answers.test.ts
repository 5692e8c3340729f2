import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEssay, writtenBy } from '../../test/builders/essay.ts'
import { anExam } from '../../test/builders/exam.ts'
import { decideHaving } from '../../test/builders/marking.ts'
import { aTeacher } from '../../test/builders/people.ts'
import { act, aSitting, cardOf, moveBack, newPage, type Sitting, send } from '../../test/builders/sitting.ts'
import type { TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

let server: TestServer
let of: Sitting
let colleague: TestClient
beforeAll(async () => {
  server = await testServer()
  const sitting = await aSitting(server, { students: 0 })
  const { teacher, subjectId, classId, school } = sitting
  const draft = { secondMarker: 'all', showResults: 'immediate' } as const
  const questions = [await anEssay(teacher, subjectId)]
  of = { ...sitting, ...(await anExam(teacher, { subjectId, classIds: [classId], questions, draft })) }
  colleague = (await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })).client
})
afterAll(() => server.stop())

async function markedBy(client: TestClient, adjustHundredths = 0) {
  const { items } = await of.teacher.marking.listToMark({ examId: of.examId })
  const asked = { examId: of.examId, questionId: items[0]?.questions[0]?.questionId ?? '' }
  const { script } = await client.marking.nextScript(asked)
  if (!script) throw new Error('There is a script to mark.')
  await client.marking.mark({ ...script, itemIds: ['point01'], adjustHundredths })
}
const cardFor = async (client: TestClient, attemptId: string) => (await client.result.get({ attemptId })).card

test('what waits for a marker is read by nobody who may mark it, and its candidate reads it', async () => {
  const { attemptId, client } = await writtenBy(server, of, 'Water moves through a membrane.')
  const withheld = { toMarkCount: 1, answeredCount: 1, questions: [{ answer: null, isWithheld: true }] }
  const markers = [of.teacher, colleague, of.school.admin]
  const expectWithheld = async () => {
    for (const marker of markers) {
      const card = await cardFor(marker, attemptId)
      expect(JSON.stringify(card)).not.toContain('Water moves through')
      if (marker !== colleague) expect(card).toMatchObject(withheld)
    }
  }
  await expectWithheld()
  const own = (await cardFor(client, attemptId))?.questions[0]
  expect(own).toMatchObject({ answer: 'Water moves through a membrane.' })
  expect(own).not.toHaveProperty('isWithheld')
  await markedBy(of.teacher)
  await expectWithheld()
  await markedBy(colleague)
  const card = await cardFor(of.teacher, attemptId)
  expect(card).toMatchObject({ toMarkCount: 0, questions: [{ answer: 'Water moves through a membrane.' }] })
  expect(card?.questions[0]).not.toHaveProperty('isWithheld')
})

test('an answer that came late and was accepted waits with its text, too', async () => {
  const page = await newPage(server, of)
  const question = page.content.questions[0]?.id ?? ''
  await moveBack(server, of.school, page.attemptId, 3_600_000 + 120_000)
  await send(page, [act(page, { kind: 'answer', question, value: 'Late water.' }), act(page, { kind: 'submit' })])
  await cardOf(page)
  expect(await cardFor(of.teacher, page.attemptId)).toMatchObject({ lateAnswers: [{ answer: 'Late water.' }] })
  await decideHaving(of.teacher, page, 'accepted')
  const card = await cardFor(of.teacher, page.attemptId)
  expect(card).toMatchObject({ toMarkCount: 1, lateAnswers: [{ answer: null, isWithheld: true, isAccepted: true }] })
  expect(JSON.stringify(card)).not.toContain('Late water')
})
