import { expect, test } from 'vitest'
import { atOnce } from '../../words/steps.ts'
import { type JudgeChoices, type KnownRecord, teacherIdentity } from './judge.ts'
import { surroundingsOf, teacherRegister } from './kinds.ts'
import { proposeTeachers } from './propose.ts'
import { readRegister } from './read-register.ts'
import type { RegisterRow } from './read-row.ts'
import { sheetOf } from './sheet-of.ts'
import { judgeTeachers, teacherOfRow, teacherValuesOf } from './teacher-row.ts'

const judged = (...given: Parameters<typeof judgeTeachers>) => atOnce(judgeTeachers(...given))

const [maths, english, ss1a, ss2b] = ['1', '2', '3', '4'].map((end) => `0199ffff-ffff-7fff-8fff-00000000000${end}`)
const around = surroundingsOf(
  '2026-11-20',
  [
    { id: ss1a as string, level: 'SS1', arm: 'A' },
    { id: ss2b as string, level: 'SS2', arm: 'B' },
  ],
  [
    { id: maths as string, name: 'Mathematics', code: 'MTH' },
    { id: english as string, name: 'English Language', code: 'ENG' },
  ],
)

function read(...lines: string[]) {
  const sheets = [sheetOf(lines)]
  return readRegister(sheets, { kind: teacherRegister, around, ...proposeTeachers(sheets, '2026-11-20') }).rows
}

const heads = 'Name of Staff|E-mail Address|Staff No|Subjects Taught|Classes|GSM No|Years of Experience|Dept'
const one = (line: string) => read(heads, line)[0] as RegisterRow

test.each<[string, string, Record<string, string>]>([
  ['subjects by code and name', '|||mth; English Language', { subjects: `${maths},${english}` }],
  ['a subject twice is one', '|||MTH, Mathematics', { subjects: `${maths}` }],
  ['classes in several spellings', '||||SS 1 A; sss2b', { classes: `${ss1a},${ss2b}` }],
  ['a phone without its zero', '|||||8031234567', { phone: '08031234567' }],
  ['years that say so', '||||||8 years', { experience: '8' }],
  ['a department in capitals', '|||||||SOCIAL SCIENCES', { department: 'Social Sciences' }],
  ['an email in capitals', '|ADA@GREENFIELD.TEST', { email: 'ada@greenfield.test' }],
  ['letters of Yoruba made of two signs', 'Bọ́lá Adé'.normalize('NFD'), { name: 'Bọ́lá Adé'.normalize('NFC') }],
  ['HTML is only a text', '<b>Ada</b> Obi', { name: '<b>Ada</b> Obi' }],
  ['a name from right to left', 'عبد الله موسى', { name: 'عبد الله موسى' }],
])('%s', (_name, line, values) => {
  expect(one(line.startsWith('|') ? `Ada Obi${line}` : `${line}|x@a.test`).values).toMatchObject(values)
})

test.each([
  ['a subject that is not there', '|||MTH; Alchemy', { field: 'subjects', message: 'There is no subject Alchemy.' }],
  ['a class that is not there', '||||SS9Z', { field: 'classes', message: 'There is no class SS9Z.' }],
  ['a shortened phone', '|||||8.03E+09', { field: 'phone' }],
  ['no address at all', '|ada at school', { field: 'email' }],
  ['too many years', '||||||99', { field: 'experience' }],
])('%s is refused at its cell', (_name, line, problem) => {
  expect(one(`Ada Obi${line}`).problems).toEqual([expect.objectContaining(problem)])
})

test('one subject and one class that are not there leave the others', () => {
  const { values, problems } = one('Ada Obi|||Physical; Eng, MTH|SS9Z; SS1A')
  expect(values).toMatchObject({ subjects: `${maths},${english}`, classes: ss1a })
  expect(problems.map(({ message }) => message)).toEqual(['There is no subject Physical.', 'There is no class SS9Z.'])
})

