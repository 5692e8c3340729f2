import { atOnce, type Steps } from '../../words/steps.ts'
import { normaliseStudentNumber } from '../student-number.ts'
import { nameWords } from './cells/read-name.ts'
import type { FieldNote, RegisterRow } from './read-row.ts'

/** A record the school has, in the form of a row: its values by field, classes and subjects by id. */
export type KnownRecord = { id: string; values: Readonly<Record<string, string>> }

/** What somebody decided of one row: who it is where that was asked, that a guess is right, or that it is left out. */
export type RowChoice = { isLeftOut?: boolean; isConfirmed?: boolean; duplicate?: 'same' | 'another' }

export type JudgeChoices = {
  /** Fields whose switch is off: of nobody who is there are they taken. */
  withoutFields: ReadonlySet<string>
  /** Whether the class of somebody who is there is taken from the file. An old list must not move a school back. */
  takesClass: boolean
  /** By place of the row in the file. */
  rows: ReadonlyMap<number, RowChoice>
}

/** A field before and after. */
export type FieldChange = { field: string; before: string; after: string }

/** What becomes of a row: exactly one of these. */
export type Verdict =
  | { verdict: 'new'; values: Readonly<Record<string, string>> }
  | { verdict: 'changed'; id: string; changes: readonly FieldChange[] }
  | { verdict: 'same'; id: string }
  /** `id`: of whom it speaks all the same, where that is known. */
  | { verdict: 'needs-you'; problems: readonly FieldNote[]; duplicateOf?: string; id?: string }
  | { verdict: 'left-out'; why: string }

/** What tells people of a kind apart: the field of their number or address, what that is called, how it is compared, and what helps who swaps two of them. */
export type Identity = {
  field: string
  noun: string
  key: (typed: string) => string
  required: readonly FieldNote[]
  ifSwapped?: string
}

export const studentIdentity: Identity = {
  field: 'studentNumber',
  noun: 'student ID',
  key: normaliseStudentNumber,
  ifSwapped: 'To swap two IDs, first give one of the two another ID.',
  required: [
    { field: 'name', message: 'Full Name is required.' },
    { field: 'studentNumber', message: 'Student ID is required.' },
  ],
}

export const teacherIdentity: Identity = {
  field: 'email',
  noun: 'email address',
  key: (typed) => typed.trim().toLowerCase(),
  required: [
    { field: 'name', message: 'Full Name is required.' },
    { field: 'email', message: 'Email is required.' },
    { field: 'employeeId', message: 'Employee ID is required.' },
  ],
}

/**
 * One verdict for each row, in their order. Somebody is known by our own id of the row, then by the number, then by birth date and the
 * words of the name, which is only a possible duplicate. Of two rows of one person the second is left out.
 */
export function judge(
  rows: readonly RegisterRow[],
  records: readonly KnownRecord[],
  identity: Identity,
  choices: JudgeChoices,
): Verdict[] {
  return atOnce(judgeInSteps(rows, records, identity, choices))
}

/** The same, a record or a row a step. */
export function* judgeInSteps(
  rows: readonly RegisterRow[],
  records: readonly KnownRecord[],
  identity: Identity,
  choices: JudgeChoices,
): Steps<Verdict[]> {
  const known = yield* indexOf(records, identity)
  const taken = new Map<string, RegisterRow>()
  const verdicts: Verdict[] = []
  for (const [place, row] of rows.entries()) {
    verdicts.push(judgeRow(row, { known, taken, identity, choices, choice: choices.rows.get(place) ?? {} }))
    yield
  }
  return verdicts
}

type Index = { byId: Map<string, KnownRecord>; byNumber: Map<string, KnownRecord>; byPerson: Map<string, KnownRecord> }

type Judging = {
  known: Index
  /** Who was named in the file above, by what names them. */
  taken: Map<string, RegisterRow>
  identity: Identity
  choices: JudgeChoices
  choice: RowChoice
}

