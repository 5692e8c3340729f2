import { writeTicket } from '../../src/attempt/ticket.ts'
import { newId } from '../../src/platform/ids.ts'
import { newPageId } from '../builders/sitting.ts'
import {
  type Also,
  aFilterOfTheirs,
  aListCursorOfTheirs,
  anAttemptOfTheirs,
  anExamOfTheirs,
  aPersonOfTheirs,
  type IdField,
  type Row,
} from './row.ts'
import { correctionRows } from './rows-corrections.ts'
import { termIdOfTheirs } from './rows-places.ts'
import { scriptRows } from './rows-scripts.ts'
import { untrueTicket, type World } from './world.ts'

const nobodysShortId = 'zzzzzzzzzzzz'
const nobodysPage = 'f'.repeat(32)
const nobodysHash = 'f'.repeat(64)

const ticketed = (what: string, verdict: Also['verdict'], ticketOf: (world: World) => string): Also[] =>
  (['student', 'school_admin'] as const).map((role) => ({
    ...{ what, role, verdict },
    input: (world, valid) => ({ ...Object(valid), ticket: ticketOf(world) }),
  }))

/** Changes one bit of the claims: another school, attempt, candidate or epoch than was signed. */
function tampered(ticket: string, byte: number): string {
  const bytes = Buffer.from(ticket, 'base64url')
  bytes[byte] = (bytes[byte] ?? 0) ^ 1
  return bytes.toString('base64url')
}

const tickets: Also[] = [
  ...ticketed('a made-up ticket', 'FORGED_TICKET', ({ ours }) => 'A'.repeat(ours.tickets.running.length)),
  ...[0, 16, 32, 51].flatMap((byte) =>
    ticketed(`a ticket changed at byte ${byte}`, 'FORGED_TICKET', ({ ours }) => tampered(ours.tickets.running, byte)),
  ),
  ...ticketed('a ticket with a changed signature', 'FORGED_TICKET', ({ ours }) => tampered(ours.tickets.running, 60)),
  ...ticketed('a ticket signed with another secret', 'FORGED_TICKET', ({ ours }) =>
    writeTicket(
      { schoolId: ours.schoolId, attemptId: ours.attempts.running, studentId: ours.student.userId, epoch: 1 },
      ['a secret nobody has here'],
    ),
  ),
  ...ticketed('the session cookie as a ticket', 'FORGED_TICKET', ({ ours }) => ours.student.cookie.slice(0, 96)),
  ...ticketed('a ticket whose window is over', 'WINDOW_CLOSED', ({ ours }) => ours.tickets.over),
  ...ticketed('an attempt nobody has', 'UNKNOWN_ATTEMPT', (world) => untrueTicket(world, { attemptId: newId() })),
  ...ticketed('their attempt under our school', 'UNKNOWN_ATTEMPT', (world) =>
    untrueTicket(world, { attemptId: world.theirs.attempts.running, studentId: world.theirs.student.userId }),
  ),
  ...ticketed('our attempt under their school', 'UNKNOWN_ATTEMPT', (world) =>
    untrueTicket(world, { schoolId: world.theirs.schoolId }),
  ),
  ...ticketed('the attempt of another candidate', 'UNKNOWN_ATTEMPT', (world) =>
    untrueTicket(world, { studentId: world.ours.classmate.userId }),
  ),
  ...ticketed('their candidate on our attempt', 'UNKNOWN_ATTEMPT', (world) =>
    untrueTicket(world, { studentId: world.theirs.student.userId }),
  ),
]
/** The pass of our running attempt, or one that says something that is not so: what is signed, and no more, is believed. */
const passOf = ({ server, ours }: World, lie: Partial<Parameters<typeof writeTicket>[0]> = {}) =>
  writeTicket(
    { schoolId: ours.schoolId, attemptId: ours.attempts.running, studentId: ours.student.userId, epoch: 0, ...lie },
    server.config.secrets,
    'pass',
  )
const borne = (what: string, verdict: Also['verdict'], bearer: (world: World) => string): Also => ({
  ...{ what, verdict, bearer, role: 'student' },
  input: (_world, valid) => valid,
})

/** As a bearer: what is not ours opens nothing, and what is opens the content of its attempt alone. */
const ticketsBorne: Also[] = [
  borne('no ticket', 'FORGED_TICKET', () => ''),
  borne('a made-up ticket', 'FORGED_TICKET', ({ ours }) => 'A'.repeat(ours.tickets.running.length)),
  ...[0, 16, 32, 51, 60].map((byte) =>
    borne(`a ticket changed at byte ${byte}`, 'FORGED_TICKET', ({ ours }) => tampered(ours.tickets.running, byte)),
  ),
  borne('the session cookie as a ticket', 'FORGED_TICKET', ({ ours }) => ours.student.cookie.slice(0, 96)),
  borne('a ticket on another exam', 'UNKNOWN_CONTENT', ({ ours }) => ours.tickets.practice),
  borne('a ticket of the other school', 'UNKNOWN_CONTENT', ({ theirs }) => theirs.tickets.running),
  borne('an attempt nobody has', 'UNKNOWN_CONTENT', (world) => untrueTicket(world, { attemptId: newId() })),
  borne('our attempt under their school', 'UNKNOWN_CONTENT', (world) =>
    untrueTicket(world, { schoolId: world.theirs.schoolId, attemptId: world.ours.attempts.running }),
  ),
]

