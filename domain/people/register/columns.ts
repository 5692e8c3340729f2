import { folded } from '../../words/signs/folded.ts'
import type { studentFields } from '../students/student-fields.ts'
import type { teacherFields } from '../teachers/teacher-fields.ts'
import type { SheetRow } from './cells/sheet.ts'

/** What a column can be beside a field of the record: the id of its row here, the number in a list, and parts of a name. */
type Shared = 'row' | 'serial' | 'surname' | 'firstName' | 'otherName'

/** What a column of a register of students can hold. */
export type StudentColumn = keyof typeof studentFields | Shared | 'className' | 'arm' | 'subjects'

/** What a column of a register of teachers can hold. */
export type TeacherColumn = keyof typeof teacherFields | Shared | 'subjects' | 'classes'

/** What people call each column, folded, parted by |. A field without a name here does not compile. */
export type Synonyms<Column extends string> = Readonly<Record<Column, string>>

const shared: Synonyms<Shared> = {
  row: 'row|row id',
  serial: 's n|sn|s no|sno|no|serial|serial no|serial number|number',
  surname: 'surname|sur name|last name|lastname|family name',
  firstName: 'first name|firstname|given name|forename',
  otherName: 'other name|other names|othername|othernames|middle name|middle names|middlename',
}

export const studentColumns: Synonyms<StudentColumn> = {
  ...shared,
  name: 'name|names|full name|fullname|name in full|names in full|name surname first|names surname first|surname and other names|surname other names|student full name|student s full name|candidate name|name of candidate|student|students|student name|student names|students name|student s name|name of student|names of students|pupil|pupil name|pupil s name|name of pupil|names of pupils',
  studentNumber:
    'student id|studentid|id|id no|id number|student no|student number|admission no|admission number|adm no|adm number|admin number|school id|school no|student reg no|admin no|admission|reg no|reg number|registration no|registration number|matric no|exam no|exam number',
  email: 'email|email address|student email',
  phone: 'phone|phone no|phone number|telephone|tel|mobile|mobile no|mobile number|gsm|gsm no|student phone',
  dateOfBirth:
    'date of birth|dob|d o b|birth date|birthdate|birthday|born|date of birth dd mm yyyy|date of birth d m y|date of birth dd mm yy|dob dd mm yyyy|birth day',
  gender: 'gender|sex|m f|male female|boy girl',
  guardianName:
    'guardian|guardian name|guardian s name|name of guardian|parent|parents|parent name|parent s name|parents name|parent guardian|parent guardian name|name of parent|name of parent guardian|next of kin|father s name|mother s name|father name|mother name|name of guardian parent|guardian parent',
  guardianPhone:
    'guardian phone|guardian phone no|guardian phone number|guardian s phone|guardian s phone number|parent phone|parent phone no|parent phone number|parent s phone|parent s phone no|parent s phone number|parents phone number|parents phone|parent guardian phone|parent guardian phone number|parent guardian phone no|parent contact|parents contact|parent s contact|guardian contact|guardian s phone no|phone no of parent|phone number of parent|parent gsm|parent gsm no|parent s gsm|father s phone|mother s phone|father s phone no|mother s phone no',
  address: 'address|home address|residential address|residence|contact address',
  guardianRelationship:
    'guardian relationship|relationship|relation|relationship to student|relationship with student|relationship to child|relationship to pupil|relationship of guardian',
  guardianEmail:
    'guardian email|guardian email address|guardian s email|parent email|parent email address|parent s email|parents email|parent guardian email|email of parent|email of guardian',
  guardian2Name:
    'second guardian|second guardian name|guardian 2|guardian 2 name|other guardian|second parent|second parent name|parent 2|parent 2 name',
  guardian2Phone:
    'second guardian phone|second guardian phone number|guardian 2 phone|guardian 2 phone number|other guardian phone|second parent phone|second parent phone number|parent 2 phone|parent 2 phone number',
  extraTimePercent: 'extra time|extra time percent|additional time',
  className: 'class|class name|classname|form|class arm|class and arm|current class|present class',
  arm: 'arm|arms|stream',
  subjects: 'subject|subjects|subjects offered|subject offered|subject combination|courses',
}