function judgeRow(row: RegisterRow, { known, taken, identity, choices, choice }: Judging): Verdict {
  if (choice.isLeftOut) return { verdict: 'left-out', why: 'You left it out.' }
  const number = numberOf(row.values, identity)
  const person = personOf(row.values)
  const byId = row.id === null ? undefined : known.byId.get(row.id)
  const byNumber = number === '' ? undefined : known.byNumber.get(number)
  const alike = byId || byNumber || person === '' ? undefined : known.byPerson.get(person)
  const record = byId ?? byNumber ?? (choice.duplicate === 'same' ? alike : undefined)
  const isAnother = choice.duplicate === 'another'
  const keys = keysOf({ record, number, person, isAnother })
  const others = number === '' && person !== '' && !isAnother ? [`numbered ${person}`] : []
  const first = [...keys, ...others].map((key) => taken.get(key)).find((one) => one !== undefined)
  if (first) {
    if (!record && isNamedOtherwise(first, row)) {
      const message = `${placeOf(first)} has this ${identity.noun} too, with another name.`
      return { verdict: 'needs-you', problems: [{ field: identity.field, message }] }
    }
    return { verdict: 'left-out', why: `${placeOf(first)} names the same person.` }
  }
  const unnumbered = record || number === '' || isAnother ? undefined : taken.get(`person ${person}`)
  if (unnumbered) {
    const message = `${placeOf(unnumbered)} has the same name and date of birth and no number. ${eitherOr}`
    return { verdict: 'needs-you', problems: [{ field: 'name', message }] }
  }
  for (const key of keys) taken.set(key, row)
  if (number !== '' && person !== '' && !taken.has(`numbered ${person}`)) taken.set(`numbered ${person}`, row)
  if (byId && byNumber && byId !== byNumber) {
    const belongs = `${row.values[identity.field]} belongs to ${byNumber.values.name || 'somebody else'}.`
    const message = [belongs, identity.ifSwapped].filter(Boolean).join(' ')
    return { verdict: 'needs-you', problems: [{ field: identity.field, message }] }
  }
  if (alike && choice.duplicate === undefined) {
    const number = alike.values[identity.field]
    const who = `${alike.values.name ?? 'Somebody'}${number ? ` (${number})` : ''}`
    const message = `${who} is there already, with this name and date of birth. Say whether it is the same person.`
    return { verdict: 'needs-you', problems: [{ field: 'name', message }], duplicateOf: alike.id }
  }
  const missing = record ? [] : identity.required.filter(({ field }) => isMissing(row, field))
  const guesses = choice.isConfirmed ? [] : row.guesses
  const open = [...row.problems, ...missing, ...guesses].filter(({ field }) => !record || isTaken(field, choices))
  if (open.length > 0) return { verdict: 'needs-you', problems: open, ...(record && { id: record.id }) }
  if (!record) return { verdict: 'new', values: row.values }
  const changes = changesOf(row, record, identity, choices)
  return changes.length > 0 ? { verdict: 'changed', id: record.id, changes } : { verdict: 'same', id: record.id }
}

/** Two people were given one number: which of them has it, only a person can say. */
function isNamedOtherwise(one: RegisterRow, other: RegisterRow): boolean {
  const [first = '', second = ''] = [one.values.name, other.values.name]
  return first !== '' && second !== '' && nameWords(first) !== nameWords(second)
}

const eitherOr = 'Leave one of the two out, or say that they are two people.'

const isMissing = ({ values, problems }: RegisterRow, field: string) =>
  values[field] === undefined && problems.every((problem) => problem.field !== field)

function isTaken(field: string, { withoutFields, takesClass }: JudgeChoices): boolean {
  return field === 'className' ? takesClass : !withoutFields.has(field)
}

/** What a row says otherwise than the record; what it does not say stays. */
function changesOf(
  row: RegisterRow,
  record: KnownRecord,
  { field: number, key }: Identity,
  choices: JudgeChoices,
): FieldChange[] {
  return Object.entries(row.values).flatMap(([field, after]) => {
    const before = record.values[field] ?? ''
    const compared = field === number ? key : field === 'name' ? inAnyOrder : spelt
    const isSame = compared(before) === compared(after)
    return isSame || !isTaken(field, choices) ? [] : [{ field, before, after }]
  })
}

/** Another kind of space, or the same letter made of two signs, is no change anybody made. */
const spelt = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')

/** Surname first or last is how a list is written: turned round, a name is nobody's change. */
const inAnyOrder = (name: string) => spelt(name).replaceAll(',', ' ').split(' ').filter(Boolean).sort().join(' ')

type Named = { record: KnownRecord | undefined; number: string; person: string; isAnother: boolean }

/** What names the person of a row. Two without a number are one where birth date and name are. */
function keysOf({ record, number, person, isAnother }: Named): string[] {
  return [
    ...(record ? [`record ${record.id}`] : []),
    ...(number === '' ? [] : [`number ${number}`]),
    ...(record || number !== '' || person === '' || isAnother ? [] : [`person ${person}`]),
  ]
}

function numberOf(values: KnownRecord['values'], { field, key }: Identity): string {
  return key(values[field] ?? '')
}

/** Birth date and words of the name; '' where one is not known. */
function personOf({ dateOfBirth = '', name = '' }: KnownRecord['values']): string {
  return dateOfBirth === '' || name === '' ? '' : `${dateOfBirth} ${nameWords(name)}`
}

function* indexOf(records: readonly KnownRecord[], identity: Identity): Steps<Index> {
  const index: Index = { byId: new Map(), byNumber: new Map(), byPerson: new Map() }
  for (const record of records) {
    const [number, person] = [numberOf(record.values, identity), personOf(record.values)]
    index.byId.set(record.id, record)
    if (number !== '') index.byNumber.set(number, record)
    if (person !== '') index.byPerson.set(person, record)
    yield
  }
  return index
}

function placeOf({ sheet, row }: RegisterRow): string {
  return sheet === null ? `Row ${row}` : `Row ${row} of sheet “${sheet}”`
}
