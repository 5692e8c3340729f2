import { expect, test } from 'vitest'
import { joinRows } from './join-rows.ts'
import type { RegisterRow } from './read-row.ts'

const rowOf = (values: Record<string, string>, at: number): RegisterRow => ({
  ...{ sheet: null, row: at + 2, id: null, values, problems: [], guesses: [] },
})
const join = (...values: Record<string, string>[]) => joinRows(values.map(rowOf), new Map())
const subjectsOf = ({ rows }: ReturnType<typeof joinRows>) => rows.map(({ values }) => values.subjects)
const ada = { name: 'Ada Sample', email: 'ada@a.test', employeeId: 'T/1' }

test.each<[string, Record<string, string>]>([
  ['employee ID in another spelling', { employeeId: 't / 1' }],
  ['email', { email: 'ada@a.test' }],
  ['name turned round, with nothing beside it', { name: 'SAMPLE, Ada' }],
])('a row of the same %s is joined', (_name, second) => {
  const found = join({ ...ada, subjects: 'm', classes: 'a' }, { ...second, subjects: 'e', classes: 'a' })
  expect(found.rows[0]?.values).toEqual({ ...ada, subjects: 'e,m', classes: 'a' })
  expect(found.joined.get(1)?.why).toBe('Row 2 names the same person: the subjects of this row are added there.')
  expect(found.told.get(0)).toBe('With the subjects and classes of row 3.')
})

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['another email with the same ID', ada, { ...ada, email: 'other@a.test' }],
  ['another ID with the same email', ada, { ...ada, employeeId: 'T/2' }],
  ['another name with the same email', ada, { email: ada.email, name: 'Bola Sample' }],
  ['one name with two phones', { name: 'Ada Sample', phone: '1' }, { name: 'Ada Sample', phone: '2' }],
])('%s is not joined', (_name, first, second) => {
  expect(join({ ...first, subjects: 'm' }, { ...second, subjects: 'e' }).joined.size).toBe(0)
})

test('of two people of one name a row with the name alone is neither', () => {
  const other = { name: 'Ada Sample', email: 'other@a.test' }
  expect(join(ada, other, { name: 'Ada Sample', subjects: 'm' }).joined.size).toBe(0)
})

test('what the first row does not say comes from a later one, and what it says otherwise is not taken', () => {
  const found = join({ name: 'Ada Sample', email: 'ada@a.test', phone: '1' }, { ...ada, phone: '2' })
  expect(found.rows[0]?.values).toEqual({ ...ada, phone: '1' })
  expect(found.joined.get(1)?.why).toBe('Row 2 names the same person. What else it says otherwise is not taken.')
})

test('a row that needs somebody keeps the row it belongs to waiting, until it is left out or right', () => {
  const guess = { field: 'classes', message: '“All JSS” was read as JSS1A.' }
  const rows = [rowOf(ada, 0), { ...rowOf({ ...ada, classes: 'a' }, 1), guesses: [guess] }]
  const open = joinRows(rows, new Map())
  expect(open.joined.get(1)?.open).toEqual([guess])
  expect(open.rows[0]?.problems).toEqual([{ field: 'row', message: 'First settle row 3: it is of the same teacher.' }])
  expect(joinRows(rows, new Map([[1, { isConfirmed: true }]])).rows[0]?.problems).toEqual([])
  expect(joinRows(rows, new Map([[1, { isLeftOut: true }]])).rows[0]).toEqual(rows[0])
})

test.each([
  [0, 1],
  [1, 0],
])('what a row says beyond one of its teacher that was added (%i) is handed back, and no more', (added, late) => {
  const rows = [rowOf(ada, 0), rowOf(ada, 1)]
  rows[added] = rowOf({ ...ada, subjects: 'm' }, added)
  rows[late] = rowOf({ name: 'Ada Sample', subjects: 'e,m', classes: 'a' }, late)
  const join = (said: Record<string, string>) => joinRows(rows, new Map(), new Map([[added, { id: 't', said }]]))
  const found = join({ subjects: 'm' })
  expect(found.joined.get(late)?.more).toEqual({ of: added, lists: { subjects: 'e,m', classes: 'a' } })
  expect(join({ subjects: 'e,m', classes: 'a' }).joined.get(late)).not.toHaveProperty('more')
})

test('sixty rows of a subject each are one teacher with sixty subjects', () => {
  const subjects = Array.from({ length: 60 }, (_, at) => `s${String(at).padStart(2, '0')}`)
  const found = join(...subjects.map((id) => ({ ...ada, subjects: id })))
  expect(subjectsOf(found)[0]).toBe(subjects.join(','))
  expect(found.joined.size).toBe(59)
})
