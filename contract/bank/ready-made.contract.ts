import { oc } from '@orpc/contract'
import { mostTaken } from '@sabimark/domain/bank/ready-made-count.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { refuses } from '../refusal.ts'
import { difficulty } from '../school/subjects/subject.contract.ts'
import { id, optionalText, text } from '../text.ts'

const tags = ['bank']

/** Names a ready-made question in every version: item, version and variant, such as `physics.motion.final-speed@1#3`. */
const source = z.string().regex(/^[a-z0-9.-]{1,150}@\d{1,3}#\d{1,6}$/)

/** What ready-made questions are narrowed to; a subject or topic by its name in `readyMadeTopics`. */
const narrowed = { topic: text(120).optional(), difficulty: difficulty.optional() }

/** A ready-made question as this school would have it. */
export const readyMadeItem = z.object({
  id: source,
  subject: z.string(),
  topic: z.string(),
  difficulty,
  minutes: z.number(),
  /** Why it may be believed: solved in two ways, or found in two sources. */
  trust: z.enum(['Computed twice', 'From two sources']),
  sources: z.array(z.string()),
  /** Its numbers are this school's own; others are the same in every school. */
  hasOwnNumbers: z.boolean(),
  question: z.string(),
  options: z.array(z.string()),
  /** The place of the right option, from 0. */
  correctAnswer: z.int(),
  explanation: z.string(),
  /** It is in the bank already. */
  isTaken: z.boolean(),
})

/** Questions made ready, which a school takes into its bank (decision 084). */
export const readyMadeCalls = {
  /** The subjects there are ready-made questions of, with their topics in the order of the syllabus and how many each has. */
  readyMadeTopics: oc
    .route({ method: 'GET', path: '/questions/ready-made/topics', tags, summary: 'List what is ready-made' })
    .output(
      z.object({
        subjects: z.array(
          z.object({
            subject: z.string(),
            count: z.int(),
            topics: z.array(z.object({ name: z.string(), count: z.int() })),
          }),
        ),
      }),
    )
    .errors(refuses()),

  /** Ready-made questions, those of one subject or topic together; in the order of the syllabus. */
  listReadyMade: oc
    .route({ method: 'GET', path: '/questions/ready-made', tags, summary: 'List ready-made questions' })
    .input(
      listInput(['topic'], {
        subject: text(80).optional(),
        ...narrowed,
      }),
    )
    .output(listOutput(readyMadeItem))
    .errors(refuses('BAD_REQUEST')),

  /**
   * Takes ready-made questions into a subject of the school, as questions of who takes them: those that are named, of which the
   * school's own are skipped, or so many it does not have, with difficulties mixed as far as they exist. The batch is that of
   * an import, and `school.undo` takes it back.
   */
  takeReadyMade: oc
    .route({
      method: 'POST',
      path: '/questions/ready-made',
      tags,
      summary: 'Take ready-made questions',
      successStatus: 201,
    })
    .meta({ demoNoun: 'questions' })
    .input(
      z.object({
        subjectId: id,
        of: z.union([
          z.strictObject({ sources: z.array(source).min(1).max(mostTaken) }),
          z.strictObject({
            count: z.int().min(1).max(mostTaken),
            subject: text(80),
            ...narrowed,
            search: optionalText(80),
          }),
        ]),
      }),
    )
    .output(z.object({ batch: id.nullable(), takenCount: z.int(), skippedCount: z.int() }))
    .errors(refuses('UNKNOWN_SUBJECT', 'TRIAL_LIMIT', 'PLAN_ENDED')),
}
