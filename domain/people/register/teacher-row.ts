import { type Field, fieldProblem } from '../../words/field.ts'
import type { Steps } from '../../words/steps.ts'
import { normaliseStudentNumber } from '../student-number.ts'
import { type departments, teacherFields } from '../teachers/teacher-fields.ts'
import { type DoneRows, joinRows, type More } from './join-rows.ts'
import {
  type Identity,
  type JudgeChoices,
  judgeInSteps,
  type KnownRecord,
  type RowChoice,
  teacherIdentity,
  type Verdict,
} from './judge.ts'
import type { FieldNote, RegisterRow } from './read-row.ts'

/** What a register can say of a teacher, as the record keeps it. */
export type RegisteredTeacher = Record<Exclude<keyof typeof teacherFields, 'department' | 'experience'>, string> & {
  department: (typeof departments)[number] | ''
  experience: number | null
  subjectIds: string[]
  classIds: string[]
}

type TeacherValues = Record<keyof typeof teacherFields | 'subjects' | 'classes', string>

/** A teacher as the school has them, as a row of a register says it: subjects and classes are their ids, sorted, parted by commas. */
export function teacherValuesOf(
  teacher: Omit<RegisteredTeacher, 'email' | 'subjectIds' | 'classIds'> & {
    email: string | null
    subjects: readonly { id: string }[]
    classes: readonly { id: string }[]
  },
): TeacherValues {
  const { name, email, employeeId, department, phone, experience, qualification, address } = teacher
  const idsOf = (some: readonly { id: string }[]) =>
    some
      .map(({ id }) => id)
      .sort()
      .join(',')
  return {
    ...{ name, email: email ?? '', employeeId, department, phone, qualification, address },
    experience: experience === null ? '' : String(experience),
    subjects: idsOf(teacher.subjects),
    classes: idsOf(teacher.classes),
  }
}

/** What the values of a row write into a record. They were read and judged before; what is not among them is not said. */
export function teacherOfRow(values: Readonly<Record<string, string>>): Partial<RegisteredTeacher> {
  const said: Record<string, unknown> = {}
  for (const [name, field] of Object.entries<Field>(teacherFields)) {
    const typed = (values[name] ?? '').trim()
    if (typed === '' || fieldProblem(field, typed) !== null) continue
    said[name] = field.kind === 'integer' ? Number(typed) : typed
  }
  const idsIn = (typed: string) => typed.split(',').filter(Boolean)
  if (values.subjects) said.subjectIds = idsIn(values.subjects)
  if (values.classes) said.classIds = idsIn(values.classes)
  return said
}

/**
 * One verdict for each row, in their order, a record or a row a step. Rows of one teacher are one: the first has the subjects and classes
 * of all, the others are left out for it. A teacher is known by our own id of the row, then by the employee ID, then by the email. An
 * email is the address of an account and stays: a row that says another one waits for a person, as do two rows with one employee ID.
 */
export function* judgeTeachers(
  rows: readonly RegisterRow[],
  records: readonly KnownRecord[],
  choices: JudgeChoices,
  { identity = teacherIdentity, done = new Map() }: { identity?: Identity; done?: DoneRows } = {},
): Steps<Verdict[]> {
  const { rows: joinedRows, joined, told } = joinRows(rows, choices.rows, withAllSaid(done, records))
  const apart = [...joined.keys()].map((place): [number, RowChoice] => [place, { isLeftOut: true }])
  const of = { ...choices, rows: new Map([...choices.rows, ...apart]) }
  const verdicts = yield* judgeInSteps(known(joinedRows, records, of), records, identity, of)
  return verdicts.map((verdict, place): Verdict => {
    const other = joined.get(place)
    if (other) {
      if (other.open.length > 0) return { verdict: 'needs-you', problems: other.open }
      if (other.more) return addedLater(other.more, rows, done)
      return { verdict: 'left-out', why: other.why, isJoined: true }
    }
    const fixed = withFixedEmail(verdict)
    const said = told.get(place)
    return said !== undefined && (fixed.verdict === 'new' || fixed.verdict === 'changed')
      ? { ...fixed, told: said }
      : fixed
  })
}

/** Of somebody who was there before, a row says only what it changes: the rest of the lists is the record's. */
function withAllSaid(done: DoneRows, records: readonly KnownRecord[]): DoneRows {
  if (done.size === 0) return done
  const byId = new Map(records.map(({ id, values }) => [id, values]))
  return new Map([...done].map(([at, { id, said }]) => [at, { id, said: { ...byId.get(id), ...said } }]))
}

/** A row that was mended or taken back in after another one of its teacher was added: what it says is added to whoever is there now. */
function addedLater({ of, lists }: More, rows: readonly RegisterRow[], done: DoneRows): Verdict {
  const { id = '', said = {} } = done.get(of) ?? {}
  const changes = Object.entries(lists).map(([field, after]) => ({ field, before: said[field] ?? '', after }))
  const first = rows[of]
  const told = `Row ${first?.row ?? ''}, of the same teacher, is done already. What this row says more is added to the teacher.`
  return { verdict: 'changed', id, changes, told, isMore: true }
}

const emailStays =
  'A teacher’s email is the address they sign in with, and is not changed by a list. Correct it, or leave the field empty.'

function withFixedEmail(verdict: Verdict): Verdict {
  const isOther = verdict.verdict === 'changed' && verdict.changes.some(({ field }) => field === 'email')
  return isOther ? { verdict: 'needs-you', problems: [{ field: 'email', message: emailStays }] } : verdict
}

/** The rows with the id of whose employee ID they name, and those that name one which an earlier row has given to somebody else. */
function known(rows: readonly RegisterRow[], records: readonly KnownRecord[], { rows: decided }: JudgeChoices) {
  const byId = new Map(records.map((record) => [record.id, record]))
  const byEmployeeId = new Map(records.map(({ id, values }) => [keyOf(values), id]))
  const first = new Map<string, RegisterRow>()
  return rows.map((row, place): RegisterRow => {
    const key = keyOf(row.values)
    if (key === '' || decided.get(place)?.isLeftOut) return row
    const earlier = first.get(key)
    if (!earlier) first.set(key, row)
    const isOther = earlier !== undefined && earlier.values.email !== row.values.email
    const note: FieldNote[] = isOther
      ? [{ field: 'employeeId', message: `Row ${earlier.row} also has this employee ID.` }]
      : []
    const id = row.id !== null && byId.has(row.id) ? row.id : isOther ? null : (byEmployeeId.get(key) ?? null)
    // The same ID in other letters and spaces is no change.
    const own = (id === null ? undefined : byId.get(id))?.values
    const values = own && keyOf(own) === key ? { ...row.values, employeeId: own.employeeId ?? '' } : row.values
    return { ...row, id, values, problems: [...row.problems, ...note] }
  })
}

/** Compared as people type it: T/009 is "t / 009". */
const keyOf = ({ employeeId = '' }: KnownRecord['values']) => normaliseStudentNumber(employeeId)
