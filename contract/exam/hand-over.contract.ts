import { oc } from '@orpc/contract'
import { z } from 'zod'
import { actOutcome } from '../record.ts'
import { refuses } from '../refusal.ts'
import { id } from '../text.ts'

const tags = ['exam']
const acting = oc.meta({ demoNoun: 'exams' })

/** Whose exams and questions are: handing over changes the owner, and never who wrote them. */
export const examHandOverContract = {
  /** Who an exam can be handed over to: active teachers of its subject, and administrators, who do not own it. */
  listTakers: oc
    .route({ method: 'GET', path: '/exams/{examId}/takers', tags, summary: 'List who can take an exam over' })
    .input(z.object({ examId: id }))
    .output(z.object({ items: z.array(z.object({ id, name: z.string(), isAdmin: z.boolean() })) }))
    .errors(refuses('UNKNOWN_EXAM')),

  handOver: acting
    .route({ method: 'POST', path: '/exams/{examId}/hand-over', tags, summary: 'Hand an exam over' })
    .input(z.object({ examId: id, to: id }))
    .output(actOutcome)
    .errors(refuses('UNKNOWN_EXAM', 'WRONG_STATUS', 'ATTEMPTS_EXIST', 'NOT_A_TAKER')),

  /**
   * All exams and questions of somebody who leaves, in the subjects of whoever gets them. Of the others each subject is skipped,
   * with what stays.
   */
  handOverWork: acting
    .route({ method: 'POST', path: '/people/{from}/hand-over', tags, summary: 'Hand all work of a teacher over' })
    .input(z.object({ from: id, to: id }))
    .output(actOutcome)
    .errors(refuses('UNKNOWN_PERSON', 'NOT_A_TAKER')),
}
