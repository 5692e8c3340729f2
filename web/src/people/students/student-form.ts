import type { StudentRecord } from '@sabimark/contract/answers.ts'
import type { FieldValues } from '@sabimark/contract/record.ts'
import { studentFields } from '@sabimark/domain/people/students/student-fields.ts'
import { client } from '../../platform/client.ts'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { useActiveSubjects, useClasses } from '../../school/school-lists.ts'
import { noClass } from '../people.ts'

type StudentValues = FieldValues<typeof studentFields> & { classId: string | null; subjectIds: string[] }

const { getStudent: get, addStudent: add, updateStudent: update } = client.people

/** A student's form. A register is typed one after another, so it can stay open for the next. */
export const studentForm: RecordForm<'student', StudentValues, StudentRecord> = {
  noun: 'student',
  get,
  add,
  update,
  fields: {
    ...studentFields,
    classId: {
      label: 'Class',
      kind: 'one',
      from: 'class',
      useOptions: useClasses,
      none: noClass,
    },
    subjectIds: {
      label: 'Subjects',
      kind: 'many',
      from: 'subjects',
      useOptions: useActiveSubjects,
      hint: 'Leave all unticked if the student offers every subject.',
      none: 'The school has no subjects yet. The student will offer every subject that is added.',
      saidNone: 'Every subject',
    },
  },
  groups: [
    { title: 'Student', fields: ['name', 'studentNumber', 'classId', 'gender', 'dateOfBirth'] },
    { title: 'Contact', fields: ['email', 'phone', 'address'] },
    {
      title: 'Guardian',
      fields: [
        'guardianName',
        'guardianPhone',
        'guardianRelationship',
        'guardianEmail',
        'guardian2Name',
        'guardian2Phone',
      ],
    },
    { title: 'Subjects and exams', fields: ['subjectIds', 'extraTimePercent'] },
  ],
  // That of the class whose list is on the screen.
  begin: ({ filters }) => ({ classId: filters.classId ?? null }),
  // The next pupil of the register is most often of the same class and offers the same subjects.
  keep: ['classId', 'subjectIds'],
  refused: { STUDENT_ID_TAKEN: 'studentNumber', UNKNOWN_CLASS: 'classId', UNKNOWN_SUBJECT: 'subjectIds' },
}
