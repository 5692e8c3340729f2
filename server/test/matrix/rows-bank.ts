import { aQuestion, aQuestionForm } from '../builders/exam.ts'
import { aPicture } from '../builders/picture.ts'
import type { Person } from './people.ts'
import { aFilterOfTheirs, aListCursorOfTheirs, aSubjectOfTheirs, type IdField, type Row } from './row.ts'
import type { World } from './world.ts'

const seen = { 'another teacher': 'allowed', 'the same role of another school': 'allowed' } as const
const aFile = { fileName: 'Mock exam.csv', format: 'csv', foundCount: 1, leftOutCount: 0 }
const unknownSubject = {
  'another teacher': 'UNKNOWN_SUBJECT',
  'the same role of another school': 'UNKNOWN_SUBJECT',
} as const

/** Questions that stand in an exam are neither deleted nor archived by it: the same input serves whoever may ask. */
const inAnExam = ({ ours }: World) => ({ ids: ours.bank.map(({ id }) => id) })
const questionsOfTheirs = {
  'ids[]': {
    foreign: ({ theirs }) => theirs.bank.map(({ id }) => id),
    verdict: 'allowed',
    why: 'they are skipped, and nothing is said of them',
  },
} as const satisfies Record<string, IdField>

const aPassageOfTheirs = {
  foreign: async ({ theirs }) => [await aPassageOf(theirs)],
  verdict: 'UNKNOWN_PASSAGE',
} as const satisfies IdField

