import { oc } from '@orpc/contract'
import { classFields, classStatuses } from '@sabimark/domain/school/classes/class-fields.ts'
import { mostArms } from '@sabimark/domain/school/classes/class-set.ts'
import { longestLevel, mostLevels } from '@sabimark/domain/school/grading/levels.ts'
import { z } from 'zod'
import { actOutcome, addedFields, editedFields, revision } from '../../record.ts'
import { recordCalls } from '../../record-calls.ts'
import { refuses } from '../../refusal.ts'
import { id, text } from '../../text.ts'

const status = z.enum(classStatuses)
const formTeacherId = id.nullable()
/** The level is added to the list of the school where it is not there yet. */
const isNewLevel = z.boolean().default(false)

/** A class in the list of a school. `studentsCount`: active students that are in it now. */
export const classRecord = z.object({
  id,
  name: z.string(),
  level: z.string(),
  arm: z.string(),
  position: z.int(),
  formTeacher: z.object({ id, name: z.string() }).nullable(),
  status,
  studentsCount: z.int(),
  examsCount: z.int(),
  revision,
})

const calls = recordCalls({ tags: ['school'], path: '/classes', demoNoun: 'classes' })
const answer = { class: classRecord }

/** The classes of a school. A closed class keeps what it has; nothing new can choose it. */
export const classContract = {
  listClasses: calls
    .list('List the classes of the school', classRecord, ['position', 'name', 'students'], {
      status: status.optional(),
    })
    .errors(refuses('BAD_REQUEST')),

  getClass: calls.get('Read a class and its history', answer).errors(refuses('UNKNOWN_CLASS')),

  addClass: calls
    .add('Add a class', { ...addedFields(classFields), formTeacherId: formTeacherId.default(null), isNewLevel }, answer)
    .errors(refuses('INVALID_FORM', 'CLASS_NAME_TAKEN', 'UNKNOWN_PERSON', 'UNKNOWN_LEVEL')),

  /**
   * Adds every one of the levels with every one of the arms; no arms: each level as one class. Levels that the list of the school
   * has not yet are added to it. What stands already stays as it is, and a name that only a closed class has is skipped.
   */
  addClasses: oc
    .route({ method: 'POST', path: '/classes/several', tags: ['school'], summary: 'Add classes by levels and arms' })
    .meta({ demoNoun: 'classes' })
    .input(
      z.object({
        levels: z
          .array(text(2 * longestLevel))
          .min(1)
          .max(mostLevels),
        arms: z.array(text(2 * longestLevel)).max(2 * mostArms),
      }),
    )
    .output(actOutcome)
    .errors(refuses('INVALID_FORM', 'CLASS_NAME_TAKEN')),

  updateClass: calls
    .update(
      'Edit a class',
      { ...editedFields(classFields), formTeacherId: formTeacherId.optional(), isNewLevel },
      answer,
    )
    .errors(
      refuses(
        'INVALID_FORM',
        'UNKNOWN_CLASS',
        'CLASS_NAME_TAKEN',
        'UNKNOWN_PERSON',
        'UNKNOWN_LEVEL',
        'CHANGED_MEANWHILE',
      ),
    ),

  /** A class with active students, or with a coming exam that is only for it, is not closed but skipped. */
  setClassesStatus: calls.act('status', 'Open or close classes', { status }).errors(refuses('CLASS_NAME_TAKEN')),

  /** Deletes classes that nothing refers to; the others are skipped. */
  deleteClasses: calls.act('delete', 'Delete classes', {}).errors(refuses()),
}
