import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses } from '../../refusal.ts'
import { id } from '../../text.ts'
import { actReason } from '../act-reason.ts'
import { examDetail, publishRefusals } from '../exam.contract.ts'

const tags = ['exam']
const acting = oc.meta({ demoNoun: 'exams' })
/** The writing of the draft that is meant, so that nobody asks for or decides about another one than they see. */
const oneWriting = { examId: id, revision: z.int() }
/** And with what its questions and passages were then: `approval.paper` of the exam. */
const seenWriting = { ...oneWriting, paper: z.string().max(64) }

/** Approval before publishing, where the school wants it (decision 066). */
export const examApprovalContract = {
  /** Sends a draft that could be published to the administrators. Asking again for the same writing changes nothing. */
  askApproval: acting
    .route({ method: 'POST', path: '/exams/{examId}/ask-approval', tags, summary: 'Send an exam for approval' })
    .input(z.object(oneWriting))
    .output(examDetail)
    .errors(refuses(...publishRefusals, 'CHANGED_MEANWHILE', 'APPROVAL_NOT_NEEDED')),

  /** Publishes exactly the writing that waits, as its owner would have. `holdsPaper`: as in startNow. */
  approve: acting
    .route({ method: 'POST', path: '/exams/{examId}/approve', tags, summary: 'Approve and publish an exam' })
    .input(z.object({ ...seenWriting, holdsPaper: z.boolean().optional() }))
    .output(examDetail)
    .errors(refuses(...publishRefusals, 'CHANGED_MEANWHILE', 'NOT_WAITING', 'RESULTS_SHOWN', 'UNAVAILABLE')),

  /** It is its owner's again, who reads why. */
  sendBack: acting
    .route({ method: 'POST', path: '/exams/{examId}/send-back', tags, summary: 'Send an exam back to its owner' })
    .input(z.object({ ...seenWriting, reason: actReason }))
    .output(examDetail)
    .errors(refuses('UNKNOWN_EXAM', 'WRONG_STATUS', 'ATTEMPTS_EXIST', 'CHANGED_MEANWHILE', 'NOT_WAITING')),
}
