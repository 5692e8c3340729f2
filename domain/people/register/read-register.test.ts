import { expect, test } from 'vitest'
import type { Sheet } from './cells/sheet.ts'
import type { StudentColumn } from './columns.ts'
import { studentRegister, surroundingsOf } from './kinds.ts'
import { proposeStudents } from './propose.ts'
import { readRegister } from './read-register.ts'
import type { Names } from './read-row.ts'
import { sheetOf } from './sheet-of.ts'

const classes = ['A', 'B'].map((arm) => ({ id: `ss2${arm}`, level: 'SS2', arm }))
const around = surroundingsOf('2026-11-24', classes, [])

const asTyped: Names = { order: 'first-other-surname', isCaseChanged: false, isSurnameFirst: false }
const reading = { kind: studentRegister, around, names: asTyped, columnsOf: () => undefined }

function read(sheets: Sheet[], names: Names = asTyped) {
  return readRegister(sheets, { ...reading, names })
}

const allOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ rows }) => rows.flatMap(({ cells }) => [...cells.values()]))

test('a file with titles, sums, unknown columns and two classes: every cell is accounted for', () => {
  const sheets = [
    sheetOf([
      'GREENFIELD COLLEGE',
      'CLASS: SS2A',
      'S/N|Names|ID|Sex|House',
      '1|Ada Obi|GC/001|F|Blue',
      '2|Bola Ade|GC/002|M|',
      'Total: 2',
      '|Number of girls|1',
      'SS 2 B',
      'S/N|Names|ID|Sex|House',
      '1|Chidi Eze|GC/003|M|Red',
      '||||alone',
    ]),
    sheetOf(['Nothing|is named here', 'Ada Obi|F'], 'Other'),
  ]
  const { rows, notUsed, cells } = read(sheets)
  expect(
    rows.map(({ row, values }) => [row, values.name, values.studentNumber, values.gender, values.className]),
  ).toEqual([
    [4, 'Ada Obi', 'GC/001', 'Female', 'ss2A'],
    [5, 'Bola Ade', 'GC/002', 'Male', 'ss2A'],
    [10, 'Chidi Eze', 'GC/003', 'Male', 'ss2B'],
  ])
  expect(notUsed.map(({ row, text, why }) => `${row} ${text}: ${why}`)).toEqual([
    '1 GREENFIELD COLLEGE: This row is above the column names.',
    '4 Blue: This column is not used. Choose what it holds under Columns.',
    '6 Total: 2: This row is a count, not a person.',
    '7 Number of girls\t1: This row is a count, not a person.',
    '10 Red: This column is not used. Choose what it holds under Columns.',
    '11 alone: This row has no name and no ID.',
    '1 Nothing\tis named here: This sheet has no row of column names. Choose what each column holds.',
    '2 Ada Obi\tF: This sheet has no row of column names. Choose what each column holds.',
  ])
  const left = notUsed.reduce((sum, { text }) => sum + text.split('\t').length, 0)
  expect(cells.source).toBe(allOf(sheets).length)
  expect(cells.rows + cells.known + left).toBe(cells.source)
})

test('each sheet has its own columns, and one called like a class gives it', () => {
  const { rows } = read([
    sheetOf(['ID|Name', 'GC/1|Ada Obi'], 'SSS 2 B'),
    sheetOf(['Surname|First Name|ID', 'Ade|Bola|GC/2'], 'SS2A'),
  ])
  expect(rows.map(({ sheet, values }) => [sheet, values.name, values.className])).toEqual([
    ['SSS 2 B', 'Ada Obi', 'ss2B'],
    ['SS2A', 'Bola Ade', 'ss2A'],
  ])
})

test('the class of a row counts before that of its title, also in two columns', () => {
  const { rows } = read([sheetOf(['CLASS: SS2A', 'Name|Class|Arm', 'Ada Obi|SS 2|B', 'Bola Ade||', 'Chidi Eze|SS2A|'])])
  expect(rows.map(({ values }) => values.className)).toEqual(['ss2B', 'ss2A', 'ss2A'])
})

