import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { anExam, aQuestion, type ExamOptions, type Question } from '../builders/exam.ts'
import { aSchool, aSubject, classOf, type TestSchool } from '../builders/people.ts'
import { act, cardOf, closeSittings, moveBack, newPageId, openPage, type SentEvent, send } from '../builders/sitting.ts'
import type { TestServer } from '../server.ts'
import type { Scene } from './candidate-asks.ts'
import { aStudentHere, aTeacherHere, type Person } from './people.ts'

const hourMs = 3_600_000
/** Stands wherever staff write of a question what candidates are not shown. */
export const tracer = 'tracer of what staff alone read'

/** A school where exams are set, and students who would like to know their keys. */
export type KeySchool = {
  server: TestServer
  school: TestSchool
  subjectId: string
  classId: string
  teacher: Person
  candidate: Person
  classmate: Person
  elsewhere: Person
}

export async function aKeySchool(server: TestServer): Promise<KeySchool> {
  const school = await aSchool(server)
  const subjectId = (await aSubject(school)).id
  const [classId, otherClassId] = [classOf(school, 'SS1A').id, classOf(school, 'SS1B').id]
  const places = { name: 'Teacher Example', subjectIds: [subjectId], classIds: [classId] }
  return {
    ...{ server, school, subjectId, classId },
    teacher: await aTeacherHere(server, school, places),
    candidate: await aStudentHere(server, school, classId),
    classmate: await aStudentHere(server, school, classId),
    elsewhere: await aStudentHere(server, school, otherClassId),
  }
}

/** What is asked with options of its own, in the order of the author. */
const choices: Record<string, string[]> = {
  'Which one?': ['Ash', 'Birch', 'Cedar', 'Doum'],
  'What is $2 + 2$?': ['3', '4', '5', '22'],
  'Which other?': ['Iroko', 'Obeche', 'Sapele'],
}

/** What is answered in words; what is accepted and looked for says the tracer where it is a text. */
const typed: Record<string, { type: 'fill_blank' | 'essay'; rules: AnswerRules; said?: string }> = {
  'Name it.': {
    type: 'fill_blank',
    rules: {
      ...{ kind: 'text', before: 'It is', after: '.', compare: usualCompare, near: 'wrong' },
      accepted: [
        { text: 'harmattan', percent: 100 },
        { text: tracer, percent: 50 },
      ],
    },
    said: 'Harmattan',
  },
  'How far?': {
    type: 'fill_blank',
    rules: {
      ...{ kind: 'number', before: '', after: '', near: 'wrong' },
      accepted: [{ value: '2.5', tolerance: { kind: 'absolute', amount: '0.25' }, percent: 100 }],
      unit: { texts: ['km', tracer.slice(0, 30)], isRequired: true, withoutIt: 'wrong' },
    },
    said: '2.4 km',
  },
  // Left open: what is written waits for a marker, and the score with it.
  'Discuss.': {
    type: 'essay',
    rules: {
      ...{ kind: 'essay', minWords: 100, maxWords: 200, answerOn: 'screen', guide: tracer },
      rubric: [{ id: 'point1', text: tracer, hundredths: 125 }],
    },
  },
}

/** An exam of three questions, a statement, two blanks and an essay, with the right option of each at that place. */
export async function aSecretExam(
  { teacher: { client }, subjectId, classId }: KeySchool,
  { right = usuallyRight, ...said }: Partial<ExamOptions> & { right?: number } = {},
): Promise<string> {
  const hidden = { subjectId, explanation: tracer, topic: tracer, tags: [tracer], correctAnswer: right }
  const questions: Question[] = []
  for (const [question, options] of Object.entries(choices)) {
    questions.push(await aQuestion(client, { ...hidden, question, options }))
  }
  const statement = { ...hidden, type: 'true_false' as const, options: [], question: 'So it is.' }
  questions.push(await aQuestion(client, { ...statement, correctAnswer: right % 2 }))
  for (const [question, { type, rules }] of Object.entries(typed)) {
    questions.push(await aQuestion(client, { ...hidden, type, rules, question, options: [], correctAnswer: [] }))
  }
  return (await anExam(client, { subjectId, classIds: [classId], questions, ...said })).examId
}

