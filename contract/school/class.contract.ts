import { oc } from '@orpc/contract'
import { classFields, classStatuses } from '@sabimark/domain/school/class-fields.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { actOutcome, addedFields, editedFields, historyLine, ids, revision } from '../record.ts'
import { refuses } from '../refusal.ts'
import { id } from '../text.ts'

const tags = ['school']
const status = z.enum(classStatuses)
const formTeacherId = id.nullable()

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

/** The classes of a school. A closed class keeps what it has; nothing new can choose it. */
export const classContract = {
  listClasses: oc
    .route({ method: 'GET', path: '/classes', tags, summary: 'List the classes of the school' })
    .input(listInput(['position', 'name', 'students'], { status: status.optional() }))
    .output(listOutput(classRecord))
    .errors(refuses('BAD_REQUEST')),

  getClass: oc
    .route({ method: 'GET', path: '/classes/{id}', tags, summary: 'Read a class and its history' })
    .input(z.object({ id }))
    .output(z.object({ class: classRecord, history: z.array(historyLine) }))
    .errors(refuses('UNKNOWN_CLASS')),

  addClass: oc
    .route({ method: 'POST', path: '/classes', tags, summary: 'Add a class', successStatus: 201 })
    .meta({ demoNoun: 'classes' })
    .input(z.object({ ...addedFields(classFields), formTeacherId: formTeacherId.default(null) }))
    .output(z.object({ class: classRecord }))
    .errors(refuses('CLASS_NAME_TAKEN', 'UNKNOWN_PERSON')),

  /** Changes what is sent and nothing else, unless somebody changed the class after `revision`. */
  updateClass: oc
    .route({ method: 'PATCH', path: '/classes/{id}', tags, summary: 'Edit a class' })
    .meta({ demoNoun: 'classes' })
    .input(z.object({ id, revision, ...editedFields(classFields), formTeacherId: formTeacherId.optional() }))
    .output(z.object({ class: classRecord }))
    .errors(refuses('UNKNOWN_CLASS', 'CLASS_NAME_TAKEN', 'UNKNOWN_PERSON', 'CHANGED_MEANWHILE')),

  /** A class with active students, or with a coming exam that is only for it, is not closed but skipped. */
  setClassesStatus: oc
    .route({ method: 'POST', path: '/classes/status', tags, summary: 'Open or close classes' })
    .meta({ demoNoun: 'classes' })
    .input(z.object({ ids, status }))
    .output(actOutcome)
    .errors(refuses('CLASS_NAME_TAKEN')),

  /** Deletes classes that nothing refers to; the others are skipped. */
  deleteClasses: oc
    .route({ method: 'POST', path: '/classes/delete', tags, summary: 'Delete classes' })
    .meta({ demoNoun: 'classes' })
    .input(z.object({ ids }))
    .output(actOutcome)
    .errors(refuses()),
}