test('a row that names somebody is no title, whatever its first cell says', () => {
  const { rows } = read([sheetOf(['Class|Name|ID', 'Class SS2A|Ada Obi|GC/1', 'CLASS:|SS2B', '|Bola Ade|GC/2'])])
  expect(rows.map(({ values }) => values.name)).toEqual(['Ada Obi', 'Bola Ade'])
  expect(rows.map(({ values }) => values.className)).toEqual(['ss2A', 'ss2B'])
})

test('names in capitals are written small where the school wants it', () => {
  const { rows } = read([sheetOf(['Surname|First name|Sex', 'OBI|ADA|F'])], {
    order: 'surname-first-other',
    isCaseChanged: true,
    isSurnameFirst: false,
  })
  expect(rows[0]?.values.name).toBe('Obi Ada')
})

test('a heading that says so has whole names begin with the surname, and our own export never', () => {
  const namesOf = (head: string, name: string) => {
    const sheets = [sheetOf([`${head}|Sex`, `${name}|F`])]
    return read(sheets, proposeStudents(sheets, '2026-11-24').names).rows.map(({ values }) => values.name)
  }
  expect(namesOf('Name (Surname First)', 'OBI ADA')).toEqual(['Ada Obi'])
  expect(namesOf('Surname and other names', 'Obi Ada')).toEqual(['Ada Obi'])
  expect(namesOf('Name', 'OBI ADA')).toEqual(['Obi Ada'])
  expect(namesOf('Row|Name', 'x|OBI, Ada')).toEqual(['OBI, Ada'])
})

test('an empty cell and a missing column leave no value', () => {
  const { rows } = read([sheetOf(['Name|ID|Phone|Sex', 'Ada Obi|GC/001| |'])])
  expect(rows[0]?.values).toEqual({ name: 'Ada Obi', studentNumber: 'GC/001' })
  expect(rows[0]?.problems).toEqual([])
})

test('what cannot be read is told at its field, and a guess waits', () => {
  const { rows } = read([sheetOf(['Name|ID|Phone|Class|DOB', 'Ada Obi|a@b|8.03E+09|SS9|1/1/1980'])])
  expect(rows[0]?.problems.map(({ field }) => field)).toEqual(['studentNumber', 'phone', 'className'])
  expect(rows[0]?.guesses.map(({ field }) => field)).toEqual(['dateOfBirth'])
})

test('a merged cell says its class of each row it reaches over, and its name of one', () => {
  const sheet = sheetOf(['Name|Class|ID', 'Ada Obi|SS2B|1', '||2'])
  const spread = new Map([
    [0, { text: 'Ada Obi' }],
    [1, { text: 'SS2B' }],
  ])
  const rows = sheet.rows.map((row) => (row.number === 3 ? { ...row, spread } : row))
  expect(read([{ name: null, rows }]).rows.map(({ values }) => [values.name, values.className])).toEqual([
    ['Ada Obi', 'ss2B'],
    [undefined, 'ss2B'],
  ])
})

test('only an id of ours is one', () => {
  const id = '0192F7C0-0000-7000-8000-000000000001'
  expect(read([sheetOf(['Row|Name', `${id}|Ada Obi`, '2|Bola Ade'])]).rows.map((row) => row.id)).toEqual([
    id.toLowerCase(),
    null,
  ])
})

test('a surname beside a column of names is the surname of each', () => {
  const { rows } = read([sheetOf(['Surname|Names|Sex', 'Obi|Ada Ngozi|F', '|Bola Ade|M'])])
  expect(rows.map(({ values }) => values.name)).toEqual(['Ada Ngozi Obi', 'Bola Ade'])
})

test('what stands under a list counts or signs, and names nobody', () => {
  const foot = [
    'FORM TEACHER: MRS BELLO',
    'BOYS: 20',
    'GIRLS|13',
    'Boys 12|Girls 13',
    'Signature ________',
    'Females = 4',
  ]
  const { rows, notUsed } = read([sheetOf(['Name|Sex', 'Ada Obi|F', ...foot])])
  expect(rows.map(({ values }) => [values.name, values.className])).toEqual([['Ada Obi', undefined]])
  expect(notUsed.map(({ text }) => text.replace('\t', '|'))).toEqual(foot)
})

test('a class among the words of a title is of the rows below, above the names of columns alone', () => {
  const { rows } = read([
    sheetOf(['LIST OF STUDENTS IN SS2A', 'Name|Sex', 'Ada Obi|F', 'She moved to SS2B', 'Bola Ade|M']),
  ])
  expect(rows.map(({ values }) => values.className)).toEqual(['ss2A', 'ss2A', 'ss2A'])
})

