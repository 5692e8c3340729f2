import { oc } from '@orpc/contract'
import { longestGrade, longestRemark, mostGrades } from '@sabimark/domain/school/grading/grade-scale.ts'
import { gradingFields } from '@sabimark/domain/school/grading/grading-fields.ts'
import { mostLevels } from '@sabimark/domain/school/grading/levels.ts'
import { roundings } from '@sabimark/domain/school/grading/rounding.ts'
import { z } from 'zod'
import { editedFields, historyLine, revision } from '../../record.ts'
import { refuses } from '../../refusal.ts'
import { id, optionalText, text, typedText } from '../../text.ts'

/** The best grade first; the last is given from 0 on. */
const scale = z.array(z.object({ grade: z.string(), fromPercentage: z.int(), remark: z.string() }))

/**
 * How a school grades: its scale, how a percentage is rounded, for how many hours a computer may bring late answers, and its
 * levels in their order, each with the classes that have it.
 */
export const grading = z.object({
  id,
  scale,
  rounding: z.enum(roundings),
  syncWindowHours: z.int(),
  levels: z.array(z.object({ name: z.string(), classes: z.array(z.string()) })),
  revision,
})

export const gradingContract = {
  grading: oc
    .route({ method: 'GET', path: '/grading', tags: ['school'], summary: 'How the school grades' })
    .output(
      z.object({
        grading,
        /** For administrators; empty for others. */
        history: z.array(historyLine),
      }),
    )
    .errors(refuses()),

  /**
   * Changes what is sent and nothing else, unless somebody changed it after `revision`. The scale holds at once, for results
   * there are already, too. Of a level that was there, `was` says the name it had: its classes are renamed. `effects` says what
   * it means; sent as a rehearsal, what it would mean.
   */
  saveGrading: oc
    .route({ method: 'PATCH', path: '/grading', tags: ['school'], summary: 'Change how the school grades' })
    .input(
      z.object({
        revision,
        ...editedFields(gradingFields),
        scale: z
          .array(
            z.object({
              grade: text(2 * longestGrade),
              fromPercentage: z.int().min(0).max(100),
              remark: optionalText(2 * longestRemark),
            }),
          )
          .max(2 * mostGrades)
          .optional(),
        levels: z
          .array(z.object({ name: text(40), was: typedText(40).nullable().default(null) }))
          .max(2 * mostLevels)
          .optional(),
      }),
    )
    .output(z.object({ grading, effects: z.array(z.string()) }))
    .errors(refuses('INVALID_FORM', 'LEVEL_IN_USE', 'CLASS_NAME_TAKEN', 'CHANGED_MEANWHILE')),
}
