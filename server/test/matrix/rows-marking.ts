import {
  anAttemptOfTheirs,
  anExamOfTheirs,
  type IdField,
  nobodysShortId,
  type Row,
  theirAttempt,
  theirOptions,
  theirQuestions,
} from './row.ts'
import { correctionRows } from './rows-corrections.ts'
import { scriptRows } from './rows-scripts.ts'
import { theirTicket, tickets } from './tickets.ts'
import type { World } from './world.ts'

/** Who holds it works on that attempt, in which our questions are not asked. */
const practiceOfTheirs: IdField = {
  ...theirTicket,
  foreign: ({ theirs }) => [theirs.tickets.practice],
  verdict: 'NOTHING_TO_CHECK',
}

const firstAnswer = ({ ours: { page } }: World) => {
  const { questionId = '', optionIds = [] } = page.order[0] ?? {}
  return { [questionId]: [optionIds[0] ?? ''] }
}
const marksNothing = (foreign: IdField['foreign']): IdField => ({
  foreign,
  unknown: () => nobodysShortId,
  verdict: 'allowed',
  why: 'an answer to what is not in the exam is no answer',
  finds: /"correctCount":0/,
})

/** Asked of the paper alone, so that ids of others are no question of it. */
const notOnThePaper: IdField = {
  foreign: theirQuestions,
  unknown: () => nobodysShortId,
  verdict: 'NOTHING_TO_CHECK',
}

export const markingRows = {
  'marking.checkAnswer': {
    input: ({ ours }) => ({ ticket: ours.tickets.practice, questionId: ours.practiceQuestionId }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: { ticket: practiceOfTheirs, questionId: notOnThePaper },
    also: [
      ...tickets.map((one) =>
        one.verdict === 'WINDOW_CLOSED' ? { ...one, verdict: 'UNKNOWN_ATTEMPT' as const } : one,
      ),
      {
        ...{ what: 'of an exam that is no practice', role: 'student', verdict: 'NOT_PRACTICE' },
        input: ({ ours }: World) => ({ ticket: ours.tickets.running }),
      },
    ],
    withoutMembership: 'allowed',
  },
  'marking.markPreview': {
    input: (world) => ({ examId: world.ours.runningId, answers: firstAnswer(world) }),
    beyond: { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' },
    ids: {
      examId: anExamOfTheirs,
      'answers{}': marksNothing(theirQuestions),
      'answers{}.value[]': marksNothing(theirOptions),
    },
  },
  'marking.decideLate': {
    input: ({ ours }) => ({ attemptId: ours.attempts.late, decision: 'accepted', seen: 1 }),
    beyond: theirAttempt,
    ids: { attemptId: anAttemptOfTheirs },
  },
  'marking.acceptLate': {
    input: ({ ours }) => ({ examId: ours.lateId, attempts: [{ attemptId: ours.attempts.late, seen: 1 }] }),
    beyond: { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' },
    ids: {
      examId: anExamOfTheirs,
      'attempts[].attemptId': { ...anAttemptOfTheirs, verdict: 'allowed', why: 'it is skipped, and not named' },
    },
  },
  ...scriptRows,
  ...correctionRows,
} as const satisfies Record<string, Row>
