import { normaliseStudentNumber } from '../student-number.ts'
import { nameWords } from './cells/read-name.ts'
import type { RowChoice } from './judge.ts'
import type { FieldNote, RegisterRow } from './read-row.ts'

/** Of a row that says more of a teacher whom one above names: what became of it in a sentence, and what has to be settled first. */
export type Joined = { why: string; open: readonly FieldNote[]; more?: More }

/** What a row says of a teacher beyond what a row of the same teacher said when it was added: the place of that one, and the lists. */
export type More = { of: number; lists: Readonly<Partial<Record<(typeof lists)[number], string>>> }

/** By place of the rows that were added or taken: whose they are, and what they said of the subjects and classes. */
export type DoneRows = ReadonlyMap<number, { id: string; said: Readonly<Record<string, string>> }>

/**
 * Rows with what later ones say of the same teacher, in their order; by place those that were joined to an earlier one, and what is told of
 * a row that others were joined to.
 */
export type JoinedRows = { rows: RegisterRow[]; joined: ReadonlyMap<number, Joined>; told: ReadonlyMap<number, string> }

/** Lists say a teacher's subjects and classes a row each; of anything else the first row that says it counts. */
const lists = ['subjects', 'classes'] as const

type Group = { at: number; row: RegisterRow; from: RegisterRow[] }

/**
 * Joins rows of one teacher: those of one employee ID or one email, and those of one name alone where no two rows of it have different
 * IDs, emails or other values. A row that somebody has left out joins nothing; one that needs somebody keeps the row it belongs to waiting.
 * To a row that was added nothing can be joined any more: what another one says beyond it is handed back.
 */
export function joinRows(
  rows: readonly RegisterRow[],
  choices: ReadonlyMap<number, RowChoice>,
  done: DoneRows = new Map(),
): JoinedRows {
  const isLeftOut = (place: number) => choices.get(place)?.isLeftOut === true
  const groups: Group[] = []
  const byKey = new Map<string, Group>()
  const joined = new Map<number, Joined>()
  const unclear = unclearNames(rows.filter((_, place) => !isLeftOut(place)))
  const inTurn = [...rows.entries()].sort(([one], [other]) => Number(done.has(other)) - Number(done.has(one)))
  for (const [at, row] of inTurn) {
    if (isLeftOut(at)) continue
    const keys = keysOf(row, unclear)
    const group = keys.map((key) => byKey.get(key)).find((one) => one !== undefined)
    if (group && isOnePerson(group.row, row)) {
      const open = [...row.problems, ...(choices.get(at)?.isConfirmed ? [] : row.guesses)]
      const added = done.get(group.at)
      const more = added && moreOf(added.said, row)
      const why = more ? `${placeOf(group.row)} names the same person.` : whyJoined(group.row, row)
      joined.set(at, { why, open, ...(more && { more: { of: group.at, lists: more } }) })
      group.row = together(group.row, row, open.length > 0)
      group.from.push(row)
      for (const key of keysOf(group.row, unclear)) if (!byKey.has(key)) byKey.set(key, group)
      continue
    }
    const own: Group = { at, row, from: [] }
    groups.push(own)
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, own)
  }
  const first = new Map(groups.map((group) => [group.at, group]))
  const told = new Map(groups.filter(addsToIt).map((group) => [group.at, toldOf(group)]))
  return { rows: rows.map((row, at) => first.get(at)?.row ?? row), joined, told }
}

function keysOf({ id, values }: RegisterRow, unclear: ReadonlySet<string>): string[] {
  const { employeeId = '', email = '', name = '' } = values
  const words = nameWords(name)
  return [
    ...(id === null ? [] : [`row ${id}`]),
    ...(employeeId === '' ? [] : [`id ${normaliseStudentNumber(employeeId)}`]),
    ...(email === '' ? [] : [`email ${email}`]),
    ...(words === '' || unclear.has(words) ? [] : [`name ${words}`]),
  ]
}

