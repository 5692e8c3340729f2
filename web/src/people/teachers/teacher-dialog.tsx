import type { FieldValues } from '@sabimark/contract/record.ts'
import { teacherFields } from '@sabimark/domain/people/teacher-fields.ts'
import { type Client, client } from '../../platform/client.ts'
import type { Lookup } from '../../platform/record/form-field.ts'
import { RecordDialog } from '../../platform/record/record-dialog.tsx'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import type { Opened } from '../../platform/record/use-record-open.ts'
import { useActiveSubjects, useClasses } from '../../school/school-lists.ts'
import type { Slip } from '../people.ts'

/** An email is the address of the account: it is typed once, and not edited. */
const { email, ...editable } = teacherFields

type Places = { subjectIds: string[]; classIds: string[] }
type Edited = FieldValues<typeof editable> & Places
/** Null: by the invitation that is emailed. */
type New = Edited & { email: string; signIn: 'first_password' | null }

type TeacherDialogProps = { opened: Opened | null; onSlip: (slip: Slip) => void; onClose: () => void }

/** "Add New Teacher", and the same form to edit one. */
export function TeacherDialog({ opened, onSlip, onClose }: TeacherDialogProps) {
  const places = useTeacherPlaces()
  const titles = { add: 'Add New Teacher', addSubmit: 'Add Teacher', edit: 'Edit Teacher' }
  const refused = {
    ...{ EMPLOYEE_ID_TAKEN: 'employeeId', PERSON_ALREADY_HERE: 'email' },
    ...{ UNKNOWN_SUBJECT: 'subjectIds', UNKNOWN_CLASS: 'classIds' },
  }
  const adding: RecordForm<New> = {
    ...{ titles, refused, read: never, save: never },
    fields: { ...editable, email, signIn, ...places },
    first: ['name', 'email', 'employeeId', 'signIn', 'subjectIds', 'classIds'],
    keep: ['signIn'],
    add: async (values, options) => {
      const input = { ...values, signIn: values.signIn ?? 'invitation' } as const
      const added = await client.people.addTeacher(input, options)
      if (added.slip) onSlip(added.slip)
      return whatHappened(added)
    },
  }
  const editing: RecordForm<Edited> = {
    ...{ titles, refused, add: never },
    fields: { ...editable, ...places },
    first: ['name', 'employeeId', 'subjectIds', 'classIds'],
    read: async (id) => {
      const { teacher } = await client.people.getTeacher({ id })
      const subjectIds = teacher.subjects.map((subject) => subject.id)
      const classIds = teacher.classes.map((one) => one.id)
      return { values: { ...teacher, subjectIds, classIds }, revision: teacher.revision }
    },
    save: async (id, revision, changes, options) =>
      `${(await client.people.updateTeacher({ id, revision, ...changes }, options)).teacher.name} was saved.`,
  }
  return opened === 'new' ? (
    <RecordDialog form={adding} opened={opened} onClose={onClose} />
  ) : (
    <RecordDialog form={editing} opened={opened} onClose={onClose} />
  )
}

/** Each form has one way only. */
const never = (): Promise<never> => Promise.reject(new Error('This form does not do that.'))

const firstPassword = [{ id: 'first_password', name: 'Show a first password once' }]
const signIn: Lookup = {
  label: 'First sign-in',
  kind: 'one',
  control: 'signIn',
  options: { data: firstPassword, error: null, refetch: () => undefined },
  none: 'Send an invitation by email',
  hint: 'An invitation has a link to choose a password. A first password you hand over yourself.',
}

function useTeacherPlaces(): Record<'subjectIds' | 'classIds', Lookup> {
  const [subjects, classes] = [useActiveSubjects(), useClasses()]
  return {
    subjectIds: {
      label: 'Subjects',
      kind: 'many',
      control: 'subjects',
      options: subjects,
      hint: 'The teacher writes questions and exams for the subjects ticked here.',
      none: 'The school has no subjects yet. Add them under Subjects.',
    },
    classIds: {
      label: 'Classes Assigned',
      kind: 'many',
      control: 'classesAssigned',
      options: classes,
      hint: 'The teacher sees the students of the classes ticked here.',
      none: 'The school has no classes yet.',
    },
  }
}

type Added = Awaited<ReturnType<Client['people']['addTeacher']>>

function whatHappened({ teacher: { name, email: address, status }, slip }: Added): string {
  if (slip) return `${name} was added. Hand over the first password shown on the page.`
  // Sent twice because the first answer got lost: a password is answered once only.
  if (status === 'active') return `${name} was added. Make a new first password from the menu of the row.`
  return `${name} was added. An email is on its way to ${address ?? 'the address you gave'} with a link to choose a password and sign in.`
}