const theirTicket: IdField = {
  foreign: ({ theirs }) => [theirs.tickets.running],
  unknown: () => 'A'.repeat(96),
  verdict: 'allowed',
  unknownVerdict: 'FORGED_TICKET',
  why: 'whoever holds a ticket is its candidate, and works on that attempt alone',
  leadsThere: true,
}

/** Who holds it works on that attempt, in which our questions are not asked. */
const practiceOfTheirs: IdField = {
  ...theirTicket,
  foreign: ({ theirs }) => [theirs.tickets.practice],
  verdict: 'NOTHING_TO_CHECK',
}

/** An answer that fits the paper of our student. */
function anAnswer({ ours: { page } }: World) {
  const { questionId = '', optionIds = [] } = page.order[0] ?? {}
  return {
    seq: page.nextSeq++,
    atMs: page.elapsedMs,
    kind: 'answer',
    question: questionId,
    value: [optionIds[0] ?? ''],
  }
}
const notInThePaper = (foreign: IdField['foreign'], finds: RegExp): IdField => ({
  foreign,
  unknown: () => nobodysShortId,
  verdict: 'allowed',
  why: 'an event that does not fit the paper is kept as evidence and does not count',
  finds,
})
const theirQuestions: IdField['foreign'] = ({ theirs }) => theirs.page.order.map(({ questionId }) => questionId)
const theirOptions: IdField['foreign'] = ({ theirs }) => theirs.page.order.flatMap(({ optionIds }) => optionIds)

