import { anExamOfTheirs, type Row, somePeopleOfTheirs } from './row.ts'
import type { World } from './world.ts'

const inHall = { 'another teacher': 'NOT_IN_THIS_HALL', 'the same role of another school': 'UNKNOWN_EXAM' } as const
const beyond = { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' } as const
const ids = {
  examId: anExamOfTheirs,
  sittingId: { foreign: ({ theirs }: World) => [theirs.scheduledSittingId], verdict: 'UNKNOWN_EXAM' },
} as const
const scheduled = ({ ours }: World) => ({ examId: ours.scheduledId, sittingId: ours.scheduledSittingId })
/** A hall that is open, and one of its candidates. */
const ofCandidates = async ({ ours }: World) => ({
  ...(await ours.newSitting('To act in')),
  reason: 'The power was out',
  ids: [ours.classmate.userId],
})
/** Minutes that are over, since the sitting opened. */
const anOutage = () => ({
  from: new Date(Date.now() - 120_000).toISOString(),
  to: new Date(Date.now() - 60_000).toISOString(),
})
const aChange = {
  foreign: ({ theirs }: World) => [theirs.scheduledSittingId],
  verdict: 'TIME_CHANGED_MEANWHILE',
} as const
/** Whoever is in another hall is not in this one. */
const also = [
  {
    what: 'of a colleague, in whose hall they are not',
    role: 'teacher' as const,
    input: ({ ours }: World, valid: unknown) => ({
      ...Object(valid),
      examId: ours.colleaguesExamId,
      sittingId: ours.colleaguesSittingId,
    }),
    verdict: 'NOT_IN_THIS_HALL' as const,
  },
]

/** The hall: its board and who watches over it. */
export const hallRows = {
  'hall.today': {
    input: () => undefined,
    beyond: { 'another teacher': 'allowed', 'the same role of another school': 'allowed' },
  },
  'hall.invigilators': { input: scheduled, beyond: inHall, ids, also },
  'hall.board': { input: scheduled, beyond: inHall, ids, also },
  'hall.report': { input: scheduled, beyond: inHall, ids, also },
  'hall.giveTime': {
    input: async (world) => ({ ...(await ofCandidates(world)), minutes: 1, seen: null }),
    beyond: inHall,
    ids: { ...ids, ...somePeopleOfTheirs, seen: aChange },
    also,
  },
  'hall.endFor': { input: ofCandidates, beyond: inHall, ids: { ...ids, ...somePeopleOfTheirs }, also },
  'hall.credit': {
    input: async (world) => ({ ...(await ofCandidates(world)), ...anOutage(), minutes: 1, seen: null }),
    beyond: inHall,
    ids: { ...ids, ...somePeopleOfTheirs, seen: aChange },
    also,
  },
  'hall.reopen': {
    input: async (world) => ({ ...(await ofCandidates(world)), minutes: 10 }),
    beyond,
    ids: { ...ids, ...somePeopleOfTheirs },
    also: also.map((one) => ({ ...one, verdict: 'NOT_ALLOWED' as const })),
  },
  'hall.note': {
    input: (world) => ({ ...scheduled(world), text: 'The lights went out', studentId: world.ours.classmate.userId }),
    beyond: inHall,
    ids: {
      ...ids,
      studentId: {
        foreign: ({ theirs: { teacher, admin, student } }) => [teacher.userId, admin.userId, student.userId],
        verdict: 'UNKNOWN_PERSON',
      },
    },
    also,
  },
  'hall.assign': {
    input: (world) => ({ ...scheduled(world), userIds: [world.ours.takerId], isAssigned: true }),
    beyond,
    ids: {
      ...ids,
      'userIds[]': {
        foreign: ({ theirs: { teacher, admin, student } }) => [teacher.userId, admin.userId, student.userId],
        verdict: 'allowed',
        why: 'they are skipped, and their names are not said',
      },
    },
    also: also.map((one) => ({ ...one, verdict: 'NOT_ALLOWED' as const })),
  },
} as const satisfies Record<string, Row>
