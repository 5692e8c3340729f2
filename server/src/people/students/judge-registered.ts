import { refusals } from '@sabimark/contract/refusal.ts'
import { studentIdentity } from '@sabimark/domain/people/register/judge.ts'
import type { FieldNote } from '@sabimark/domain/people/register/read-row.ts'
import { type RegisterValues, studentOfRow } from '@sabimark/domain/people/register/student-row.ts'
import { normaliseStudentNumber } from '@sabimark/domain/people/student-number.ts'
import { unbornProblem } from '@sabimark/domain/people/students/birth-date.ts'
import { onto } from '../../platform/record/changes.ts'
import type { StudentState, StudentValues } from './student.db.ts'

/** A row of a register as it is sent. */
export type SentRow = {
  position: number
  id: string | null
  revision: number | null
  values: Partial<RegisterValues>
}

/** What rows are judged by, looked up once for all of them. */
export type Surroundings = {
  now: Date
  records: ReadonlyMap<string, StudentState>
  /** Whose a student number is, in its compared form; a row that is taken takes its own. */
  owners: Map<string, string>
  openClasses: ReadonlySet<string>
  activeSubjects: ReadonlySet<string>
}

export type Judged = { fields: FieldNote[] } | { added: StudentValues } | { before: StudentState; after: StudentState }

/** A student of whom nothing is said. */
const unsaid: StudentValues = {
  ...{ name: '', studentNumber: '', email: '', phone: '', dateOfBirth: '', gender: '' },
  ...{ guardianRelationship: '', guardianEmail: '', guardian2Name: '', guardian2Phone: '' },
  ...{ guardianName: '', guardianPhone: '', address: '', extraTimePercent: 0, classId: null, subjectIds: [] },
}

/** What one row comes to: somebody who is added, somebody before and after, or what is wrong with it by field. */
export function judgeRegistered({ id, revision, values }: SentRow, around: Surroundings): Judged {
  const { said, fields } = studentOfRow(values)
  const unborn = unbornProblem(said.dateOfBirth ?? '', around.now)
  if (unborn) fields.push({ field: 'dateOfBirth', message: unborn })
  const before = id === null ? undefined : around.records.get(id)
  if (id !== null && !before) return { fields: [{ field: 'row', message: refusals.UNKNOWN_PERSON.message }] }
  if (before && before.revision !== revision) return { fields: [changedMeanwhile] }
  const after = onto<StudentValues>(before ?? unsaid, said)
  if (!before) fields.push(...studentIdentity.required.filter(({ field }) => isMissing(field, values)))
  // What was there before may stay, also a class or a subject that is no longer in use.
  const { classId } = after
  if (classId !== null && classId !== before?.classId && !around.openClasses.has(classId)) {
    fields.push({ field: 'className', message: refusals.UNKNOWN_CLASS.message })
  }
  const isNew = (subject: string) => !before?.subjectIds.includes(subject)
  if (after.subjectIds.some((subject) => isNew(subject) && !around.activeSubjects.has(subject))) {
    fields.push({ field: 'subjects', message: refusals.UNKNOWN_SUBJECT.message })
  }
  const owner = around.owners.get(normaliseStudentNumber(after.studentNumber))
  if (owner !== undefined && owner !== id) fields.push(numberTaken)
  if (fields.length > 0) return { fields }
  return before ? { before, after: { ...before, ...after } } : { added: after }
}

const isMissing = (field: string, values: Partial<RegisterValues>) =>
  (values[field as keyof RegisterValues] ?? '') === ''

const numberTaken: FieldNote = { field: 'studentNumber', message: refusals.STUDENT_ID_TAKEN.message }

/** Somebody else has saved this student since the row was compared. */
export const changedMeanwhile: FieldNote = {
  field: 'row',
  message: 'Somebody else has changed this student since you compared. Nothing of this row was saved; compare again.',
}
