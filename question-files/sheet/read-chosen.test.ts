import { expect, test } from 'vitest'
import { printed } from '../printed.ts'
import { readPasted, readQuestions, readSheets } from '../read.ts'
import { textRow, workbook } from '../test/workbook.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const ofRows = (...rows: string[][]) => readQuestions(workbook(rows.map((row) => textRow(...row)).join('')), 'a.xlsx')
const uneven = [
  ['Which town is the capital of Nigeria?', 'Lagos', 'Abuja', 'Kano', 'B'],
  ['Which river is it?', 'Niger', 'Benue', 'Osun', '3'],
  ['Who is it?', 'Ada', 'Obi', 'Ife', 'ada'],
  ['What is it?', 'x', 'y', 'z', ''],
  ['Where is it?', 'p', 'q', 'r', 'west'],
]

test('as the columns are chosen, so the sheet is read, and only what is clear of its answers is taken', () => {
  const { sheets } = ofRows(...uneven)
  if (!sheets) throw new Error('Nothing is asked.')
  const fields = { 0: 'question', 1: 'A', 2: 'B', 3: 'C', 4: 'answer' }
  const read = readSheets(sheets, [{ row: null, fields }], 'xlsx')
  expect(read.questions.map(({ right, problems, guessed }) => [right, problems[0]?.field, guessed[0]?.field])).toEqual([
    [[1], undefined, undefined],
    [[2], undefined, 'right'],
    [[0], undefined, undefined],
    [null, 'right', undefined],
    [null, 'right', undefined],
  ])
  expect(read.chars.accounted).toBe(read.chars.source)
  // Another choice of the same sheet: the options are theirs who chose them, and nothing is lost.
  const other = readSheets(sheets, [{ row: null, fields: { 0: 'question', 1: 'topic', 4: 'answer' } }], 'xlsx')
  expect(other.questions[0]).toMatchObject({ type: 'fill_blank', topic: 'Lagos' })
  expect(other.leftOut.map(({ what }) => what.split('\n').length)).toEqual([5, 5])
  expect(other.chars.accounted).toBe(other.chars.source)
})

test('an option that no column holds leaves no answer with another one', () => {
  const read = readPasted('Question\tA\tC\tAnswer\nWhich?\tAba\tJos\tC')
  expect(read.questions[0]).toMatchObject({ right: [2], problems: [{ message: 'Option B is empty.' }] })
})

test('without a column of questions nothing is read, nothing is lost, and the choice can be made again', () => {
  const { sheets } = ofRows(['1', '2', '3'], ['4', '5', '6'])
  if (!sheets) throw new Error('Nothing is asked.')
  const read = readSheets(sheets, [{ row: null, fields: {} }], 'xlsx')
  expect(read).toMatchObject({ questions: [], refused: expect.stringMatching(/^No question was recognised/) })
  expect(read.chars.accounted).toBe(read.chars.source)
  expect(read.sheets?.tables).toEqual(sheets.tables)
})

test.each([
  ['', 'Which?,x,y,z,B,,What?,v,w,u,A\nWho?,t,s,r,C,,Where?,q,p,o,B\n'],
  [
    'named',
    'Question,A,B,C,Answer,,Question,A,B,C,Answer\nWhich?,x,y,z,B,,What?,v,w,u,A\nWho?,t,s,r,C,,Where?,q,p,o,B\n',
  ],
])('two lists side by side are two lists %s', (_, text) => {
  const { questions, leftOut, chars, sheets } = readQuestions(bytesOf(text), 'a.csv')
  expect(questions.map((one) => `${one.text} ${one.options.length} ${one.right}`)).toEqual([
    ...['Which? 3 1', 'Who? 3 2', 'What? 3 0', 'Where? 3 1'],
  ])
  expect(leftOut).toEqual([])
  expect(chars.accounted).toBe(chars.source)
  expect(sheets?.tables.map(({ name }) => name)).toEqual(text.startsWith('Q') ? undefined : ['A to E', 'G to K'])
})

test('a passage over several rows reaches them, and formulas count by what they show', () => {
  const cell = (ref: string, text: string) => `<c r="${ref}" t="str"><f>"x"&amp;1</f><v>${text}</v></c>`
  const row = (at: number, ...texts: string[]) =>
    `<row r="${at}">${texts.map((text, place) => (text === '' ? '' : cell(`${'ABCDE'[place]}${at}`, text))).join('')}</row>`
  const rows = `${row(1, 'The tide came in.', 'Which?', 'x', 'y', 'B')}${row(2, '', 'What?', 'v', 'w', 'A')}`
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const sheet = `<worksheet ${main}><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A1:A2"/></mergeCells></worksheet>`
  const { sheets } = readQuestions(workbook('', { 'xl/worksheets/sheet1.xml': sheet }), 'a.xlsx')
  if (!sheets) throw new Error('Nothing is asked.')
  const fields = { 0: 'passage', 1: 'question', 2: 'A', 3: 'B', 4: 'answer' }
  const read = readSheets(structuredClone(sheets), [{ row: null, fields }], 'xlsx')
  expect(read.questions.map(({ passage, text, right }) => [passage, text, right])).toEqual([
    ['The tide came in.', 'Which?', [1]],
    ['The tide came in.', 'What?', [0]],
  ])
})

test('5,001 rows are refused in a sentence', () => {
  const rows = Array.from({ length: 5_001 }, (_, at) => `Which is ${at}?,x,y,z,B`).join('\n')
  expect(readQuestions(bytesOf(rows), 'a.csv')).toMatchObject({
    ...{ questions: [], refused: 'This file holds more than 2,000 questions. Split it into several files.' },
  })
})

test('what the command prints of a sheet without names says what each column was taken for', () => {
  const said = printed(ofRows(...uneven))
  expect(said.sheets?.[0]).toMatchObject({
    row: null,
    columns: [{ column: 'A', header: null, field: 'question' }, ...'BCDE'].map((one) =>
      typeof one === 'string' ? { column: one } : one,
    ),
  })
  expect(said.questions.every(({ guessed }) => guessed.length > 0)).toBe(true)
  expect(printed(readPasted('Question\tA\tB\tAnswer\nWhich?\tx\ty\tB'))).not.toHaveProperty('sheets')
})

test.each<[string, string, boolean]>([
  ['Dear parents, school is closed.\nPlease, dear parents, come.', 'letter.txt', false],
  ['{"a": [1, 2, 3],\n "b": 2}', 'package.json', false],
  ['Which one,or two,three,four\nWhat one,or two,three,five\nWho one,or two,three,six', 'a.txt', true],
  ['a\tb\nc\td', 'a.txt', true],
  ['Which one is it\nWhat is it', 'a.csv', true],
])('%j in %s may be a sheet: %s', (text, name, isAsked) => {
  const read = readQuestions(bytesOf(text), name)
  expect(read.sheets !== undefined).toBe(isAsked)
})
