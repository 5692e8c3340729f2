import { inSchool } from '../../src/platform/database/tenant.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestServer } from '../server.ts'
import type { Person } from './people.ts'
import { type Also, anAttemptOfTheirs, anExamOfTheirs, type IdField, type Row, theirAttempt } from './row.ts'
import type { LivingSchool, World } from './world.ts'

const theirExam = { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' } as const

/** A question of an exam. */
async function aQuestionOf(
  server: TestServer,
  { schoolId, markedId }: LivingSchool,
  examId = markedId,
): Promise<string> {
  return await inSchool(server.pools.app, { schoolId }, async (tx) => {
    const { id } = await tx.one<{ id: string }>(
      `SELECT q.question_id AS id FROM version_questions q JOIN exam_versions v ON v.id = q.version_id
       WHERE v.exam_id = $1 ORDER BY q.question_id LIMIT 1`,
      [examId],
    )
    return id
  })
}

const ofQuestion = async ({ server, ours }: World) => ({
  examId: ours.markedId,
  questionId: await aQuestionOf(server, ours),
})

/** The key says another letter than it does now. */
async function wrongLetter(world: World, person: Person) {
  await actOfTheirs(world)
  return await wrongLetterOf(world.server, world.ours, person)
}

async function wrongLetterOf(server: TestServer, school: LivingSchool, { client, role }: Person) {
  // Each has an exam of their own: the input of one stays right when the other has corrected.
  const examId = role === 'teacher' ? school.markedId : school.overId
  const questionId = await aQuestionOf(server, school, examId)
  const { askings } = await client.marking.keyOfQuestion({ examId, questionId })
  const { options = [], correctOptionIds = [] } = askings[0] ?? {}
  const at = options.findIndex(({ id }) => correctOptionIds.includes(id))
  const right = { optionIds: [options[(at + 1) % options.length]?.id ?? ''], texts: [] }
  return { examId, examIds: [], correction: { kind: 'correct' as const, questionId, right } }
}

const aQuestionOfTheirs: IdField = {
  foreign: async ({ server, theirs }) => [await aQuestionOf(server, theirs)],
  unknown: () => 'zzzzzzzzzzzz',
  verdict: 'UNKNOWN_QUESTION',
}

const acts = new WeakMap<LivingSchool, Promise<string>>()

/** A correction the other school has made; made with the first input, since nothing changes once refusals are tried. */
function actOfTheirs(world: World): Promise<string> {
  const { theirs } = world
  const make = async () => {
    const { client } = theirs.teacher
    const asked = await wrongLetterOf(world.server, theirs, theirs.teacher)
    const { seen } = await client.marking.tryCorrection(asked)
    await client.marking.correctKey({ ...asked, seen, reason: 'Wrong letter in the key' })
    const { items } = await client.marking.listCorrections({ examId: asked.examId })
    return items[0]?.actId ?? ''
  }
  const made = acts.get(theirs) ?? make()
  acts.set(theirs, made)
  return made
}

/** Of an own exam it is unknown. */
const anActOfTheirs: Also[] = [
  {
    what: 'an act of another school, taken back',
    role: 'teacher',
    input: async (world, valid) => ({
      ...(valid as object),
      correction: { kind: 'taken_back', actId: await actOfTheirs(world) },
    }),
    verdict: 'UNKNOWN_EXAM',
  },
]

const correctionIds = {
  examId: anExamOfTheirs,
  'examIds[]': anExamOfTheirs,
  'correction.questionId': aQuestionOfTheirs,
  'correction.right.optionIds[]': {
    foreign: async ({ theirs }) => theirs.page.order.flatMap(({ optionIds }) => optionIds),
    unknown: () => 'zzzzzzzzzzzz',
    verdict: 'NOT_FOR_THIS_QUESTION',
  },
  'correction.actId': {
    foreign: () => [newId()],
    // The correction of a question names no act; one that takes an act of theirs back is tried beside these (`anActOfTheirs`).
    verdict: 'BAD_REQUEST',
  },
} as const satisfies Record<string, IdField>

export const correctionRows = {
  'marking.keyOfQuestion': {
    input: ofQuestion,
    // Which other exams ask the question is for whoever may put it right.
    beyond: { ...theirExam, 'another teacher': 'NOT_ALLOWED' },
    ids: { examId: anExamOfTheirs, questionId: aQuestionOfTheirs },
  },
  'marking.tryCorrection': { input: wrongLetter, beyond: theirExam, ids: correctionIds, also: anActOfTheirs },
  'marking.correctKey': {
    input: async (world, person) => {
      const asked = await wrongLetter(world, person)
      const { seen } = await person.client.marking.tryCorrection(asked)
      return { ...asked, seen, reason: 'Wrong letter in the key' }
    },
    beyond: theirExam,
    ids: correctionIds,
    also: anActOfTheirs,
  },
  'marking.listCorrections': {
    input: ({ ours }) => ({ examId: ours.markedId }),
    beyond: theirExam,
    ids: { examId: anExamOfTheirs },
  },
  'marking.markHistory': {
    input: async ({ server, ours }) => ({
      ...{ attemptId: ours.attempts.marked, questionId: await aQuestionOf(server, ours) },
    }),
    beyond: theirAttempt,
    ids: { attemptId: anAttemptOfTheirs, questionId: aQuestionOfTheirs },
  },
} as const satisfies Record<string, Row>
