import { anExamOfTheirs, type Row, somePeopleOfTheirs } from './row.ts'
import type { World } from './world.ts'

const reason = 'The power was out'
const beyond = { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' } as const
const ids = {
  examId: anExamOfTheirs,
  sittingId: { foreign: ({ theirs }: World) => [theirs.scheduledSittingId], verdict: 'UNKNOWN_EXAM' },
} as const
const also = [
  {
    what: 'of a colleague, whatever else is right',
    role: 'teacher' as const,
    input: ({ ours }: World, valid: unknown) => ({ ...Object(valid), examId: ours.colleaguesExamId }),
    verdict: 'NOT_ALLOWED' as const,
  },
]
const scheduled = ({ ours }: World) => ({ examId: ours.scheduledId, sittingId: ours.scheduledSittingId })
const ofCandidates = (world: World) => ({ ...scheduled(world), reason, ids: [world.ours.classmate.userId] })
/** Of whom nobody has changed anything. */
const toTime = async ({ ours }: World) => {
  const { examId, sittingId } = await ours.newSitting('To give time in')
  return { examId, sittingId, reason, ids: [ours.classmate.userId], seen: null }
}
/** What is no change of this sitting nobody of the school can have read. */
const aChange = {
  foreign: ({ theirs }: World) => [theirs.scheduledSittingId],
  verdict: 'TIME_CHANGED_MEANWHILE',
} as const
const candidateIds = { ...ids, ...somePeopleOfTheirs } as const

const offeredOf = new WeakMap<World, Promise<{ examId: string; sittingId: string }>>()
/** An open sitting that is offered without a network: one for all, for a trial has so many exams. */
async function offered(world: World) {
  const of = offeredOf.get(world) ?? world.ours.newSitting('To sit without a network')
  offeredOf.set(world, of)
  await world.ours.admin.client.exam.offerOffline({ ...(await of), isOffered: true })
  return await of
}

/** Sittings as they run, and their time. */
export const sittingRows = {
  'exam.getSitting': { input: scheduled, beyond, ids, also },
  'exam.listCandidates': {
    input: scheduled,
    beyond,
    ids: { ...ids, cursor: { foreign: () => ['nobody'], unknown: () => 'nothing', verdict: 'BAD_REQUEST' } },
    also,
  },
  'exam.nameStudents': {
    input: async ({ ours }) => ({
      ...{ examId: await ours.newScheduled('To sit with others'), ids: [ours.classmate.userId], isNamed: true },
    }),
    beyond,
    ids: { examId: anExamOfTheirs, ...somePeopleOfTheirs },
    also,
  },
  'exam.setAccessCode': {
    input: async ({ ours }) => ({ examId: await ours.newScheduled('To open with a code'), code: 'HALL7' }),
    beyond,
    ids: { examId: anExamOfTheirs },
    also,
  },
  'exam.offerOffline': {
    input: async (world) => ({ ...(await offered(world)), isOffered: true }),
    beyond,
    ids,
    also,
  },
  'exam.readOffline': { input: scheduled, beyond, ids },
  'exam.showHallCode': { input: offered, beyond, ids },
  'exam.hallBegan': {
    input: async (world) => {
      const of = await offered(world)
      const { exam } = world.ours.admin.client
      await exam.showHallCode(of)
      return { ...of, at: (await exam.getSitting(of)).opensAt }
    },
    beyond,
    ids,
  },
  'exam.addSitting': {
    input: async ({ ours }) => ({
      ...{ examId: await ours.newScheduled('To sit again'), scheduledDate: '2036-11-24', scheduledTime: '09:00' },
      ids: [ours.classmate.userId],
    }),
    beyond,
    ids: { examId: anExamOfTheirs, ...somePeopleOfTheirs },
    also,
  },
  'exam.moveSitting': {
    input: async ({ ours }) => ({
      ...(await ours.newFurther('To move a sitting of')),
      ...{ scheduledDate: '2036-11-26', scheduledTime: '09:00' },
    }),
    beyond,
    ids,
    also,
  },
  'exam.removeSitting': {
    input: ({ ours }) => ours.newFurther('To take a sitting of away'),
    beyond,
    ids,
    also,
  },
  'exam.extend': {
    input: async ({ ours }) => {
      const of = await ours.newSitting('To extend')
      const { closesAt } = await ours.admin.client.exam.getSitting(of)
      return { ...of, reason, by: { minutes: 1 }, seen: { closesAt, change: null } }
    },
    beyond,
    ids: { ...ids, 'seen.change': aChange },
    also,
  },
  'exam.closeNow': {
    input: async ({ ours }) => ({ ...(await ours.newSitting('To close')), reason, runners: 'run_out' }),
    beyond,
    ids,
    also,
  },
  'exam.giveTime': {
    input: async (world) => ({ ...(await toTime(world)), minutes: 1 }),
    beyond,
    ids: { ...candidateIds, seen: aChange },
    also,
  },
  'exam.takeTimeBack': { input: toTime, beyond, ids: { ...candidateIds, seen: aChange }, also },
  'exam.excuse': { input: (world) => ({ ...ofCandidates(world), isExcused: true }), beyond, ids: candidateIds, also },
} as const satisfies Record<string, Row>