export const attemptRows = {
  'attempt.door': {
    input: ({ ours }) => ({ examId: ours.runningId }),
    beyond: {
      'another student': 'NOT_YOUR_EXAM',
      'a classmate': 'allowed',
      'the same role of another school': 'UNKNOWN_EXAM',
    },
    ids: { examId: anExamOfTheirs },
    also: [
      { what: 'a draft', role: 'student', input: ({ ours }) => ({ examId: ours.draftId }), verdict: 'UNKNOWN_EXAM' },
      {
        what: 'of another class',
        role: 'student',
        input: ({ ours }) => ({ examId: ours.colleaguesExamId }),
        verdict: 'NOT_YOUR_EXAM',
      },
    ],
  },
  'attempt.start': {
    input: ({ ours }) => ({ examId: ours.runningId, pageId: newPageId(), sealId: ours.sealId }),
    beyond: {
      'another student': 'NOT_YOUR_EXAM',
      'a classmate': 'allowed',
      'the same role of another school': 'UNKNOWN_EXAM',
    },
    ids: {
      examId: anExamOfTheirs,
      pageId: {
        foreign: ({ theirs }) => [theirs.pageId],
        unknown: () => nobodysPage,
        verdict: 'allowed',
        why: 'made by the browser for itself; it is looked for within the own attempt',
      },
      sealId: {
        foreign: ({ theirs }) => [theirs.sealId],
        verdict: 'allowed',
        why: 'looked for within the own sitting; of another there is no key',
      },
    },
    also: [
      ['a draft', 'draftId', 'UNKNOWN_EXAM'] as const,
      ['before it opens', 'scheduledId', 'NOT_OPEN'] as const,
      ['after it has closed', 'overId', 'SITTING_CLOSED'] as const,
      ['of another class', 'colleaguesExamId', 'NOT_YOUR_EXAM'] as const,
    ].map(([what, exam, verdict]) => ({
      ...{ what, verdict, role: 'student' as const },
      input: ({ ours }: World, valid: unknown) => ({ ...Object(valid), examId: ours[exam] }),
    })),
  },
  'attempt.package': {
    input: ({ ours }) => ({ examId: ours.scheduledId, has: ours.sealId, knows: 1_000, deviceId: 'd'.repeat(32) }),
    beyond: {
      'another student': 'NOT_YOUR_EXAM',
      'a classmate': 'allowed',
      'the same role of another school': 'UNKNOWN_EXAM',
    },
    ids: {
      examId: anExamOfTheirs,
      has: {
        foreign: ({ theirs }) => [theirs.sealId],
        verdict: 'allowed',
        why: 'compared with the seal of the own sitting alone: the device is not noted as ready, and hears of that seal',
      },
      deviceId: {
        foreign: () => ['d'.repeat(32)],
        unknown: () => 'e'.repeat(32),
        verdict: 'allowed',
        why: 'drawn by the device for itself; it is compared within the own sitting',
      },
    },
    also: [
      ['a draft', 'draftId', 'UNKNOWN_EXAM'] as const,
      ['one that is not offered without a network', 'runningId', 'NOT_OFFERED'] as const,
      ['after it has closed', 'overId', 'SITTING_CLOSED'] as const,
      ['of another class', 'colleaguesExamId', 'NOT_YOUR_EXAM'] as const,
    ].map(([what, exam, verdict]) => ({
      ...{ what, verdict, role: 'student' as const },
      input: ({ ours }: World, valid: unknown) => ({ ...Object(valid), examId: ours[exam] }),
    })),
  },
  'attempt.content': {
    input: ({ ours }) => ({ contentHash: ours.contentHash }),
    bearer: ({ ours }) => ours.tickets.running,
    beyond: { 'the same role of another school': 'allowed' },
    ids: {
      contentHash: {
        foreign: ({ theirs }) => [theirs.contentHash],
        unknown: () => nobodysHash,
        verdict: 'UNKNOWN_CONTENT',
      },
    },
    also: [
      {
        ...{ what: 'of an exam not begun', role: 'student', verdict: 'UNKNOWN_CONTENT' },
        input: ({ ours }) => ({ contentHash: ours.scheduledHash }),
      },
      {
        ...{ what: 'of an attempt handed in', role: 'student', verdict: 'UNKNOWN_CONTENT' },
        ...{ input: ({ ours }) => ({ contentHash: ours.handedInHash }), bearer: ({ ours }) => ours.tickets.marked },
      },
      ...ticketsBorne,
    ],
    // A ticket proves what cannot change.
    withoutMembership: 'allowed',
  },
  'attempt.save': {
    input: (world) => ({
      ticket: world.ours.tickets.running,
      sentAtMs: world.ours.page.elapsedMs,
      events: [anAnswer(world)],
    }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: {
      ticket: theirTicket,
      'events[].question': notInThePaper(theirQuestions, /QUESTION_NOT_IN_PAPER/),
      'events[].value[]': notInThePaper(theirOptions, /OPTION_NOT_IN_QUESTION/),
    },
    also: tickets,
    // A ticket proves what cannot change; what was answered is kept whoever leaves the school.
    withoutMembership: 'allowed',
  },
  'attempt.log': {
    input: ({ ours }) => ({ ticket: ours.tickets.running }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: { ticket: theirTicket },
    // Told only while the attempt runs.
    also: tickets.map((one) => (one.verdict === 'WINDOW_CLOSED' ? { ...one, verdict: 'UNKNOWN_ATTEMPT' } : one)),
    withoutMembership: 'allowed',
  },
  'attempt.arrive': {
    input: (world) => ({
      ...{ ticket: passOf(world), pageId: world.ours.pageId, epoch: 1, begunAgoMs: 60_000, breaks: 1 },
      walls: { begun: 0, now: 60_000 },
    }),
    beyond: { 'the same role of another school': 'allowed' },
    ids: {
      ticket: {
        ...{ foreign: (world: World) => [passOf({ ...world, ours: world.theirs })], unknown: () => 'A'.repeat(96) },
        ...{ verdict: 'UNKNOWN_ATTEMPT', unknownVerdict: 'FORGED_TICKET' },
        why: 'their page is none of our attempt; what nobody signed opens nothing',
      },
      pageId: {
        // Not those that start has made pages of ours above.
        ...{ foreign: ({ theirs }: World) => [theirs.practicePageId], unknown: () => 'e'.repeat(32) },
        verdict: 'UNKNOWN_ATTEMPT',
      },
    },
    also: [
      ...ticketed('the ticket of a page', 'FORGED_TICKET', ({ ours }) => ours.tickets.running),
      ...ticketed('a pass of another page than 0', 'FORGED_TICKET', (world) => passOf(world, { epoch: 1 })),
      ...ticketed('a pass changed at byte 20', 'FORGED_TICKET', (world) => tampered(passOf(world), 20)),
      ...ticketed('an attempt nobody has', 'UNKNOWN_ATTEMPT', (world) => passOf(world, { attemptId: newId() })),
      ...ticketed('our attempt under their school', 'UNKNOWN_ATTEMPT', (world) =>
        passOf(world, { schoolId: world.theirs.schoolId }),
      ),
      ...ticketed('the attempt of another candidate', 'UNKNOWN_ATTEMPT', (world) =>
        passOf(world, { studentId: world.ours.classmate.userId }),
      ),
      ...ticketed('an attempt whose window is over', 'WINDOW_CLOSED', (world) =>
        passOf(world, { attemptId: world.ours.attempts.over }),
      ),
    ],
    withoutMembership: 'allowed',
  },
  'attempt.preview': {
    input: ({ ours }) => ({ examId: ours.markedId }),
    beyond: { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' },
    ids: { examId: anExamOfTheirs },
  },
} as const satisfies Record<string, Row>

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
const theirAttempt = { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_ATTEMPT' } as const

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
