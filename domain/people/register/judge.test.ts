import { expect, test } from 'vitest'
import { type JudgeChoices, judge, type KnownRecord, type RowChoice, studentIdentity } from './judge.ts'
import type { RegisterRow } from './read-row.ts'

const records: KnownRecord[] = [
  {
    id: 'r1',
    values: {
      name: 'Ada Obi',
      studentNumber: 'GC/001',
      dateOfBirth: '2010-05-12',
      className: 'a',
      phone: '1234',
      subjects: 'm',
    },
  },
  { id: 'r2', values: { name: 'Bola Ade', studentNumber: 'GC/002' } },
]

const rowOf = (values: Record<string, string>, more: Partial<RegisterRow> = {}): RegisterRow => ({
  sheet: null,
  row: 2,
  id: null,
  values,
  problems: [],
  guesses: [],
  ...more,
})

type Choices = Partial<Omit<JudgeChoices, 'rows'>> & { rows?: Record<number, RowChoice> }

function judged(rows: RegisterRow[], { rows: choices = {}, ...more }: Choices = {}) {
  const places = new Map(Object.entries(choices).map(([place, choice]) => [Number(place), choice]))
  return judge(rows, records, studentIdentity, { withoutFields: new Set(), takesClass: false, ...more, rows: places })
}

const adaAgain = rowOf({ name: 'OBI Ada', dateOfBirth: '2010-05-12', studentNumber: 'GC/900' })

test.each<[string, RegisterRow, Choices, object]>([
  [
    'somebody new',
    rowOf({ name: 'C', studentNumber: '3' }),
    {},
    { verdict: 'new', values: { name: 'C', studentNumber: '3' } },
  ],
  [
    'the same, by the folded ID',
    rowOf({ name: 'Ada Obi', studentNumber: 'gc 001' }),
    {},
    { verdict: 'same', id: 'r1' },
  ],
  ['nothing but an ID', rowOf({ studentNumber: 'GC/001' }), {}, { verdict: 'same', id: 'r1' }],
  [
    'a changed field',
    rowOf({ studentNumber: 'GC/001', phone: '5678' }),
    {},
    { verdict: 'changed', id: 'r1', changes: [{ field: 'phone', before: '1234', after: '5678' }] },
  ],
  [
    'our own id before the number, which is new',
    rowOf({ studentNumber: 'GC/077' }, { id: 'r1' }),
    {},
    { verdict: 'changed', id: 'r1', changes: [{ field: 'studentNumber', before: 'GC/001', after: 'GC/077' }] },
  ],
  [
    'a field whose switch is off',
    rowOf({ studentNumber: 'GC/001', phone: '5678' }),
    { withoutFields: new Set(['phone']) },
    { verdict: 'same', id: 'r1' },
  ],
  [
    'another class, which is not taken',
    rowOf({ studentNumber: 'GC/001', className: 'b' }),
    {},
    { verdict: 'same', id: 'r1' },
  ],
  [
    'another class, which is taken',
    rowOf({ studentNumber: 'GC/001', className: 'b' }),
    { takesClass: true },
    { verdict: 'changed', id: 'r1', changes: [{ field: 'className', before: 'a', after: 'b' }] },
  ],
  [
    'one that is the same person',
    adaAgain,
    { rows: { 0: { person: { id: 'r1' } } } },
    { verdict: 'changed', id: 'r1' },
  ],
  ['one that is another person', adaAgain, { rows: { 0: { person: 'another' } } }, { verdict: 'new' }],
  ['an id and a number of two people', rowOf({ studentNumber: 'GC/002' }, { id: 'r1' }), {}, { verdict: 'needs-you' }],
  ['an id of another school', rowOf({ name: 'C', studentNumber: '3' }, { id: 'r9' }), {}, { verdict: 'new' }],
  [
    'a new one without an ID',
    rowOf({ name: 'C' }),
    {},
    { verdict: 'needs-you', problems: [{ field: 'studentNumber', message: 'Student ID is required.' }] },
  ],
  [
    'left out by hand',
    rowOf({ name: 'C', studentNumber: '3' }),
    { rows: { 0: { isLeftOut: true } } },
    { verdict: 'left-out' },
  ],
])('%s', (_name, row, choices, verdict) => {
  expect(judged([row], choices)).toEqual([expect.objectContaining(verdict)])
})

