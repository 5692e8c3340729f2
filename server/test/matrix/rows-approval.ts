import { markAsked, selectApproval } from '../../src/exam/approval/approval.db.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { anExamOfTheirs, type Row } from './row.ts'
import type { World } from './world.ts'

/** A draft that waits: the school of the matrix does not ask for approval, so that its teachers publish. */
async function waiting({ server, ours }: World) {
  const examId = await ours.newDraft('To approve')
  const seen = await inSchool(server.pools.app, ours, async (tx) => {
    const asked = await selectApproval(tx, examId)
    await markAsked(tx, examId, { ...asked, by: ours.teacher.userId })
    return { revision: asked.revision, paper: asked.paper }
  })
  return { examId, ...seen }
}

const beyond = { 'the same role of another school': 'UNKNOWN_EXAM' } as const
const ids = { examId: anExamOfTheirs } as const

/** Approval before publishing. */
export const approvalRows = {
  'exam.askApproval': {
    input: async ({ ours }) => ({ examId: await ours.newDraft('To ask'), revision: 1 }),
    passing: 'APPROVAL_NOT_NEEDED',
    beyond: { 'another teacher': 'NOT_ALLOWED', ...beyond },
    ids,
  },
  'exam.approve': { input: waiting, beyond, ids },
  'exam.sendBack': { input: async (world) => ({ ...(await waiting(world)), reason: 'Too long' }), beyond, ids },
} as const satisfies Record<string, Row>
