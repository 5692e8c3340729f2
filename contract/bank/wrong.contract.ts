import { oc } from '@orpc/contract'
import { z } from 'zod'
import { actOutcome, ids } from '../record.ts'
import { refuses } from '../refusal.ts'
import { id, text } from '../text.ts'

const tags = ['bank']

/** Ready-made questions that are wrong, or seem to be (decision 084). */
export const wrongCalls = {
  /**
   * Tells the company by email that a ready-made question seems wrong, with its text and the reason; the log of the school has a line.
   * `isMailed` is false where the company has given no address.
   */
  reportQuestion: oc
    .route({ method: 'POST', path: '/questions/{id}/report', tags, summary: 'Report a ready-made question' })
    .meta({ demoNoun: 'questions' })
    .input(z.object({ id, reason: text(500).min(3) }))
    .output(z.object({ isMailed: z.boolean() }))
    .errors(refuses('UNKNOWN_QUESTION', 'NOT_READY_MADE', 'TOO_MANY_REPORTS', 'MAIL_SENT_LATELY', 'MAILS_USED_UP')),

  /**
   * The school's ready-made questions that were found wrong since it took them: those in use, and those an exam asked whose key was
   * not put right. A teacher's exams are the own.
   */
  listWithdrawn: oc
    .route({ method: 'GET', path: '/questions/withdrawn', tags, summary: 'List ready-made questions found wrong' })
    .output(
      z.object({
        items: z.array(
          z.object({
            id,
            question: z.string(),
            subject: z.string(),
            /** What is wrong with it. */
            why: z.string(),
            isArchived: z.boolean(),
            /** Who reads this may archive it. */
            mayAct: z.boolean(),
            /** There are others to take in its place. */
            isReplaceable: z.boolean(),
            /** Published exams that ask it, whose key was not put right. */
            exams: z.array(z.object({ examId: id, title: z.string() })),
          }),
        ),
      }),
    )
    .errors(refuses()),

  /** Takes a new one in the place of each, as one's own, and archives the old ones: one act, which `school.undo` takes back. */
  replaceWithdrawn: oc
    .route({ method: 'POST', path: '/questions/withdrawn/replace', tags, summary: 'Replace questions found wrong' })
    .meta({ demoNoun: 'questions' })
    .input(z.object({ ids }))
    .output(actOutcome)
    .errors(refuses('TRIAL_LIMIT', 'PLAN_ENDED')),
}