test('a problem and a guess wait, and a guess is confirmed', () => {
  const values = { name: 'C', studentNumber: '3' }
  const problem = { field: 'phone', message: 'No phone number.' }
  const guess = { field: 'dateOfBirth', message: 'Is 45 years old.' }
  expect(judged([rowOf(values, { problems: [problem] })])).toEqual([{ verdict: 'needs-you', problems: [problem] }])
  expect(judged([rowOf(values, { guesses: [guess] })])).toEqual([{ verdict: 'needs-you', problems: [guess] }])
  expect(judged([rowOf(values, { guesses: [guess] })], { rows: { 0: { isConfirmed: true } } })).toEqual([
    { verdict: 'new', values },
  ])
})

test('what is wrong in a field that is not taken stops nobody who is there', () => {
  const wrong = { problems: [{ field: 'className', message: 'There is no class SS9.' }] }
  expect(judged([rowOf({ studentNumber: 'GC/001' }, wrong)])).toEqual([{ verdict: 'same', id: 'r1' }])
  expect(judged([rowOf({ name: 'C', studentNumber: '3' }, wrong)])[0]?.verdict).toBe('needs-you')
})

test.each([
  [rowOf({ name: 'C D', studentNumber: 'X/3' }), rowOf({ name: 'd, C', studentNumber: 'x3' })],
  [rowOf({ studentNumber: 'GC/001' }), rowOf({ name: 'Ada Obi' }, { id: 'r1' })],
  [rowOf({ name: 'C D', dateOfBirth: '2010-01-02' }), rowOf({ name: 'D, C', dateOfBirth: '2010-01-02' })],
])('twice in the file, the second is left out and names the first: %#', (first, second) => {
  const verdicts = judged([
    { ...first, row: 7 },
    { ...second, row: 9 },
  ])
  expect(verdicts[0]?.verdict).not.toBe('left-out')
  expect(verdicts[1]).toMatchObject({ verdict: 'left-out', why: 'Row 7 names the same person.' })
})

test('a name turned round is no change, one written otherwise is', () => {
  const changed = (name: string) => judged([rowOf({ name, studentNumber: 'GC/001' })])[0]?.verdict
  expect([changed('Obi Ada'), changed('Obi, Ada'), changed('Obi Adaeze')]).toEqual(['same', 'same', 'changed'])
})

test('a row with the ID of somebody with altogether another name waits until a person says that it is them', () => {
  const row = rowOf({ name: 'Peter Okoro', studentNumber: 'gc/001', phone: '5678' })
  const message = 'GC/001 is Ada Obi’s. Is Peter Okoro the same person?'
  const asked = { verdict: 'needs-you', problems: [{ field: 'name', message }], id: 'r1', isOtherName: true }
  expect(judged([row])).toEqual([asked])
  expect(judged([row], { rows: { 0: { isConfirmed: true } } })).toEqual([asked])
  expect(judged([row], { rows: { 0: { person: { id: 'r1' } } } })).toMatchObject([{ verdict: 'changed', id: 'r1' }])
  expect(judged([row], { rows: { 0: { isLeftOut: true } } })).toMatchObject([{ verdict: 'left-out' }])
  // Where nothing would be written nobody is asked.
  expect(judged([row], { withoutFields: new Set(['name', 'phone']) })).toEqual([{ verdict: 'same', id: 'r1' }])
})

test('a row of our own file that was given altogether another name is asked about, too', () => {
  const message = 'The record this row names is Ada Obi’s. Is Peter Okoro the same person?'
  expect(judged([rowOf({ name: 'Peter Okoro' }, { id: 'r1' })])).toMatchObject([
    { verdict: 'needs-you', problems: [{ field: 'name', message }] },
  ])
})

test('of whom a row that needs somebody speaks is said', () => {
  const problems = [{ field: 'dateOfBirth', message: 'No.' }]
  expect(judged([rowOf({ studentNumber: 'GC/001' }, { problems })])[0]).toMatchObject({
    verdict: 'needs-you',
    id: 'r1',
  })
})

