import { newId } from '../../src/platform/ids.ts'
import { newPageId } from '../builders/sitting.ts'
import { anExamOfTheirs, type IdField, nobodysShortId, type Row, theirOptions, theirQuestions } from './row.ts'
import { passOf, tampered, theirTicket, ticketed, tickets, ticketsBorne } from './tickets.ts'
import type { World } from './world.ts'

const nobodysPage = 'f'.repeat(32)
const nobodysHash = 'f'.repeat(64)

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
