import { atOnce, type Steps } from '../../words/steps.ts'
import { normaliseStudentNumber } from '../student-number.ts'
import { type Alike, alikeOnes, filledRows, type Meant, nameKeyOf } from './alike.ts'
import { nameWords } from './cells/read-name.ts'
import { addNamed, type NameIndex, namedLike } from './name-index.ts'
import { mayBeOnePerson } from './one-person.ts'
import type { FieldNote, RegisterRow } from './read-row.ts'
import { isWrittenOtherwise } from './written-otherwise.ts'

/** A record the school has, in the form of a row: its values by field, classes and subjects by id. */
export type KnownRecord = { id: string; values: Readonly<Record<string, string>> }

/** What somebody decided of one row: who it is where that was asked, that a guess is right, or that it is left out. */
export type RowChoice = { isLeftOut?: boolean; isConfirmed?: boolean; person?: Meant | 'another' }

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
  /** `told`: what is to be known of it, and nobody has to answer. */
  | { verdict: 'new'; values: Readonly<Record<string, string>>; told?: string }
  /** `isMore`: it adds to somebody whom another row of the file has added or changed before. */
  | { verdict: 'changed'; id: string; changes: readonly FieldChange[]; told?: string; isMore?: boolean }
  | { verdict: 'same'; id: string }
  /**
   * `id`: of whom it speaks all the same, where that is known. `alike`: who it may be, which only a person can say. `isOtherName`: the row
   * would write over somebody with altogether another name.
   */
  | {
      verdict: 'needs-you'
      problems: readonly FieldNote[]
      alike?: readonly Alike[]
      id?: string
      isOtherName?: boolean
    }
  /** `isAlike`: by name and day of birth alone, so that a person may say that it is somebody else. `isJoined`: what it says is taken with another row. */
  | { verdict: 'left-out'; why: string; isAlike?: boolean; isJoined?: boolean }

/** What tells people of a kind apart: the field of their number or address, what that is called, how it is compared, and what helps who swaps two of them. */
export type Identity = {
  field: string
  noun: string
  key: (typed: string) => string
  required: readonly FieldNote[]
  ifSwapped?: string
  /** Fields by which a row is known to be somebody's, the first before the others. */
  knownBy: readonly string[]
  /** Whether two with one name may be one person, which is then asked. */
  asksByName: boolean
}

export const studentIdentity: Identity = {
  field: 'studentNumber',
  noun: 'student ID',
  key: normaliseStudentNumber,
  knownBy: ['studentNumber'],
  ifSwapped: 'To swap two IDs, first give one of the two another ID.',
  asksByName: true,
  required: [
    { field: 'name', message: 'Full Name is required.' },
    { field: 'studentNumber', message: 'Student ID is required.' },
  ],
}

export const teacherIdentity: Identity = {
  field: 'email',
  noun: 'email address',
  key: (typed) => typed.trim().toLowerCase(),
  knownBy: ['employeeId', 'email'],
  asksByName: false,
  required: [
    { field: 'name', message: 'Full Name is required.' },
    {
      field: 'email',
      message: 'A teacher signs in with an email address: add it under Edit, or leave this row out.',
    },
    { field: 'employeeId', message: 'Employee ID is required.' },
  ],
}

/**
 * One verdict for each row, in their order. Somebody is known by our own id of the row, then by the number. Who has only the name of
 * somebody, and not another day of birth, may be the same: that is asked, as it is of nearly the same names with one day. So is who has the
 * number of somebody with altogether another name. Of two rows of one person the second is left out, or the one without the number.
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
  const numbered = new Map<string, number>()
  for (const [place, row] of rows.entries()) {
    const id = choices.rows.get(place)?.isLeftOut ? undefined : recordOf(row, { known, identity })?.id
    if (id !== undefined && !numbered.has(id)) numbered.set(id, place)
    yield
  }
  const sameAs = rowsSaidTheSame(choices, numbered)
  const filled = filledRows(rows, sameAs)
  const around = { known, identity, choices, taken: new Map(), named: new Map(), numbered }
  const verdicts: Verdict[] = []
  for (const [place, row] of filled.entries()) {
    const target = filled[sameAs.get(place) ?? -1]
    if (target) verdicts.push({ verdict: 'left-out', why: `You said that ${placeText(target)} is the same person.` })
    else verdicts.push(judgeRow(row, place, around))
    yield
  }
  return verdicts
}

/**
 * Rows of which somebody said that they are of the person of another one, which still stands. Of several rows of one record the one that
 * names it by id or number stands for it, wherever it is, else the first of which it was said.
 */