test('rows without a name below a teacher are more of the same, which is asked', () => {
  const list = [heads, 'Ada Obi|ada@a.test|T/1|MTH', '|||Eng|SS1A', '||||SS2B', 'Musa Bello|m@a.test|T/2', '|||||0803']
  const rows = read(...list)
  expect(rows.map(({ row, values }) => [row, values.name, values.subjects, values.classes])).toEqual([
    [2, 'Ada Obi', maths, undefined],
    [3, 'Ada Obi', english, ss1a],
    [4, 'Ada Obi', undefined, ss2b],
    [5, 'Musa Bello', undefined, undefined],
  ])
  expect(judged(rows, [], none).map(({ verdict }) => verdict)).toEqual(['needs-you', 'needs-you', 'needs-you', 'new'])
  const confirmed = new Map([1, 2].map((place) => [place, { isConfirmed: true }]))
  const [first, ...others] = judged(rows, [], { ...none, rows: confirmed })
  expect(first).toMatchObject({
    verdict: 'new',
    values: { subjects: `${maths},${english}`, classes: `${ss1a},${ss2b}` },
  })
  expect(others.map(({ verdict }) => verdict)).toEqual(['left-out', 'left-out', 'new'])
})

test('classes that are named together are a guess', () => {
  const { values, guesses } = one('Ada Obi||||All SS')
  expect(values.classes).toBe(`${ss1a},${ss2b}`)
  expect(guesses).toEqual([{ field: 'classes', message: '“All SS” was read as SS1A, SS2B.' }])
})

test('columns without names are told by what stands in them', () => {
  const rows = read('Ada Obi|ada@a.test|T/1', 'Musa Bello|musa@a.test|T/2', 'Tola Ojo|tola@a.test|T/3')
  expect(rows.map(({ values }) => values)).toEqual([
    { name: 'Ada Obi', email: 'ada@a.test', employeeId: 'T/1' },
    { name: 'Musa Bello', email: 'musa@a.test', employeeId: 'T/2' },
    { name: 'Tola Ojo', email: 'tola@a.test', employeeId: 'T/3' },
  ])
})

const records: KnownRecord[] = [
  { id: ss1a as string, values: { name: 'Ada Obi', email: 'ada@a.test', employeeId: 'T/1', phone: '1234567' } },
  { id: ss2b as string, values: { name: 'Musa Bello', email: 'musa@a.test', employeeId: 'T/2' } },
]
const none: JudgeChoices = { withoutFields: new Set(), takesClass: false, rows: new Map() }
const rowOf = (values: Record<string, string>, row = 2, id: string | null = null): RegisterRow => ({
  ...{ sheet: null, row, id, values, problems: [], guesses: [] },
})
const chidi = { name: 'Chidi Eze', email: 'chidi@a.test', employeeId: 'T/3' }

test.each<[string, RegisterRow, object]>([
  ['somebody new', rowOf(chidi), { verdict: 'new', values: chidi }],
  ['the same by email', rowOf({ email: 'ada@a.test' }), { verdict: 'same', id: ss1a }],
  ['the same by employee ID', rowOf({ employeeId: 't / 1', name: 'Ada Obi' }), { verdict: 'same', id: ss1a }],
  ['the same by our own row', rowOf({ name: 'Ada Obi' }, 2, ss1a), { verdict: 'same', id: ss1a }],
  [
    'a changed phone',
    rowOf({ employeeId: 'T/1', phone: '7654321' }),
    { verdict: 'changed', changes: [{ field: 'phone', before: '1234567', after: '7654321' }] },
  ],
  [
    'another email of somebody who is there',
    rowOf({ employeeId: 'T/1', email: 'ada@b.test' }),
    { verdict: 'needs-you', problems: [expect.objectContaining({ field: 'email' })] },
  ],
  [
    'the email of one and the employee ID of another',
    rowOf({ employeeId: 'T/1', email: 'musa@a.test' }),
    { verdict: 'needs-you' },
  ],
  [
    'nobody without an email',
    rowOf({ name: 'Chidi Eze', employeeId: 'T/3' }),
    { verdict: 'needs-you', problems: [{ field: 'email', message: expect.stringMatching(/signs in with an email/) }] },
  ],
  ['a row id of another school', rowOf(chidi, 2, maths), { verdict: 'new' }],
])('%s', (_name, row, verdict) => {
  expect(judged([row], records, none)).toEqual([expect.objectContaining(verdict)])
})