test('texts are kept in one form of their letters', () => {
  const { rows } = read([sheetOf(['Name|ID', `${'Bọ́lá Ṣódé'.normalize('NFD')}|${'Ẹ́/1'.normalize('NFD')}`])])
  expect(rows[0]?.values).toEqual({ name: 'Bọ́lá Ṣódé'.normalize('NFC'), studentNumber: 'Ẹ́/1'.normalize('NFC') })
})

test('an ID in letters of two alphabets is asked for again, as nobody could type it', () => {
  const { rows } = read([sheetOf(['Name|ID', 'Ada Obi|G\u0421/001', 'Bola Ade|\u0391B', 'Chidi Eze|GC/\u0661'])])
  const said = 'has letters of two alphabets that look alike. Type it again.'
  expect(rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    [`“G\u0421/001” ${said}`],
    [`“\u0391B” ${said}`],
    [],
  ])
})

test('rows beyond 5,000 are listed and wait for another file', () => {
  const many = Array.from({ length: 5_001 }, (_, at) => `Ada Obi|GC/${at}`)
  const { rows, notUsed } = read([sheetOf(['Name|ID', ...many])])
  expect(rows).toHaveLength(5_000)
  expect(notUsed).toEqual([
    {
      ...{ sheet: null, row: 5_002, text: 'Ada Obi\tGC/5000' },
      why: 'One file can hold 5,000 rows. Bring the others in a second file.',
    },
  ])
})

test('a list below with other columns is read by its own, and one with the same keeps those that were chosen', () => {
  const lists = ['CLASS: SS2A', 'S/N|Name|Sex|Note', '1|Ada Obi|F|x', 'CLASS: SS2B']
  const other = sheetOf([...lists, 'S/N|ID|Name|Sex', '1|GC/001|Bola Ade|M'])
  expect(read([other]).rows.map(({ values }) => values)).toEqual([
    { name: 'Ada Obi', gender: 'Female', className: 'ss2A' },
    { name: 'Bola Ade', gender: 'Male', className: 'ss2B', studentNumber: 'GC/001' },
  ])
  const same = sheetOf([...lists, 'S/N|Name|Sex|Note', '1|Bola Ade|M|12 Allen Avenue'])
  const fields = new Map<StudentColumn, number>([
    ['name', 1],
    ['gender', 2],
    ['address', 3],
  ])
  const columnsOf = () => ({ row: same.rows[1] ?? null, fields })
  const { rows } = readRegister([same], { ...reading, columnsOf })
  expect(rows.map(({ values }) => values.address)).toEqual(['x', '12 Allen Avenue'])
})

test('the class among the words of a sheet’s name is that of its rows, and an arm is said once', () => {
  const sheets = ['SS2A (2)', 'Copy of SS2B', 'SS2A to SS2B'].map((name) => sheetOf(['Name|Sex', 'Ada Obi|F'], name))
  const { rows } = read([...sheets, sheetOf(['Name|Class|Arm', 'Bola Ade|SS 2B|B'])])
  expect(rows.map(({ values }) => values.className)).toEqual(['ss2A', 'ss2B', undefined, 'ss2B'])
})

test('what stands beside the name of a class is not lost, and a sheet of sums is left out with its reason', () => {
  const { rows, notUsed } = read([
    sheetOf(['CLASS: JSS 1A   CLASS TEACHER: Mrs Sample|TERM: First', 'NAME|SEX', 'ADA OBI|F'], 'One'),
    sheetOf(['CLASS|NO', 'JSS 1A|45', 'JSS 1B|38'], 'SUMMARY'),
  ])
  expect(rows).toHaveLength(1)
  expect(notUsed.map(({ text, why }) => [text, why])).toEqual([
    ['TERM: First', 'This is next to the name of the class.'],
    ['CLASS TEACHER: Mrs Sample', 'This is next to the name of the class.'],
    ['CLASS\tNO', 'No column of this sheet holds names.'],
    ['JSS 1A\t45', 'No column of this sheet holds names.'],
    ['JSS 1B\t38', 'No column of this sheet holds names.'],
  ])
})
