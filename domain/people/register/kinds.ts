import { type KnownSubject, type SubjectFinder, subjectFinder } from '../../school/subjects/subject-finder.ts'
import { type Field, fieldProblem } from '../../words/field.ts'
import { folded } from '../../words/signs/folded.ts'
import { partTitles } from '../../words/signs/titles.ts'
import { studentFields } from '../students/student-fields.ts'
import { teacherFields } from '../teachers/teacher-fields.ts'
import { type ClassFinder, classFinder, type KnownClass } from './cells/read-class.ts'
import { readClasses } from './cells/read-classes.ts'
import { readDay } from './cells/read-day.ts'
import { readGender } from './cells/read-gender.ts'
import { readPhone } from './cells/read-phone.ts'
import { readSubjects } from './cells/read-subjects.ts'
import type { Reading, SheetCell } from './cells/sheet.ts'
import { type StudentColumn, type Synonyms, studentColumns, type TeacherColumn, teacherColumns } from './columns.ts'

/** What the school has already, and the day in Lagos: what cells are read by. */
export type Surroundings = {
  today: string
  findClass: ClassFinder
  classes: readonly KnownClass[]
  findSubject: SubjectFinder
  /** Of classes that a cell names and nobody knows, those that are not left out. */
  stillOpen?: (classNames: readonly string[]) => readonly string[]
}

/** Looks through classes and subjects once, whatever the number of rows. `today` is the day in Lagos. */
export function surroundingsOf(
  today: string,
  classes: readonly KnownClass[],
  subjects: readonly KnownSubject[],
): Surroundings {
  return { today, findClass: classFinder(classes), classes, findSubject: subjectFinder(subjects) }
}

/** How one cell is read for a field. */
export type Reader = (cell: SheetCell, around: Surroundings) => Reading

/** Columns that say who a row is of or are put together with others, and have no reader of their own. */
type Joined = 'row' | 'serial' | 'surname' | 'firstName' | 'otherName' | 'arm'

/** A kind of register: what its columns are called, and how each field is read. */
export type RegisterKind<Column extends string> = {
  synonyms: Synonyms<Column>
  readers: Readonly<Record<Exclude<Column, Joined>, Reader>>
  /** Columns of which a row without a name says more of whoever stands in the row above it. */
  continued?: readonly Column[]
}

const asTyped: Reader = ({ text }) => ({ value: text.trim() })
/** A record has no place for a title: what is taken off is said. */
function nameWithoutTitles(text: string): Reading {
  const { name, titles } = partTitles(text.trim())
  return titles === ''
    ? { value: name }
    : { value: name, remark: `“${titles}” is a title, and is not part of the name.` }
}
const phone: Reader = ({ text }) => readPhone(text)
const email: Reader = ({ text }) => ({ value: text.trim().toLowerCase() })

/** A Cyrillic С in place of a C looks the same, and nobody could sign in with it. */
const number: Reader = ({ text }) => {
  const isMixed = /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)
  if (isMixed) return { problem: `“${text.trim()}” has letters of two alphabets that look alike. Type it again.` }
  return { value: text.trim() }
}

/** "25%" and "5 years" are whole numbers to whoever typed them. */
const wholeNumber: Reader = ({ text }) => ({
  value: /^(\d{1,6}) ?(?:%|years?|yrs?)?$/i.exec(text.trim())?.[1] ?? text.trim(),
})

const subjects: Reader = ({ text }, around) => {
  const { ids, unknown } = readSubjects(text, around.findSubject)
  const value = ids.sort().join(',')
  return unknown.length === 0 ? { value } : { value, problem: noneText('subject', unknown), unknown }
}

const className: Reader = ({ text }, { findClass }) => {
  const found = findClass(text)
  return found ? { value: found.id } : { problem: noneText('class', [text]), unknown: [text] }
}

const classes: Reader = ({ text }, around) => {
  const { ids, unknown, guessed } = readClasses(text, around.findClass, around.classes)
  const value = ids.sort().join(',')
  const open = around.stillOpen?.(unknown) ?? unknown
  if (open.length > 0) return { value, problem: noneText('class', open), unknown: open }
  const guess = guessed.map((one) => `“${one.typed}” was read as ${one.classes}.`).join(' ')
  const remark = unknown.map((name) => `You left out “${name.trim()}”.`).join(' ')
  return { value, ...(guess !== '' && { guess }), ...(remark !== '' && { remark }) }
}

/** "There is no subject Latin." Some names end with a full stop of their own: Eng. Lang. */
function noneText(noun: 'class' | 'subject', names: readonly string[]): string {
  const all = names.map((name) => name.trim())
  const last = all.pop() ?? ''
  const words =
    all.length === 0
      ? `is no ${noun} ${last}`
      : `are no ${noun === 'class' ? 'classes' : `${noun}s`} ${all.join(', ')} and ${last}`
  return `There ${words.replace(/\.$/, '')}.`
}

const department: Reader = ({ text }) => {
  const found = teacherFields.department.choices.find((name) => folded(name) === folded(text))
  return { value: found ?? text.trim() }
}

export const studentRegister: RegisterKind<StudentColumn> = {
  synonyms: studentColumns,
  readers: {
    name: checked(studentFields.name, asTyped),
    studentNumber: checked(studentFields.studentNumber, number),
    email: checked(studentFields.email, email),
    phone: checked(studentFields.phone, phone),
    dateOfBirth: (cell, { today }) => readDay(cell, today),
    gender: ({ text }) => readGender(text),
    guardianName: checked(studentFields.guardianName, asTyped),
    guardianPhone: checked(studentFields.guardianPhone, phone),
    guardianRelationship: checked(studentFields.guardianRelationship, asTyped),
    guardianEmail: checked(studentFields.guardianEmail, email),
    guardian2Name: checked(studentFields.guardian2Name, asTyped),
    guardian2Phone: checked(studentFields.guardian2Phone, phone),
    address: checked(studentFields.address, asTyped),
    extraTimePercent: checked(studentFields.extraTimePercent, wholeNumber),
    className,
    subjects,
  },
}

export const teacherRegister: RegisterKind<TeacherColumn> = {
  synonyms: teacherColumns,
  continued: ['subjects', 'classes'],
  readers: {
    name: checked(teacherFields.name, ({ text }) => nameWithoutTitles(text)),
    email: checked(teacherFields.email, email),
    employeeId: checked(teacherFields.employeeId, asTyped),
    department: checked(teacherFields.department, department),
    phone: checked(teacherFields.phone, phone),
    experience: checked(teacherFields.experience, wholeNumber),
    qualification: checked(teacherFields.qualification, asTyped),
    address: checked(teacherFields.address, asTyped),
    subjects,
    classes,
  },
}

/** What the form refuses, a register refuses in the same sentence. */
function checked(field: Field, read: Reader): Reader {
  return (cell, around) => {
    const reading = read(cell, around)
    if (reading.problem !== undefined) return reading
    const problem = fieldProblem(field, reading.value)
    return problem === null ? reading : { problem }
  }
}
