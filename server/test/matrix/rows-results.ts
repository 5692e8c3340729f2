import {
  aFilterOfTheirs,
  aListCursorOfTheirs,
  anAttemptOfTheirs,
  anExamOfTheirs,
  aPersonOfTheirs,
  type IdField,
  type Row,
  theirAttempt,
} from './row.ts'
import { termIdOfTheirs } from './rows-places.ts'
import { theirTicket, tickets } from './tickets.ts'

/** Of nothing that is the own school's. */
const countsNothing = (foreign: IdField['foreign']): IdField => ({
  ...aFilterOfTheirs(foreign),
  finds: /"totalResults":0/,
})

/** Each sees the results of the exams they work on. */
const seenByStaff = { 'another teacher': 'allowed', 'the same role of another school': 'allowed' } as const

export const resultRows = {
  'result.ofTicket': {
    input: ({ ours }) => ({ ticket: ours.tickets.marked }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: { ticket: theirTicket },
    also: tickets,
    // A ticket proves what cannot change; what was answered is kept whoever leaves the school.
    withoutMembership: 'allowed',
  },
  'result.listMine': {
    input: () => undefined,
    beyond: {
      ...{ 'another student': 'allowed', 'a classmate': 'allowed', 'the same role of another school': 'allowed' },
    },
  },
  'result.listOfStudent': {
    input: ({ ours }) => ({ studentId: ours.student.userId }),
    beyond: { 'another teacher': 'UNKNOWN_PERSON', 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: {
      studentId: aPersonOfTheirs.id,
      cursor: aListCursorOfTheirs(({ people }) => people.listStudents({ size: 1 })),
    },
  },
  'result.list': {
    input: () => ({}),
    beyond: seenByStaff,
    ids: {
      cursor: aListCursorOfTheirs(({ result }) => result.list({ size: 1 })),
      subjectId: aFilterOfTheirs(({ theirs }) => [theirs.subjectId]),
      classId: aFilterOfTheirs(({ theirs }) => [theirs.classId]),
      examId: aFilterOfTheirs(({ theirs }) => theirs.examIds),
      termId: termIdOfTheirs,
    },
  },
  'result.summary': {
    input: () => ({}),
    beyond: seenByStaff,
    ids: {
      subjectId: countsNothing(({ theirs }) => [theirs.subjectId]),
      classId: countsNothing(({ theirs }) => [theirs.classId]),
      examId: countsNothing(({ theirs }) => theirs.examIds),
      termId: termIdOfTheirs,
    },
  },
  'result.get': {
    input: ({ ours }) => ({ attemptId: ours.attempts.marked }),
    beyond: { ...theirAttempt, 'another student': 'UNKNOWN_ATTEMPT', 'a classmate': 'UNKNOWN_ATTEMPT' },
    ids: { attemptId: anAttemptOfTheirs },
  },
  'result.listForExam': {
    input: ({ ours }) => ({ examId: ours.markedId }),
    beyond: { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' },
    ids: { examId: anExamOfTheirs, cursor: aListCursorOfTheirs(({ people }) => people.listStudents({ size: 1 })) },
  },
  'result.evidence': {
    input: ({ ours }) => ({ attemptId: ours.attempts.marked }),
    beyond: theirAttempt,
    ids: { attemptId: anAttemptOfTheirs },
  },
  'result.attendance': {
    input: ({ ours }) => ({ examId: ours.markedId }),
    beyond: { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' },
    ids: { examId: anExamOfTheirs },
  },
  'result.unusual': {
    input: ({ ours }) => ({ examId: ours.markedId }),
    beyond: { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' },
    ids: { examId: anExamOfTheirs },
  },
  'result.statistics': {
    input: ({ ours }) => ({ examId: ours.markedId }),
    beyond: { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' },
    ids: { examId: anExamOfTheirs },
  },
  'result.toCheck': {
    input: () => undefined,
    beyond: seenByStaff,
  },
  'result.release': {
    input: ({ ours }) => ({ examId: ours.markedId, whileSat: true }),
    beyond: { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' },
    ids: { examId: anExamOfTheirs },
  },
  'result.openAnswers': {
    input: ({ ours }) => ({ examId: ours.overId }),
    beyond: { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' },
    ids: { examId: anExamOfTheirs },
  },
} as const satisfies Record<string, Row>
