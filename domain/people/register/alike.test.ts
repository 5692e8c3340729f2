import { expect, test } from 'vitest'
import { judge, type KnownRecord, type RowChoice, studentIdentity } from './judge.ts'
import type { RegisterRow } from './read-row.ts'

type Values = Record<string, string>
const rowOf = (values: Values, place: number): RegisterRow => {
  return { sheet: 'JSS1A', row: place + 2, id: null, values, problems: [], guesses: [] }
}
/** Verdicts for a school that makes student IDs, so that nobody is asked for one. */
function judged(rows: readonly Values[], here: readonly Values[], said: Record<number, RowChoice> = {}) {
  const records = here.map((values, at): KnownRecord => ({ id: `r${at}`, values }))
  const identity = { ...studentIdentity, required: [] }
  const choices = { withoutFields: new Set<string>(), takesClass: false, rows: new Map(entriesOf(said)) }
  return judge(rows.map(rowOf), records, identity, choices)
}
const entriesOf = (said: Record<number, RowChoice>) =>
  Object.entries(said).map(([at, one]) => [Number(at), one] as const)
const verdictsOf = (...given: Parameters<typeof judged>) => judged(...given).map(({ verdict }) => verdict)
/** What each row is asked. */
const asked = (...given: Parameters<typeof judged>) =>
  judged(...given).map((one) => (one.verdict === 'needs-you' ? one.problems.map(({ message }) => message) : []))

const sola = {
  name: 'Ṣọlá Adé',
  studentNumber: 'GC/1',
  className: 'a',
  guardianPhone: '0803 123 4567',
  dateOfBirth: '2010-05-12',
}

test.each<[string, Values, Values, string]>([
  ['no date and nothing else', { name: 'ADE Sola' }, sola, 'Only the name is the same.'],
  ['marks as letters of their own', { name: 'S\u0323o\u0323la\u0301 Ade\u0301' }, sola, 'Only the name is the same.'],
  ['the class', { name: 'Ade, Sola', className: 'a' }, sola, 'The name and the class are the same.'],
  ['a phone', { name: 'Sola Ade', phone: '+234 8031234567' }, sola, 'The name and the phone number are the same.'],
  [
    'the date, with another number',
    { name: 'Sola Ade', studentNumber: 'X', dateOfBirth: sola.dateOfBirth },
    sola,
    'The name and the date of birth are the same.',
  ],
  [
    'class and email',
    { name: 'Sola Ade', className: 'a', email: 'A@x.ng' },
    { ...sola, guardianEmail: 'a@x.ng' },
    'The name, the class and the email are the same.',
  ],
])('the same name is asked about: %s', (_name, row, record, why) => {
  const question = `Is this the same as Ṣọlá Adé (GC/1)? ${why}`
  expect(asked([row], [record])).toEqual([[question]])
  const [verdict] = judged([row], [record], { 0: { person: { id: 'r0' } } })
  expect(verdict).toMatchObject({ verdict: expect.stringMatching(/^(same|changed)$/), id: 'r0' })
  expect(verdictsOf([row], [record], { 0: { person: 'another' } })).toEqual(['new'])
})

test.each<[string, Values]>([
  ['another day of birth', { name: 'Sola Ade', dateOfBirth: '2011-05-12', className: 'a' }],
  ['a sister', { name: 'Tola Ade', guardianPhone: '08031234567', className: 'a', dateOfBirth: '2010-05-12' }],
  ['a part of the name more', { name: 'Sola Ade Ojo' }],
  ['a twin', { name: 'Ade Tola', dateOfBirth: '2010-05-12' }],
  ['a part of the name more, and the day turned round', { name: 'Sola Ade Ojo', dateOfBirth: '2010-12-05' }],
])('nobody is asked about: %s', (_name, row) => {
  expect(verdictsOf([row], [sola])).toEqual(['new'])
  expect(verdictsOf([sola, row], [])).toEqual(['new', 'new'])
})

test.each<[string, Values, string]>([
  ['a name with an initial', { name: 'ADE S.' }, 'The names are nearly the same. The date of birth is the same.'],
  [
    'a middle name and the phone',
    { name: 'Sola B. Ade', phone: '08031234567' },
    'The names are nearly the same. The date of birth and the phone number are the same.',
  ],
  [
    'day and month the other way round',
    { name: 'Ade Sola', dateOfBirth: '2010-12-05' },
    'The name is the same. Day and month of birth have changed places.',
  ],
])('nearly the same person is asked about, here and in the file: %s', (_name, said, why) => {
  const row = { dateOfBirth: '2010-05-12', ...said }
  expect(asked([row], [sola])).toEqual([[`Is this the same as Ṣọlá Adé (GC/1)? ${why}`]])
  expect(asked([sola, row], [])[1]).toEqual([`Is this the same as row 2 of sheet “JSS1A”? ${why}`])
  expect(judged([row], [sola])[0]).toMatchObject({ alike: [{ likeness: 'nearly' }] })
})

test('a phone number is the same where one of two in a cell is', () => {
  const both = { name: 'Sola Ade', guardianPhone: '0806 111 2222 / 08031234567' }
  expect(asked([{ name: 'Ade Sola', phone: '8031234567' }], [both])[0]?.[0]).toMatch(/name and the phone number are/)
})

test('two of one name and class with two birth dates are two, here and in the file', () => {
  const musas = ['2010-01-01', '2011-02-02'].map((dateOfBirth) => ({ name: 'Musa Bello', className: 'a', dateOfBirth }))
  expect(verdictsOf(musas, [])).toEqual(['new', 'new'])
  expect(asked([musas[1] ?? {}], [musas[0] ?? {}])).toEqual([[]])
  // Without a date it may be either, and a person says which.
  const [both] = judged([{ name: 'Bello Musa' }], musas)
  expect(both).toMatchObject({ alike: [{ meant: { id: 'r0' } }, { meant: { id: 'r1' } }] })
  expect(judged([{ name: 'Bello Musa' }], musas, { 0: { person: { id: 'r1' } } })).toEqual([
    { verdict: 'same', id: 'r1' },
  ])
})