/** The place of the right option in every question, unless said otherwise. */
const usuallyRight = 1

/** What has happened to an exam: whether the candidate has begun, and handed in, and what came after. */
export type Course = Partial<ExamOptions> & {
  right?: number
  rule: ReleaseRule
  until: 'published' | 'begun' | 'handed in' | 'handed in late'
  closedAgoMs?: number
  isReleased?: true
  /** Another attempt is begun after the first was handed in. */
  isTriedAgain?: true
}

export async function playOut(of: KeySchool, course: Course): Promise<Scene> {
  const { rule, until, closedAgoMs, isReleased, isTriedAgain, ...said } = course
  const examId = await aSecretExam(of, { ...said, draft: { showResults: rule, ...said.draft } })
  let begun = until === 'published' ? null : await sitIt(of, examId, until)
  // The result of the first is still asked for, while the second runs.
  if (isTriedAgain && begun) begun = { ...(await sitIt(of, examId, 'begun')), attemptId: begun.attemptId }
  if (isReleased) await of.teacher.client.result.release({ examId, whileSat: true })
  if (closedAgoMs !== undefined) await closeSittings(of.server, of.school, examId, closedAgoMs)
  return await sceneOf(of, examId, begun)
}

type Begun = Pick<Scene, 'attemptId' | 'ticket' | 'pageId'> & { sent: SentEvent[] }

async function sitIt(of: KeySchool, examId: string, until: 'begun' | 'handed in' | 'handed in late'): Promise<Begun> {
  const pageId = newPageId()
  const page = await openPage(of.candidate.client, examId, pageId)
  const answers = page.order.flatMap(({ questionId }) => {
    const asked = page.content.questions.find(({ id }) => id === questionId)
    // One stays open.
    if (!asked || asked.text === 'Which one?') return []
    const inWords = typed[asked.text]
    if (inWords) {
      return inWords.said ? [act(page, { kind: 'answer', question: questionId, value: inWords.said })] : []
    }
    const written = choices[asked.text] ?? ['True', 'False']
    const value = asked.options.filter(({ text }) => text === written[usuallyRight]).map(({ id }) => id)
    return [act(page, { kind: 'answer', question: questionId, value })]
  })
  const sent = until === 'begun' ? answers : [...answers, act(page, { kind: 'submit' })]
  if (until === 'handed in late') await moveBack(of.server, of.school, page.attemptId, hourMs + 120_000)
  await send(page, sent)
  if (until !== 'begun') await cardOf(page)
  return { attemptId: page.attemptId, ticket: page.ticket, pageId, sent }
}

async function sceneOf(of: KeySchool, examId: string, begun: Begun | null): Promise<Scene> {
  const { server, school, candidate, classmate, elsewhere } = of
  const { contentHash } = await inSchool(server.pools.app, school, (tx) =>
    tx.one<{ contentHash: string }>('SELECT content_hash AS "contentHash" FROM exam_versions WHERE exam_id = $1', [
      examId,
    ]),
  )
  const cookies = { candidate: candidate.cookie, classmate: classmate.cookie, elsewhere: elsewhere.cookie }
  const none = { attemptId: '0199ffff-ffff-7fff-8fff-ffffffffffff', ticket: 'A'.repeat(112), pageId: newPageId() }
  return {
    ...{ port: server.port, examId, contentHash, subdomain: school.subdomain, cookies: { ...cookies, stranger: '' } },
    ...{ studentNumber: candidate.name, password: candidate.password, isBegun: begun !== null },
    ...(begun ?? { ...none, sent: [] }),
  }
}
