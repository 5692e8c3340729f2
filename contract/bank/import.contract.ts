import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, optionalText, text } from '../text.ts'
import { mostInPassage, writtenQuestion } from './written.ts'

const tags = ['bank']

/** Where a question stands among those found in the file, from 0. */
const position = z.int().min(0).max(1_999)
const count = z.int().min(0).max(2_000)

/** The most questions one call takes. */
export const mostImported = 50
const mostCompared = 100

/** Questions of a file on their way into the bank; the file itself stays on the device. */
export const importCalls = {
  /** Begins an import: its id names it to the calls that follow, and is the batch by which `school.undo` takes it back. */
  startImport: oc
    .route({ method: 'POST', path: '/questions/imports', tags, summary: 'Begin an import', successStatus: 201 })
    .meta({ demoNoun: 'questions' })
    .input(z.object({ fileName: text(255), format: text(20), foundCount: count, leftOutCount: count }))
    .output(z.object({ importId: id }))
    .errors(refuses()),

  /**
   * Takes questions of one's own import, each judged as `addQuestion` judges it. One sent again with the same position is
   * answered with what it became; the others of the call are taken whatever is wrong with one.
   */
  importQuestions: oc
    .route({ method: 'POST', path: '/questions/imports/{importId}', tags, summary: 'Take questions of a file' })
    .meta({ demoNoun: 'questions' })
    .input(
      z.object({
        importId: id,
        questions: z
          .array(z.object({ position, question: writtenQuestion }))
          .min(1)
          .max(mostImported),
      }),
    )
    .output(
      z.object({
        answers: z.array(
          z.object({
            position,
            /** Of the question in the bank; null for one that was refused, and then `fields` says why. */
            id: id.nullable(),
            fields: z.array(z.object({ field: z.string(), message: z.string() })),
          }),
        ),
      }),
    )
    .errors(refuses('UNKNOWN_IMPORT', 'TRIAL_LIMIT', 'PLAN_ENDED')),

  /** Which of these are in the bank already: the same words, options and passage, in any order, case and spacing. */
  checkDuplicates: oc
    .route({ method: 'POST', path: '/questions/duplicates', tags, summary: 'Find questions that are there already' })
    .input(
      z.object({
        questions: z
          .array(
            z.object({
              position,
              passage: optionalText(mostInPassage),
              question: optionalText(10_000),
              options: z.array(optionalText(2_000)).max(26),
            }),
          )
          .min(1)
          .max(mostCompared),
      }),
    )
    .output(
      z.object({
        duplicates: z.array(z.object({ position, id, isArchived: z.boolean() })),
      }),
    )
    .errors(refuses()),
}