test('two people with one number are asked about at the second, who is not lost', () => {
  const rows = [
    rowOf({ name: 'C', studentNumber: 'X/3' }, { row: 7 }),
    rowOf({ name: 'D', studentNumber: 'x3' }, { row: 9 }),
  ]
  const message = 'Row 7 has this student ID too, with another name.'
  expect(judged(rows)).toMatchObject([
    { verdict: 'new' },
    { verdict: 'needs-you', problems: [{ field: 'studentNumber', message }] },
  ])
})

const ofBirth = { name: 'C D', dateOfBirth: '2010-01-02' }
const numbered = rowOf({ ...ofBirth, studentNumber: '3' }, { row: 7 })
const unnumbered = rowOf({ ...ofBirth, name: 'D, C' }, { row: 9 })

test('who stands above with a number and below without one is left out below, unless a person says otherwise', () => {
  const why = 'Row 7 names the same person.'
  expect(judged([numbered, unnumbered])[1]).toEqual({ verdict: 'left-out', why, isAlike: true })
  expect(judged([numbered, unnumbered], { rows: { 1: { person: 'another' } } })[1]?.verdict).toBe('needs-you')
})

test('who stands above without a number and below with one is asked for, and the number is not lost', () => {
  const verdicts = (person?: RowChoice['person']) =>
    judged([unnumbered, numbered], { rows: person ? { 1: { person } } : {} })
  expect(verdicts()[1]).toMatchObject({ verdict: 'needs-you', alike: [{ meant: { place: 0 }, likeness: 'more' }] })
  expect(verdicts('another')[1]?.verdict).toBe('new')
  expect(verdicts({ place: 0 })).toMatchObject([
    { verdict: 'new', values: { name: 'D, C', studentNumber: '3' } },
    { verdict: 'left-out', why: 'You said that row 9 is the same person.' },
  ])
  expect(judged([unnumbered, numbered], { rows: { 0: { isLeftOut: true } } })[1]?.verdict).toBe('new')
})

test('two numbers are two people, whatever they are called', () => {
  const other = rowOf({ ...ofBirth, studentNumber: '4' })
  expect(judged([numbered, other]).map(({ verdict }) => verdict)).toEqual(['new', 'new'])
})

test('one that was left out by hand makes no second of another', () => {
  const row = rowOf({ name: 'C', studentNumber: '3' })
  expect(judged([row, row], { rows: { 0: { isLeftOut: true } } }).map(({ verdict }) => verdict)).toEqual([
    'left-out',
    'new',
  ])
})

test('every row has one verdict, whatever is in it', () => {
  const some = (places: readonly number[]) =>
    places.map(
      (place) => [{}, { name: 'Ada Obi' }, { studentNumber: 'GC/001' }, { dateOfBirth: '2010-05-12' }][place] ?? {},
    )
  const rows = Array.from({ length: 4 }, (_, a) => a).flatMap((a) =>
    [0, 1, 2, 3].map((b) => rowOf(Object.assign({}, ...some([a, b])), { id: a === b ? 'r1' : null })),
  )
  const verdicts = judged(rows)
  const counts = ['new', 'changed', 'same', 'needs-you', 'left-out'].map(
    (one) => verdicts.filter(({ verdict }) => verdict === one).length,
  )
  expect(verdicts).toHaveLength(rows.length)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length)
})

test('two who have swapped their IDs are refused in one file, and each hears whose ID it is', () => {
  const rows = [
    rowOf({ name: 'Ada Obi', studentNumber: 'GC/002' }, { id: 'r1' }),
    rowOf({ name: 'Bola Ade', studentNumber: 'gc 001' }, { id: 'r2', row: 3 }),
  ]
  const hint = 'To swap two IDs, first give one of the two another ID.'
  expect(judged(rows)).toEqual([
    { verdict: 'needs-you', problems: [{ field: 'studentNumber', message: `GC/002 belongs to Bola Ade. ${hint}` }] },
    { verdict: 'needs-you', problems: [{ field: 'studentNumber', message: `gc 001 belongs to Ada Obi. ${hint}` }] },
  ])
})