/** Names that are of two people, as far as rows say: by them alone nobody is known. */
function unclearNames(rows: readonly RegisterRow[]): Set<string> {
  const said = new Map<string, Map<string, string>>()
  const unclear = new Set<string>()
  for (const { id, values } of rows) {
    const words = nameWords(values.name ?? '')
    const before = said.get(words) ?? new Map<string, string>()
    said.set(words, before)
    for (const [field, value] of [...Object.entries(values), ['row', id ?? ''] as const]) {
      if (value === '' || field === 'name' || isList(field)) continue
      const own = comparable(field, value)
      if (before.has(field) && before.get(field) !== own) unclear.add(words)
      before.set(field, own)
    }
  }
  return unclear
}

const isList = (field: string) => lists.some((one) => one === field)

const comparable = (field: string, value: string) =>
  field === 'employeeId' ? normaliseStudentNumber(value) : value.toLowerCase().replace(/\s+/g, ' ')

/** Another name, ID or email is another person, or a slip of the pen: it is asked about. */
function isOnePerson(one: RegisterRow, other: RegisterRow): boolean {
  const differs = (field: string, read: (value: string) => string) => {
    const [first = '', second = ''] = [one.values[field], other.values[field]]
    return first !== '' && second !== '' && read(first) !== read(second)
  }
  return (
    !differs('name', nameWords) && !differs('email', (value) => value) && !differs('employeeId', normaliseStudentNumber)
  )
}

function together(one: RegisterRow, other: RegisterRow, isOpen: boolean): RegisterRow {
  const values = { ...other.values, ...one.values }
  for (const field of lists) {
    const ids = idsIn(one.values[field], other.values[field])
    if (ids.length > 0) values[field] = ids.join(',')
  }
  const waiting = { field: 'row', message: `First settle ${placeText(other)}: it is of the same teacher.` }
  return {
    ...one,
    id: one.id ?? other.id,
    values,
    problems: isOpen ? [...one.problems, waiting] : one.problems,
  }
}

const idsIn = (...lists: readonly (string | undefined)[]) =>
  [...new Set(lists.flatMap((ids = '') => ids.split(',').filter(Boolean)))].sort()

const addsOf = (one: RegisterRow, other: RegisterRow) =>
  lists.filter((field) => idsIn(one.values[field], other.values[field]).length > idsIn(one.values[field]).length)

function whyJoined(one: RegisterRow, other: RegisterRow): string {
  const said = addsOf(one, other)
  const place = placeOf(one)
  const unsaid = Object.keys(other.values).some((field) => {
    const [first = '', second = ''] = [one.values[field], other.values[field]]
    return !isList(field) && field !== 'name' && first !== '' && comparable(field, first) !== comparable(field, second)
  })
  const rest = unsaid ? ' What else it says otherwise is not taken.' : ''
  if (said.length === 0) return `${place} names the same person.${rest}`
  return `${place} names the same person: the ${said.join(' and ')} of this row are added there.${rest}`
}

/** The lists of a row that go beyond what was said, whole; undefined for none. */
function moreOf(said: Readonly<Record<string, string>>, { values }: RegisterRow): More['lists'] | undefined {
  const beyond = lists.filter((field) => idsIn(said[field], values[field]).length > idsIn(said[field]).length)
  if (beyond.length === 0) return undefined
  return Object.fromEntries(beyond.map((field) => [field, idsIn(said[field], values[field]).join(',')]))
}

const addsToIt = ({ from }: Group) => from.some(({ values }) => lists.some((field) => values[field] !== undefined))

function toldOf({ from }: Group): string {
  const [first, ...others] = from.map(placeOf)
  const last = others.pop()
  const places = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`
  return `With the subjects and classes of ${places?.replaceAll('Row', 'row')}.`
}

const placeText = (row: RegisterRow) => placeOf(row).replace('R', 'r')

const placeOf = ({ sheet, row }: RegisterRow) => (sheet === null ? `Row ${row}` : `Row ${row} of sheet “${sheet}”`)
