import { oc } from '@orpc/contract'
import { scriptStates } from '@sabimark/domain/marking/hand-mark.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, marksHundredths, shortId } from '../text.ts'
import { markedBy } from './hand-marking.contract.ts'

const tags = ['marking']

export const paperMarksContract = {
  /** Who handed in, by student ID, with the marks of what they wrote on paper: for typing them in from the sheets. */
  listPaperMarks: oc
    .route({ method: 'GET', path: '/exams/{examId}/paper-marks', tags, summary: 'List the marks of essays on paper' })
    .input(z.object({ examId: id }))
    .output(
      z.object({
        title: z.string(),
        questions: z.array(markedBy.pick({ questionId: true, number: true, text: true, marksHundredths: true })),
        candidates: z.array(
          z.object({
            attemptId: id,
            studentNumber: z.string(),
            name: z.string(),
            className: z.string().nullable(),
            attemptNumber: z.int(),
            marks: z.array(
              z.object({
                questionId: shortId,
                /** As in a script: what was done to it since is not overwritten unseen. */
                revision: z.int(),
                state: z.enum(scriptStates),
                /**
                 * Null while it waits, where another marker gave it and the reader is to be the second, and where the reader
                 * decides between `both`.
                 */
                hundredths: marksHundredths.nullable(),
                /** Who gave it, if not the reader. */
                givenBy: z.string().nullable(),
                /** For who decides: what both markers gave where they disagree, the first marker's first. */
                both: z.array(marksHundredths),
              }),
            ),
          }),
        ),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM')),

  /** Types marks in, all or none of them: what is wrong is named, mark by mark. */
  enterPaperMarks: oc
    .route({ method: 'POST', path: '/exams/{examId}/paper-marks', tags, summary: 'Type in marks of essays on paper' })
    .meta({ demoNoun: 'results' })
    .input(
      z.object({
        examId: id,
        marks: z
          .array(
            z.object({
              attemptId: id,
              questionId: shortId,
              revision: z.int().min(1),
              /** Null takes the caller's own mark back. */
              hundredths: z.int().nullable(),
            }),
          )
          .min(1)
          .max(1_000),
      }),
    )
    .output(z.object({ savedCount: z.int() }))
    .errors(refuses('UNKNOWN_EXAM', 'INVALID_MARKS')),
}
