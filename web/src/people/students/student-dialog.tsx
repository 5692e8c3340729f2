import type { FieldValues } from '@sabimark/contract/record.ts'
import { studentFields } from '@sabimark/domain/people/student-fields.ts'
import { client } from '../../platform/client.ts'
import { RecordDialog } from '../../platform/record/record-dialog.tsx'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import type { Opened } from '../../platform/record/use-record-open.ts'
import { useActiveSubjects, useClasses } from '../../school/school-lists.ts'
import { noClass } from '../people.ts'

type StudentValues = FieldValues<typeof studentFields> & { classId: string | null; subjectIds: string[] }

type StudentDialogProps = {
  opened: Opened | null
  /** The class whose list is on the screen. */
  classId?: string | undefined
  onClose: () => void
}

/** "Add New Student", and the same form to edit one. A register is typed one after another, so it can stay open for the next. */
export function StudentDialog({ opened, classId, onClose }: StudentDialogProps) {
  const form: RecordForm<StudentValues> = {
    fields: { ...studentFields, ...useStudentLookups() },
    first: ['name', 'studentNumber', 'classId'],
    titles: { add: 'Add New Student', addSubmit: 'Add Student', edit: 'Edit Student' },
    begin: { classId: classId ?? null },
    // The next pupil of the register is most often of the same class and offers the same subjects.
    keep: ['classId', 'subjectIds'],
    refused: { STUDENT_ID_TAKEN: 'studentNumber', UNKNOWN_CLASS: 'classId', UNKNOWN_SUBJECT: 'subjectIds' },
    read: async (id) => {
      const { student } = await client.people.getStudent({ id })
      const lookups = { classId: student.class?.id ?? null, subjectIds: student.subjects.map((subject) => subject.id) }
      return { values: { ...student, email: student.email ?? '', ...lookups }, revision: student.revision }
    },
    add: async (values, options) => `${(await client.people.addStudent(values, options)).student.name} was added.`,
    save: async (id, revision, changes, options) =>
      `${(await client.people.updateStudent({ id, revision, ...changes }, options)).student.name} was saved.`,
  }
  return <RecordDialog form={form} opened={opened} onClose={onClose} />
}

function useStudentLookups() {
  const [classes, subjects] = [useClasses(), useActiveSubjects()]
  return {
    classId: { label: 'Class', kind: 'one', control: 'class', options: classes, none: noClass },
    subjectIds: {
      label: 'Subjects',
      kind: 'many',
      control: 'subjects',
      options: subjects,
      hint: 'Leave all unticked if the student offers every subject.',
      none: 'The school has no subjects yet. The student will offer every subject that is added.',
    },
  } as const
}
