import { oc } from '@orpc/contract'
import { unreadyReasons } from '@sabimark/domain/exam/seal/unready.ts'
import { planFeatureNames } from '@sabimark/domain/words/plan/plan-features.ts'
import { plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { z } from 'zod'
import { lastingOutcome } from '../../record.ts'
import { refuses } from '../../refusal.ts'
import { id, instant } from '../../text.ts'

const tags = ['exam']
const acting = oc.meta({ demoNoun: 'exams' })
const ofSitting = { examId: id, sittingId: id }
const path = '/exams/{examId}/sittings/{sittingId}/offline'

/** A sitting that candidates can get ready for, so that it needs no network: its sealed paper and its hall code. */
export const examSealContract = {
  /**
   * Offers a sitting without a network: its paper is sealed under a new code. `isOffered` false takes it back, as long as nobody has looked
   * at the code (CODE_SHOWN). Not for practice, and not once it has closed (WRONG_STATUS). So many times an hour for one person
   * (TOO_MANY_OFFERS).
   */
  offerOffline: acting
    .route({ method: 'POST', path, tags, summary: 'Offer a sitting without a network' })
    .input(z.object({ ...ofSitting, isOffered: z.boolean() }))
    .output(lastingOutcome)
    .errors(
      refuses(
        'UNKNOWN_EXAM',
        'WRONG_STATUS',
        'ATTEMPTS_EXIST',
        'UNAVAILABLE',
        'PLAN_LACKS',
        'CODE_SHOWN',
        'TOO_MANY_OFFERS',
      ),
    ),

  /** Whether a sitting is offered without a network, what it costs in data, and who is ready. For who works on the exam and its invigilators. */
  readOffline: oc
    .route({ method: 'GET', path, tags, summary: 'Read how a sitting is offered without a network' })
    .input(z.object(ofSitting))
    .output(
      z.object({
        isOffered: z.boolean(),
        /** By which people tell its code from those of other papers; null where it is not offered. */
        sign: z.string().nullable(),
        /** In bytes on the line; of a paper that is not sealed yet about as many. `allBytes`: of all who are expected. */
        budget: z.object({
          programBytes: z.int(),
          paperBytes: z.int(),
          satBytes: z.int(),
          allBytes: z.int(),
          isLarge: z.boolean(),
        }),
        /** The largest pictures of a paper that is large, three at most; `number`: of the question, null of a passage or section. */
        largestPictures: z.array(z.object({ number: z.int().nullable(), bytes: z.int() })),
        expected: z.int(),
        ready: z.int(),
        /** Who is expected and not ready, by why, what needs somebody first; `students`: by name, 50 in all at most. */
        notReady: z.array(
          z.object({
            why: z.enum(unreadyReasons),
            count: z.int(),
            students: z.array(z.object({ id, name: z.string() })),
          }),
        ),
        /** Who is ready on the same device, by device; 20 of them and 50 names at most. Absent: nobody. */
        shared: z.array(z.object({ count: z.int(), students: z.array(z.object({ id, name: z.string() })) })).optional(),
        /** When anybody first looked at the code, and when staff said that the hall began. */
        shownAt: instant.nullable(),
        hallBeganAt: instant.nullable(),
        /** What the reader may do now. `lacks`: why they may not offer it, where it is the plan. */
        may: z.object({
          offer: z.boolean(),
          lacks: z.object({ feature: z.enum(planFeatureNames), plan: z.enum(plans) }).nullable(),
          show: z.boolean(),
          sayBegan: z.boolean(),
        }),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM')),

  /**
   * The hall code: for the exam's owner and administrators at any time, for invigilators from an hour before the doors open
   * (CODE_NOT_YET). Each look is in the audit; after the first what is asked, and when, stays as it is.
   */
  showHallCode: oc
    .route({ method: 'POST', path: `${path}/code`, tags, summary: 'Show the hall code of a sitting' })
    .meta({ demoNoun: 'exams', secret: 'answer' })
    .input(z.object(ofSitting))
    .output(z.object({ code: z.string(), sign: z.string() }))
    .errors(refuses('UNKNOWN_EXAM', 'UNAVAILABLE', 'NOT_OFFERED', 'CODE_NOT_YET')),

  /** When the hall began, where its network was gone: within the sitting, after somebody looked at the code, and not to come. */
  hallBegan: acting
    .route({ method: 'POST', path: `${path}/began`, tags, summary: 'Say when a hall began' })
    .input(z.object({ ...ofSitting, at: instant.max(30) }))
    .output(z.object({}))
    .errors(refuses('UNKNOWN_EXAM', 'UNAVAILABLE', 'NOT_OFFERED', 'INVALID_TIME')),
}
