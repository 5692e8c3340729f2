import type { studentFields } from '../students/student-fields.ts'

/** A student as `people.exportStudents` answers one: the class by its name, subjects by their codes, parted by commas. */
export type ExportedStudent = Record<Exclude<keyof typeof studentFields, 'extraTimePercent'>, string> & {
  id: string
  extraTimePercent: number
  className: string
  subjects: string
}

/** The columns of a register that is exported, by names that reading knows (`columns.ts`). */
const columns: Readonly<Record<keyof ExportedStudent, string>> = {
  id: 'Row',
  name: 'Full Name',
  studentNumber: 'Student ID',
  className: 'Class',
  dateOfBirth: 'Date of Birth',
  gender: 'Gender',
  email: 'Email',
  phone: 'Phone',
  guardianName: 'Guardian Name',
  guardianPhone: 'Guardian Phone',
  guardianRelationship: 'Guardian Relationship',
  guardianEmail: 'Guardian Email',
  guardian2Name: 'Second Guardian Name',
  guardian2Phone: 'Second Guardian Phone',
  address: 'Address',
  extraTimePercent: 'Extra Time (%)',
  subjects: 'Subjects',
}

/** A table of these students with the names of its columns in the first row: read back, every row of it is "same". All are texts. */
export function registerCells(students: readonly ExportedStudent[]): string[][] {
  const fields = Object.keys(columns) as (keyof ExportedStudent)[]
  return [Object.values(columns), ...students.map((student) => fields.map((field) => String(student[field])))]
}
