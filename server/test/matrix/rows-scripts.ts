import { inSchool } from '../../src/platform/database/tenant.ts'
import type { Person } from './people.ts'
import { anExamOfTheirs, type IdField, type Row } from './row.ts'
import type { World } from './world.ts'

const theirExam = { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' } as const
const theirScript = { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_SCRIPT' } as const
const aScriptOfTheirs: IdField = {
  foreign: ({ theirs }) => Object.values(theirs.essay.scripts),
  verdict: 'UNKNOWN_SCRIPT',
}

/** The script for who asks as it is now, in nobody's hands. */
async function theScript({ server, ours }: World, { role }: Person): Promise<{ scriptId: string; revision: number }> {
  const scriptId = ours.essay.scripts[role === 'teacher' ? 'teacher' : 'school_admin']
  const { revision } = await inSchool(server.pools.app, ours.school, (tx) =>
    tx.one<{ revision: number }>(
      'UPDATE scripts SET claimed_by = NULL, claimed_until = NULL WHERE school_id = $1 AND id = $2 RETURNING revision',
      [tx.schoolId, scriptId],
    ),
  )
  return { scriptId, revision }
}

async function marked(world: World, person: Person) {
  const { scriptId, revision: before } = await theScript(world, person)
  const { revision } = await person.client.marking.mark({ scriptId, revision: before, adjustHundredths: 25 })
  return { scriptId, revision }
}

const id = async (world: World, person: Person) => ({ scriptId: (await theScript(world, person)).scriptId })

const aBlankOfTheirs: IdField = {
  foreign: ({ theirs }) => Object.values(theirs.essay.blanks),
  unknown: () => 'zzzzzzzzzzzz',
  verdict: 'UNKNOWN_QUESTION',
}
const aBlank = ({ ours: { essay } }: World, { role }: Person) => ({
  examId: essay.examId,
  questionId: essay.blanks[role === 'teacher' ? 'teacher' : 'school_admin'],
})

export const scriptRows = {
  'marking.listToMark': {
    input: ({ ours }) => ({ examId: ours.essay.examId }),
    beyond: theirExam,
    ids: { examId: anExamOfTheirs },
  },
  'marking.nextScript': {
    input: async (world, person) => {
      const { scriptId: after } = await theScript(world, person)
      const { examId, questionId } = world.ours.essay
      return { examId, questionId, after }
    },
    beyond: theirExam,
    ids: {
      examId: anExamOfTheirs,
      questionId: {
        foreign: ({ theirs }) => [theirs.essay.questionId],
        unknown: () => 'zzzzzzzzzzzz',
        verdict: 'allowed',
        why: 'no script of the exam is of it',
        finds: /"script":null/,
      },
      after: {
        foreign: ({ theirs }) => Object.values(theirs.essay.scripts),
        verdict: 'allowed',
        why: 'only where the list goes on: a script of another school is no place in it',
      },
    },
  },
  'marking.getScript': { input: id, beyond: theirScript, ids: { scriptId: aScriptOfTheirs } },
  'marking.mark': {
    input: async (world, person) => ({ ...(await theScript(world, person)), itemIds: ['point01'] }),
    beyond: theirScript,
    ids: {
      scriptId: aScriptOfTheirs,
      'itemIds[]': {
        foreign: () => ['point02'],
        unknown: () => 'zzzzzzzzzzzz',
        verdict: 'MARK_OUT_OF_RANGE',
      },
    },
  },
  'marking.undoMark': { input: marked, beyond: theirScript, ids: { scriptId: aScriptOfTheirs } },
  'marking.listAnswers': {
    input: aBlank,
    beyond: theirExam,
    ids: { examId: anExamOfTheirs, questionId: aBlankOfTheirs },
  },
  'marking.ruleAnswers': {
    input: async (world, person) => {
      const asked = aBlank(world, person)
      const { seen } = await person.client.marking.listAnswers(asked)
      return { ...asked, seen, rulings: [{ answerKey: 'water', percent: 100 }] }
    },
    beyond: theirExam,
    ids: { examId: anExamOfTheirs, questionId: aBlankOfTheirs },
  },
  'marking.listPaperMarks': {
    input: ({ ours }) => ({ examId: ours.essay.examId }),
    beyond: theirExam,
    ids: { examId: anExamOfTheirs },
  },
  'marking.enterPaperMarks': {
    input: async ({ ours: { essay } }, person) => {
      const { examId } = essay
      const questionId = essay.papers[person.role === 'teacher' ? 'teacher' : 'school_admin']
      const { candidates } = await person.client.marking.listPaperMarks({ examId })
      const [candidate] = candidates
      const { revision = 0 } = candidate?.marks.find((mark) => mark.questionId === questionId) ?? {}
      return { examId, marks: [{ attemptId: candidate?.attemptId, questionId, revision, hundredths: 100 }] }
    },
    beyond: theirExam,
    ids: {
      examId: anExamOfTheirs,
      'marks[].questionId': {
        foreign: ({ theirs }) => Object.values(theirs.essay.papers),
        unknown: () => 'zzzzzzzzzzzz',
        verdict: 'INVALID_MARKS',
      },
      'marks[].attemptId': {
        foreign: ({ theirs }) => Object.values(theirs.attempts),
        verdict: 'INVALID_MARKS',
      },
    },
  },
  'marking.returnScript': { input: id, beyond: theirScript, ids: { scriptId: aScriptOfTheirs } },
} as const satisfies Record<string, Row>