export const bankRows = {
  'bank.listQuestions': {
    input: () => ({}),
    beyond: seen,
    ids: {
      cursor: aListCursorOfTheirs(({ bank }) => bank.listQuestions({ size: 1 })),
      subjectId: aFilterOfTheirs(({ theirs }) => [theirs.subjectId]),
    },
    also: [
      {
        what: 'of a subject of a colleague',
        role: 'teacher',
        input: ({ ours }) => ({ subjectId: ours.otherSubjectId }),
        verdict: 'allowed',
      },
    ],
  },
  'bank.questionFigures': {
    input: () => ({}),
    beyond: seen,
    ids: {
      subjectId: {
        foreign: ({ theirs }) => [theirs.subjectId],
        verdict: 'allowed',
        why: 'nothing of the own school is of it',
        finds: /"total":0,/,
      },
    },
    also: [
      {
        what: 'of a subject of a colleague',
        role: 'teacher',
        input: ({ ours }) => ({ subjectId: ours.otherSubjectId }),
        verdict: 'allowed',
      },
    ],
  },
  'bank.listPassages': {
    input: ({ ours }) => ({ subjectId: ours.subjectId }),
    beyond: seen,
    ids: {
      subjectId: {
        foreign: ({ theirs }) => [theirs.subjectId],
        verdict: 'allowed',
        why: 'nothing of the own school is of it',
        finds: /"passages":\[\]/,
      },
    },
    also: [
      {
        what: 'of a subject of a colleague',
        role: 'teacher',
        input: ({ ours }) => ({ subjectId: ours.otherSubjectId }),
        verdict: 'allowed',
      },
    ],
  },
  'bank.addPicture': { input: () => ({ data: aPicture }), beyond: seen },
  'bank.addQuestion': {
    input: async ({ ours }) => ({
      subjectId: ours.subjectId,
      type: 'multiple_choice',
      question: `Added to ${ours.marker}`,
      options: ['1', '2', '3'],
      correctAnswer: 2,
      topic: 'Sums',
      marksHundredths: 100,
      timeAllocationMinutes: 1,
      passage: { id: await aPassageOf(ours) },
    }),
    beyond: unknownSubject,
    ids: { subjectId: aSubjectOfTheirs, 'passage.id': aPassageOfTheirs },
    also: [
      {
        what: 'in a subject of a colleague',
        role: 'teacher',
        input: ({ ours }, valid) => ({ ...Object(valid), subjectId: ours.otherSubjectId }),
        verdict: 'UNKNOWN_SUBJECT',
      },
    ],
  },
  'bank.getQuestion': {
    // In no exam, so that whoever teaches the subject sees it.
    input: async ({ ours }) => ({ id: (await aNewOne(ours)).id }),
    beyond: { 'another teacher': 'UNKNOWN_QUESTION', 'the same role of another school': 'UNKNOWN_QUESTION' },
    ids: { id: { foreign: ({ theirs }) => theirs.bank.map(({ id }) => id), verdict: 'UNKNOWN_QUESTION' } },
  },
  'bank.updateQuestion': {
    input: async ({ ours }) => {
      const { id, subjectId, topic, marksHundredths, timeAllocationMinutes, revision } = await aNewOne(ours)
      return {
        ...{ id, subjectId, topic, marksHundredths, timeAllocationMinutes, revision, type: 'multiple_choice' },
        ...{ question: `Edited at ${ours.marker}`, options: ['1', '2'], correctAnswer: 0 },
        passage: { id: await aPassageOf(ours) },
      }
    },
    beyond: { 'another teacher': 'UNKNOWN_QUESTION', 'the same role of another school': 'UNKNOWN_QUESTION' },
    ids: {
      id: { foreign: ({ theirs }) => theirs.bank.map(({ id }) => id), verdict: 'UNKNOWN_QUESTION' },
      subjectId: aSubjectOfTheirs,
      'passage.id': aPassageOfTheirs,
    },
  },
  'bank.setQuestionsStatus': {
    input: (world) => ({ ...inAnExam(world), status: 'active' }),
    beyond: seen,
    ids: questionsOfTheirs,
  },
  'bank.deleteQuestions': { input: inAnExam, beyond: seen, ids: questionsOfTheirs },
  'bank.startImport': { input: () => aFile, beyond: seen },
  'bank.importQuestions': {
    input: async ({ ours }, caller) => ({
      importId: await anImport(ours, caller),
      questions: [
        {
          position: 0,
          question: { ...aQuestionForm({ subjectId: ours.subjectId }), passage: { id: await aPassageOf(ours) } },
        },
      ],
    }),
    beyond: { 'another teacher': 'UNKNOWN_IMPORT', 'the same role of another school': 'UNKNOWN_IMPORT' },
    ids: {
      importId: {
        foreign: async ({ theirs }) => [(await theirs.teacher.client.bank.startImport(aFile)).importId],
        verdict: 'UNKNOWN_IMPORT',
      },
      'questions[].question.subjectId': {
        foreign: ({ theirs }) => [theirs.subjectId],
        verdict: 'allowed',
        why: 'that question alone is refused, by its subject',
        finds: /"id":null,"fields":\[\{"field":"subject"/,
      },
      'questions[].question.passage.id': {
        foreign: async ({ theirs }) => [await aPassageOf(theirs)],
        verdict: 'allowed',
        why: 'that question alone is refused, by its passage',
        finds: /"id":null,"fields":\[\{"field":"passage"/,
      },
    },
  },
  'bank.readyMadeTopics': { input: () => undefined, beyond: seen },
  'bank.listReadyMade': {
    input: () => ({}),
    beyond: seen,
    ids: { cursor: aListCursorOfTheirs(({ bank }) => bank.listReadyMade({ size: 1 })) },
  },
  'bank.takeReadyMade': {
    input: ({ ours }) => ({ subjectId: ours.subjectId, of: { sources: ['physics.motion.final-speed@1#1'] } }),
    beyond: unknownSubject,
    ids: { subjectId: aSubjectOfTheirs },
  },
  'bank.reportQuestion': {
    input: async ({ ours }) => ({ id: await aReadyMadeOf(ours), reason: 'Two options are right' }),
    beyond: { 'another teacher': 'UNKNOWN_QUESTION', 'the same role of another school': 'UNKNOWN_QUESTION' },
    ids: { id: { foreign: async ({ theirs }) => [await aReadyMadeOf(theirs)], verdict: 'UNKNOWN_QUESTION' } },
  },
  'bank.listWithdrawn': { input: () => undefined, beyond: seen },
  'bank.replaceWithdrawn': { input: inAnExam, beyond: seen, ids: questionsOfTheirs },
  'bank.checkDuplicates': {
    input: ({ ours }) => ({ questions: [{ position: 0, question: `Nothing like ${ours.marker}`, options: [] }] }),
    beyond: seen,
  },
} as const satisfies Record<string, Row>

/** Begun by the caller where that is one of ours, as only who began an import goes on with it. */
async function anImport({ teacher, admin }: World['ours'], { role }: Person) {
  const { client } = role === 'school_admin' ? admin : teacher
  return (await client.bank.startImport(aFile)).importId
}

async function aReadyMadeOf({ teacher, subjectId }: World['ours']): Promise<string> {
  await teacher.client.bank.takeReadyMade({ subjectId, of: { sources: ['physics.motion.final-speed@1#2'] } })
  const { items } = await teacher.client.bank.listQuestions({ subjectId, topic: 'Rectilinear Acceleration' })
  return items.find(({ isReadyMade }) => isReadyMade)?.id ?? ''
}

async function aNewOne({ teacher, subjectId, marker }: World['ours']) {
  return await aQuestion(teacher.client, { subjectId, question: `Question of ${marker}` })
}

/** Of a question of its own, in no exam. */
async function aPassageOf({ teacher, subjectId, marker }: World['ours']): Promise<string> {
  const form = {
    ...aQuestionForm({ subjectId }),
    question: `About a passage of ${marker}`,
    passage: { text: `The river of ${marker}` },
  }
  return (await teacher.client.bank.addQuestion(form)).passage?.id ?? ''
}
