import type { AddedTeacher, IssuedSlip, TeacherRecord } from '@sabimark/contract/answers.ts'
import type { FieldValues } from '@sabimark/contract/record.ts'
import { teacherFields } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import { client } from '../../platform/client.ts'
import type { Lookup } from '../../platform/record/form-field.ts'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { useActiveSubjects, useClasses } from '../../school/school-lists.ts'

type TeacherValues = FieldValues<typeof teacherFields> & {
  subjectIds: string[]
  classIds: string[]
  /** Null: by the invitation that is emailed. */
  signIn: 'first_password' | null
}

const firstPassword = {
  data: [{ id: 'first_password', name: 'Show a first password once' }],
  error: null,
  refetch: () => undefined,
}
const signIn: Lookup = {
  label: 'First sign-in',
  kind: 'one',
  from: 'signIn',
  isFixed: true,
  useOptions: () => firstPassword,
  none: 'Send an invitation by email',
  hint: 'An invitation has a link to choose a password. A first password you hand over yourself.',
}
const { getTeacher: get, updateTeacher: update } = client.people

/** A teacher's form. A first password is shown by `onSlip`, once. */
export const teacherForm = (
  onSlip: (slip: IssuedSlip) => void,
): RecordForm<'teacher', TeacherValues, TeacherRecord> => ({
  noun: 'teacher',
  get,
  update,
  fields: {
    ...teacherFields,
    signIn,
    subjectIds: {
      label: 'Subjects',
      kind: 'many',
      from: 'subjects',
      useOptions: useActiveSubjects,
      hint: 'The teacher writes questions and exams for the subjects ticked here.',
      none: 'The school has no subjects yet. Add them under Subjects.',
    },
    classIds: {
      label: 'Classes Assigned',
      kind: 'many',
      control: 'classesAssigned',
      from: 'classes',
      useOptions: useClasses,
      hint: 'The teacher sees the students of the classes ticked here.',
      none: 'The school has no classes yet.',
    },
  },
  groups: [
    { title: 'Teacher', fields: ['name', 'email', 'employeeId', 'signIn'] },
    { title: 'Contact', fields: ['phone', 'address'] },
    { title: 'Work', fields: ['department', 'experience', 'qualification'] },
    { title: 'Subjects and classes', fields: ['subjectIds', 'classIds'] },
  ],
  keep: ['signIn'],
  refused: {
    EMPLOYEE_ID_TAKEN: 'employeeId',
    PERSON_ALREADY_HERE: 'email',
    UNKNOWN_SUBJECT: 'subjectIds',
    UNKNOWN_CLASS: 'classIds',
  },
  async add(values, options) {
    const input = { ...values, signIn: values.signIn ?? ('invitation' as const) }
    const added = await client.people.addTeacher(input, options)
    if (added.slip) onSlip(added.slip)
    return { teacher: added.teacher, said: whatHappened(added) }
  },
})

function whatHappened({ teacher: { name, email: address, status }, slip }: AddedTeacher): string {
  if (slip) return `${name} was added. Hand over the first password shown on the page.`
  // Sent twice because the first answer got lost: a password is answered once only.
  if (status === 'active') return `${name} was added. Make a new first password from the menu of the row.`
  return `${name} was added. An email is on its way to ${address ?? 'the address you gave'} with a link to choose a password and sign in.`
}