test('a child in two sheets is asked about at the second, and what only the second says is kept', () => {
  const rows: Values[] = [
    { name: 'Musa Bello', className: 'a' },
    { name: 'BELLO MUSA', className: 'b', phone: '0800' },
  ]
  expect(asked(rows, [])).toEqual([[], ['Is this the same as row 2 of sheet “JSS1A”? Only the name is the same.']])
  expect(judged(rows, [], { 1: { person: { place: 0 } } })).toEqual([
    { verdict: 'new', values: { name: 'Musa Bello', className: 'a', phone: '0800' } },
    { verdict: 'left-out', why: 'You said that row 2 of sheet “JSS1A” is the same person.' },
  ])
  expect(verdictsOf(rows, [], { 1: { person: 'another' } })).toEqual(['new', 'new'])
  // Whom the first row was left out for, the second stands for.
  expect(verdictsOf(rows, [], { 0: { isLeftOut: true }, 1: { person: { place: 0 } } })).toEqual(['left-out', 'new'])
})

test('what a third row says comes through the second', () => {
  const rows: Values[] = [
    { name: 'Musa Bello' },
    { name: 'Musa Bello', phone: '0800' },
    { name: 'Musa Bello', gender: 'Male' },
  ]
  const verdicts = judged(rows, [], { 1: { person: { place: 0 } }, 2: { person: { place: 1 } } })
  expect(verdicts[0]).toEqual({ verdict: 'new', values: { name: 'Musa Bello', phone: '0800', gender: 'Male' } })
})

test('whoever another row has by the number is nobody else, and two rows are never one record', () => {
  const numbered = { name: 'Sola Ade', studentNumber: 'gc 1' }
  expect(verdictsOf([{ name: 'Sola Ade', studentNumber: 'GC/9' }, numbered], [sola])).toEqual(['new', 'same'])
  const said = { 0: { person: { id: 'r0' } }, 1: { person: { id: 'r0' } } }
  expect(verdictsOf([{ name: 'Sola Ade' }, { name: 'Ade Sola' }], [sola], said)).toEqual(['same', 'left-out'])
})

test('the row with the ID stands for a student, and what another row was said to say of the same one comes with it', () => {
  const there = { name: 'Sola Ade', studentNumber: 'GC/1' }
  const rows: Values[] = [
    { name: 'ADE Sola', phone: '08031234567', gender: 'Female' },
    { name: 'Sola Ade', studentNumber: 'gc 1', phone: '08061112222' },
  ]
  const said = { 0: { person: { id: 'r0' } } }
  expect(judged(rows, [there], said)).toMatchObject([
    { verdict: 'left-out', why: 'You said that row 3 of sheet “JSS1A” is the same person.' },
    { verdict: 'changed', id: 'r0', changes: [{ after: '08061112222' }, { after: 'Female' }] },
  ])
  expect(verdictsOf(rows, [there], { ...said, 1: { isLeftOut: true } })).toEqual(['changed', 'left-out'])
  // Of two without an ID the first stands, and says what the second does.
  const both: Values[] = [{ name: 'Sola Ade' }, { name: 'Ade Sola', gender: 'Female' }]
  expect(judged(both, [there], { ...said, 1: { person: { id: 'r0' } } })).toMatchObject([
    { verdict: 'changed', changes: [{ after: 'Female' }] },
    { verdict: 'left-out' },
  ])
})

test('a list without the marks of a name takes none away, one with them brings them', () => {
  const named = (name: string, there: string) =>
    judged([{ name, studentNumber: '1' }], [{ name: there, studentNumber: '1' }])[0]
  expect(named('Ade Sola', 'Ṣọlá Adé')).toEqual({ verdict: 'same', id: 'r0' })
  expect(named('Ṣọlá Adé', 'Sola Ade')?.verdict).toBe('changed')
})

test('a phone number the school has so, or with a second one, is nothing to ask or to change', () => {
  const there = {
    name: 'Sola Ade',
    studentNumber: '1',
    phone: '0803123456',
    guardianPhone: '08031234567 / 08061234567',
  }
  const row = { ...rowOf({ studentNumber: '1', phone: '0803123456', guardianPhone: '0803 123 4567' }, 0) }
  const short = { ...row, problems: [{ field: 'phone', message: '10 digits' }] }
  const none = { withoutFields: new Set<string>(), takesClass: false, rows: new Map() }
  const verdictOf = (values: Values) => judge([short], [{ id: 'r0', values }], studentIdentity, none)[0]
  expect(verdictOf(there)).toEqual({ verdict: 'same', id: 'r0' })
  expect(verdictOf({ ...there, phone: '' })?.verdict).toBe('needs-you')
})

test('of hundreds of one name each is asked about a few, and quickly', () => {
  const rows = Array.from({ length: 300 }, () => ({ name: 'Musa Bello' }))
  const all = judged(
    rows,
    Array.from({ length: 300 }, (_, at) => ({ name: 'Musa Bello', studentNumber: `${at}` })),
  )
  expect(all.every((one) => one.verdict === 'needs-you' && (one.alike?.length ?? 9) <= 4)).toBe(true)
  const others = Object.fromEntries(rows.map((_, at) => [at, { person: 'another' as const }]))
  expect(new Set(verdictsOf(rows, [], others))).toEqual(new Set(['new']))
})