export const teacherColumns: Synonyms<TeacherColumn> = {
  ...shared,
  name: 'name|names|full name|fullname|teacher|teachers|teacher name|teacher names|teacher s name|name of teacher|names of teachers|staff|staff name|name of staff|names of staff',
  email: 'email|email address|teacher email|staff email',
  employeeId:
    'employee id|employeeid|id|id no|id number|staff id|staff no|staff number|employee no|employee number|teacher id|file no|file number|psn|trcn no',
  department: 'department|dept|unit|section',
  phone: 'phone|phone no|phone number|telephone|tel|mobile|mobile no|mobile number|gsm|gsm no',
  experience: 'experience|years of experience|years of teaching|teaching experience|experience years',
  qualification: 'qualification|qualifications|highest qualification|certificate|degree',
  address: 'address|home address|residential address|residence|contact address',
  subjects: 'subject|subjects|subject taught|subjects taught|teaching subject|teaching subjects',
  classes: 'class|classes|class taught|classes taught|form|forms',
}

/** Which field each column holds; `row` is the row of names, null where the columns were told by what stands in them. */
export type Columns<Column extends string> = { row: SheetRow | null; fields: ReadonlyMap<Column, number> }

/** How far down the row of names may stand: a school's name, a title and instructions are above it. */
const deepest = 20

/** The first of the upper 20 rows with two names that are known; undefined where none is there. */
export function findColumns<Column extends string>(
  rows: readonly SheetRow[],
  synonyms: Synonyms<Column>,
): Columns<Column> | undefined {
  const known = fieldsByName(synonyms)
  for (const [at, row] of rows.slice(0, deepest).entries()) {
    const fields = namedIn(row, known)
    if (fields.size >= 2) return withRowBelow({ row, fields }, rows[at + 1], known)
  }
  return undefined
}

/** "NAME" over "SURNAME" and "FIRST NAME": where the row below names columns, too, it says more of those it names. */
function withRowBelow<Column extends string>(
  { row, fields }: { row: SheetRow; fields: ReadonlyMap<Column, number> },
  below: SheetRow | undefined,
  known: ReadonlyMap<string, Column>,
): Columns<Column> {
  if (below?.number !== row.number + 1 || !namesColumns(below, known)) return { row, fields }
  const lower = namedIn(below, known)
  const places = new Set(lower.values())
  const upper = [...fields].filter(([, at]) => !places.has(at))
  return {
    row: { number: below.number, cells: new Map([...row.cells, ...below.cells].sort(([a], [b]) => a - b)) },
    fields: new Map([...lower, ...upper.filter(([column]) => !lower.has(column))]),
  }
}

function namesColumns<Column extends string>(row: SheetRow, known: ReadonlyMap<string, Column>): boolean {
  const { size } = namedIn(row, known)
  return size >= 2 && size * 2 > row.cells.size
}

/**
 * Says of each row in turn whether it names columns, as lists of several classes in one sheet do before each class, and which columns
 * hold below it: those of `top` again where the same names stand there, else its own.
 */
export function columnsBelow<Column extends string>(
  rows: readonly SheetRow[],
  top: Columns<Column>,
  synonyms: Synonyms<Column>,
): (place: number) => Columns<Column> | undefined {
  const known = fieldsByName(synonyms)
  const topNames = top.row && namedIn(top.row, known)
  let last: Columns<Column> = top
  let lastNumber = top.row?.number ?? 0
  return (place) => {
    const row = rows[place]
    if (row === undefined || !namesColumns(row, known)) return undefined
    if (row.number <= (top.row?.number ?? 0)) return top
    // The lower of two rows of names was taken with the upper one.
    const isLower = row.number === lastNumber + 1
    lastNumber = row.number
    if (isLower) return last
    const own = withRowBelow({ row, fields: namedIn(row, known) }, rows[place + 1], known)
    last = topNames && areSame(topNames, own.fields) ? top : own
    return last
  }
}

function areSame<Column>(one: ReadonlyMap<Column, number>, other: ReadonlyMap<Column, number>): boolean {
  return one.size === other.size && [...one].every(([column, at]) => other.get(column) === at)
}

function fieldsByName<Column extends string>(synonyms: Synonyms<Column>): Map<string, Column> {
  const columns = Object.keys(synonyms) as Column[]
  return new Map(columns.flatMap((column) => synonyms[column].split('|').map((name) => [name, column] as const)))
}

/** Of two columns with one meaning the first counts; the other one is listed as not used. */
function namedIn<Column extends string>(row: SheetRow, known: ReadonlyMap<string, Column>): Map<Column, number> {
  const fields = new Map<Column, number>()
  for (const [at, { text }] of row.cells) {
    const head = text.slice(0, 80)
    // "Sex (M/F)" and "Name (Surname first)" say in brackets how to fill them in.
    const column = known.get(plainHead(head)) ?? known.get(plainHead(head.replaceAll(/\([^()]*\)/g, ' ')))
    if (column !== undefined && !fields.has(column)) fields.set(column, at)
  }
  return fields
}

const plainHead = (text: string) => folded(text).replace(/^e mail/, 'email')