function rowsSaidTheSame({ rows }: JudgeChoices, numbered: ReadonlyMap<string, number>): Map<number, number> {
  const found = new Map<number, number>()
  const holders = new Map(numbered)
  for (const [place, { person, isLeftOut }] of [...rows].sort(([one], [other]) => one - other)) {
    if (typeof person !== 'object' || isLeftOut) continue
    if ('place' in person) {
      if (person.place < place && !rows.get(person.place)?.isLeftOut) found.set(place, person.place)
      continue
    }
    const holder = holders.get(person.id) ?? place
    holders.set(person.id, holder)
    if (holder !== place) found.set(place, holder)
  }
  return found
}

type Index = { byId: Map<string, KnownRecord>; byNumber: Map<string, KnownRecord>; byName: NameIndex }

type Around = {
  known: Index
  /** Who was named in the file above, by what names them. */
  taken: Map<string, RegisterRow>
  /** The same by name alone. */
  named: NameIndex
  /** Records that a row of the file names by id or number, with the place of the first. */
  numbered: ReadonlyMap<string, number>
  identity: Identity
  choices: JudgeChoices
}

function recordOf(row: RegisterRow, { known, identity }: Pick<Around, 'known' | 'identity'>): KnownRecord | undefined {
  const number = numberOf(row.values, identity)
  const byId = row.id === null ? undefined : known.byId.get(row.id)
  return byId ?? (number === '' ? undefined : known.byNumber.get(number))
}

function judgeRow(row: RegisterRow, place: number, around: Around): Verdict {
  const { known, taken, identity, choices } = around
  const choice = choices.rows.get(place) ?? {}
  if (choice.isLeftOut) return { verdict: 'left-out', why: 'You left this row out.' }
  const number = numberOf(row.values, identity)
  const name = nameKeyOf(row.values)
  const person = personOf(row.values, name)
  const said = typeof choice.person === 'object' && 'id' in choice.person ? known.byId.get(choice.person.id) : undefined
  const record = recordOf(row, around) ?? said
  const isAnother = choice.person === 'another'
  const keys = keysOf({ record, number, person, isAnother })
  const others = number === '' && person !== '' && !isAnother ? [`numbered ${person}`] : []
  const first = [...keys, ...others].map((key) => taken.get(key)).find((one) => one !== undefined)
  if (first) {
    if (!record && isNamedOtherwise(first, row)) {
      const message = `${placeOf(first)} has this ${identity.noun} too, with another name.`
      return { verdict: 'needs-you', problems: [{ field: identity.field, message }] }
    }
    const isAlike = !record && number === ''
    return { verdict: 'left-out', why: `${placeOf(first)} names the same person.`, ...(isAlike && { isAlike }) }
  }
  const alike = record || isAnother || !identity.asksByName ? [] : whoIsAlike(row.values, number, around)
  for (const key of keys) taken.set(key, row)
  if (number !== '' && person !== '' && !taken.has(`numbered ${person}`)) taken.set(`numbered ${person}`, row)
  // Whoever may be a row above is no third one to ask about.
  if (alike.every(({ meant }) => 'id' in meant)) {
    addNamed(around.named, { meant: { place }, who: placeText(row), values: row.values })
  }
  const byNumber = number === '' ? undefined : known.byNumber.get(number)
  if (record && row.id === record.id && byNumber && byNumber !== record) {
    const belongs = `${row.values[identity.field]} belongs to ${byNumber.values.name || 'somebody else'}.`
    const message = [belongs, identity.ifSwapped].filter(Boolean).join(' ')
    return { verdict: 'needs-you', problems: [{ field: identity.field, message }] }
  }
  if (alike.length > 0) {
    return {
      verdict: 'needs-you',
      problems: alike.map(({ question }) => ({ field: 'name', message: question })),
      alike,
    }
  }
  const changes = record ? changesOf(row, record, identity, choices) : []
  const isSaid = record !== undefined && record.id === said?.id
  if (record && changes.length > 0 && !isSaid && !mayBeOnePerson(row.values.name ?? '', record.values.name ?? '')) {
    const problems = [{ field: 'name', message: otherNameText(row, record, identity) }]
    return { verdict: 'needs-you', problems, id: record.id, isOtherName: true }
  }
  const missing = record ? [] : identity.required.filter(({ field }) => isMissing(row, field))
  const guesses = choice.isConfirmed ? [] : row.guesses
  // What the school has so already was never read otherwise.
  const isThere = (field: string) => row.values[field] !== undefined && record?.values[field] === row.values[field]
  const open = [...row.problems, ...missing, ...guesses].filter(
    ({ field }) => !record || (isTaken(field, choices) && !isThere(field)),
  )
  if (open.length > 0) return { verdict: 'needs-you', problems: open, ...(record && { id: record.id }) }
  if (!record) return { verdict: 'new', values: row.values }
  return changes.length > 0 ? { verdict: 'changed', id: record.id, changes } : { verdict: 'same', id: record.id }
}