test.each([
  ['the email', { name: 'Uche Example', email: 'musa@a.test', employeeId: 'T/9' }, 'musa@a.test'],
  ['the employee ID', { name: 'Uche Example', employeeId: 't / 2' }, 'T/2'],
])('%s of somebody with altogether another name changes nobody unasked', (_name, values, what) => {
  const problem = { field: 'name', message: `${what} is Musa Bello’s. Is Uche Example the same person?` }
  expect(judged([rowOf(values)], records, none)).toMatchObject([
    { verdict: 'needs-you', problems: [problem], id: ss2b, isOtherName: true },
  ])
  const said = { ...none, rows: new Map([[0, { person: { id: ss2b as string } }]]) }
  expect(judged([rowOf(values)], records, said)).toMatchObject([{ verdict: 'changed', id: ss2b }])
})

test('rows of one teacher are one: the first has what all say, the others are left out for it', () => {
  const rows = [rowOf({ ...chidi, subjects: 'm' }), rowOf({ name: 'Eze Chidi', subjects: 'e' }, 3)]
  expect(judged(rows, records, none)).toEqual([
    { verdict: 'new', values: { ...chidi, subjects: 'e,m' }, told: 'With the subjects and classes of row 3.' },
    {
      verdict: 'left-out',
      why: 'Row 2 names the same person: the subjects of this row are added there.',
      isJoined: true,
    },
  ])
  const apart = judged(rows, records, { ...none, rows: new Map([[1, { isLeftOut: true }]]) })
  expect(apart[0]).toEqual({ verdict: 'new', values: { ...chidi, subjects: 'm' } })
  const unsure = [
    rows[0] as RegisterRow,
    { ...rowOf({ name: 'Eze Chidi' }, 3), problems: [{ field: 'x', message: 'X' }] },
  ]
  expect(judged(unsure, records, none).map(({ verdict }) => verdict)).toEqual(['needs-you', 'needs-you'])
})

test('without the demand for an employee ID only the email is asked for', () => {
  const required = teacherIdentity.required.filter(({ field }) => field !== 'employeeId')
  const rows = [rowOf({ name: 'Chidi Eze', email: 'chidi@a.test' }), rowOf({ name: 'Tola Ojo' }, 3)]
  expect(judged(rows, records, none, { identity: { ...teacherIdentity, required } })).toMatchObject([
    { verdict: 'new' },
    { verdict: 'needs-you', problems: [{ field: 'email' }] },
  ])
})

test('two rows of one email are one teacher, two people with one employee ID are asked about', () => {
  const rows = [rowOf(chidi), rowOf({ ...chidi, email: 'CHIDI@a.test'.toLowerCase() }, 3)]
  expect(judged(rows, records, none)[1]).toMatchObject({
    verdict: 'left-out',
    why: 'Row 2 names the same person.',
  })
  const twice = judged([rowOf(chidi), rowOf({ ...chidi, email: 'other@a.test' }, 3)], records, none)
  expect(twice[1]).toMatchObject({
    verdict: 'needs-you',
    problems: [{ field: 'employeeId', message: 'Row 2 also has this employee ID.' }],
  })
  const rowsChosen = new Map([[0, { isLeftOut: true }]])
  const left = judged([rowOf(chidi), rowOf({ ...chidi, email: 'other@a.test' }, 3)], records, {
    ...none,
    rows: rowsChosen,
  })
  expect(left.map(({ verdict }) => verdict)).toEqual(['left-out', 'new'])
})

test('a record is written as a row, and a row as a record', () => {
  const said = teacherOfRow({ ...chidi, experience: '8', department: 'Arts', subjects: `${maths},${english}` })
  expect(said).toEqual({ ...chidi, experience: 8, department: 'Arts', subjectIds: [maths, english] })
  expect(
    teacherValuesOf({
      ...{ ...chidi, department: 'Arts', phone: '', experience: 0, qualification: '', address: '' },
      ...{ subjects: [{ id: english as string }, { id: maths as string }], classes: [] },
    }),
  ).toMatchObject({ ...chidi, experience: '0', subjects: `${maths},${english}`, classes: '' })
})
