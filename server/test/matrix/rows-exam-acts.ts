import { anExamOfTheirs, type Row } from './row.ts'
import type { World } from './world.ts'

const unknownExam = { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' } as const
const anExamOfAColleague = [
  {
    what: 'of a colleague, whatever else is right',
    role: 'teacher' as const,
    input: ({ ours }: World, valid: unknown) => ({ ...Object(valid), examId: ours.colleaguesExamId }),
    verdict: 'NOT_ALLOWED' as const,
  },
]
const ofExam = { beyond: unknownExam, ids: { examId: anExamOfTheirs }, also: anExamOfAColleague }

/** The acts on a whole exam. */
export const examActRows = {
  'exam.duplicate': { ...ofExam, input: async ({ ours }) => ({ examId: await ours.newDraft('To copy') }) },
  'exam.reschedule': {
    ...ofExam,
    input: async ({ ours }) => ({
      ...{ examId: await ours.newScheduled('To move'), scheduledDate: '2036-11-24', scheduledTime: '09:00' },
      ...{ closingDate: '2036-11-24', closingTime: '11:00', durationMinutes: 60 },
    }),
  },
  'exam.setRelease': {
    ...ofExam,
    input: async ({ ours }) => ({ examId: await ours.newScheduled('To release'), choice: 'manual' }),
  },
  'exam.withdraw': { ...ofExam, input: async ({ ours }) => ({ examId: await ours.newScheduled('To withdraw') }) },
  'exam.readChanges': { ...ofExam, input: async ({ ours }) => ({ examId: await ours.newScheduled('To read') }) },
  'exam.keepChanges': {
    ...ofExam,
    input: async ({ ours }) => ({
      examId: await ours.newScheduled('To write anew'),
      changes: ours.draftForm('Written anew'),
    }),
    ids: {
      examId: anExamOfTheirs,
      'changes.questions[].questionId': {
        foreign: ({ theirs }) => [theirs.bank[0]?.id ?? ''],
        verdict: 'UNKNOWN_QUESTION',
      },
    },
  },
  'exam.publishChanges': {
    ...ofExam,
    input: async ({ ours }, { client }) => {
      const examId = await ours.newChanged('To change')
      const { seen } = await client.exam.readChanges({ examId })
      return { examId, seen, reason: 'A word was misspelt' }
    },
  },
  'exam.archive': { ...ofExam, input: async ({ ours }) => ({ examId: await ours.newOver('To archive', 'completed') }) },
  'exam.unarchive': { ...ofExam, input: async ({ ours }) => ({ examId: await ours.newOver('Archived', 'archived') }) },
  'exam.delete': { ...ofExam, input: async ({ ours }) => ({ examId: await ours.newDraft('To delete') }) },
  'exam.listTakers': { ...ofExam, input: ({ ours }) => ({ examId: ours.draftId }) },
  'exam.handOver': {
    beyond: unknownExam,
    input: async ({ ours }) => ({ examId: await ours.newDraft('To hand over'), to: ours.takerId }),
    ids: { examId: anExamOfTheirs, to: { foreign: ({ theirs }) => [theirs.teacher.userId], verdict: 'NOT_A_TAKER' } },
    also: anExamOfAColleague,
  },
  'exam.handOverWork': {
    input: ({ ours }) => ({ from: ours.spareTeacher.id, to: ours.colleague.userId }),
    beyond: { 'the same role of another school': 'UNKNOWN_PERSON' },
    ids: {
      from: { foreign: ({ theirs }) => [theirs.teacher.userId], verdict: 'UNKNOWN_PERSON' },
      to: { foreign: ({ theirs }) => [theirs.teacher.userId], verdict: 'UNKNOWN_PERSON' },
    },
  },
} as const satisfies Record<string, Row>