/**
 * Records and rows above that may be the person of a row. Two numbers are two people in one file; a record with another number may be the
 * same student, but not one that another row has by its number.
 */
function whoIsAlike(
  values: RegisterRow['values'],
  number: string,
  { known, named, taken, numbered, identity }: Around,
): Alike[] {
  const records = namedLike(known.byName, values).filter(({ meant }) => {
    if (!('id' in meant)) return false
    return !taken.has(`record ${meant.id}`) && !(number !== '' && numbered.has(meant.id))
  })
  const rows = namedLike(named, values).filter((one) => number === '' || numberOf(one.values, identity) === '')
  return alikeOnes(values, [...records, ...rows])
}

/** Two people were given one number: which of them has it, only a person can say. */
function isNamedOtherwise(one: RegisterRow, other: RegisterRow): boolean {
  const [first = '', second = ''] = [one.values.name, other.values.name]
  return first !== '' && second !== '' && nameWords(first) !== nameWords(second)
}

/** "HC/003 is Amina Example's. Is Peter Okoro the same person?" */
function otherNameText(row: RegisterRow, { values }: KnownRecord, { knownBy, key }: Identity): string {
  const same = knownBy.find((field) => row.values[field] && key(row.values[field]) === key(values[field] ?? ''))
  const what = same === undefined ? 'The record this row names' : values[same]
  return `${what} is ${values.name}’s. Is ${row.values.name} the same person?`
}

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
    const isSame = field === number ? key(before) === key(after) : isWrittenOtherwise(field, before, after)
    return isSame || !isTaken(field, choices) ? [] : [{ field, before, after }]
  })
}

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
function personOf({ dateOfBirth = '' }: KnownRecord['values'], name: string): string {
  return dateOfBirth === '' || name === '' ? '' : `${dateOfBirth} ${name}`
}

function* indexOf(records: readonly KnownRecord[], identity: Identity): Steps<Index> {
  const index: Index = { byId: new Map(), byNumber: new Map(), byName: new Map() }
  for (const record of records) {
    const number = numberOf(record.values, identity)
    index.byId.set(record.id, record)
    if (number !== '') index.byNumber.set(number, record)
    const typed = record.values[identity.field]
    const who = `${record.values.name ?? 'somebody'}${typed ? ` (${typed})` : ''}`
    if (identity.asksByName) addNamed(index.byName, { meant: { id: record.id }, who, values: record.values })
    yield
  }
  return index
}

function placeOf({ sheet, row }: RegisterRow): string {
  return sheet === null ? `Row ${row}` : `Row ${row} of sheet “${sheet}”`
}

const placeText = (row: RegisterRow) => placeOf(row).replace('R', 'r')
