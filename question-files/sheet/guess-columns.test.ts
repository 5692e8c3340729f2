import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { cellOf, type Row } from './table.ts'

const rowsOf = (...lines: string[]): Row[] =>
  lines.map((line, at) => ({
    number: at + 1,
    cells: new Map(line.split('|').flatMap((text, column) => (text === '' ? [] : [[column, cellOf(text)] as const]))),
  }))

const guessed = (...lines: string[]) => {
  const columns = guessColumns(rowsOf(...lines))
  return columns && { ...Object.fromEntries(columns.fields), options: columns.options }
}

test.each([
  ['the letter last', ['Which?|x|y|z|B', 'What?|v|w|u|A'], { question: 0, options: [1, 2, 3], answer: 4 }],
  [
    'a rising number, then marks, minutes and a difficulty behind the letter',
    ['1.|Which?|x|y|B|2|1|Easy|Algebra', '2.|What?|v|w|A|1|1.5|Hard|Algebra'],
    { number: 0, question: 1, options: [2, 3], answer: 4, marks: 5, minutes: 6, difficulty: 7 },
  ],
  [
    'the type in front, as an export has it',
    ['Multiple choice|Which?|x|y|z||B|2', 'Multiple choice|What?|v|w|||A|1'],
    { type: 0, question: 1, options: [2, 3, 4, 5], answer: 6, marks: 7 },
  ],
  [
    'the words of an option in place of its letter',
    ['Which town?|Aba|Jos|Kano|JOS', 'What falls?|leaf|moon|sun|leaf', 'Who sings?|Ada|Bola|Chidi|Chidi '],
    { question: 0, options: [1, 2, 3], answer: 4 },
  ],
  [
    'options that are letters themselves',
    ['Which vitamin?|C|A|K|D|B', 'Which blood group?|A|B|AB|O|D'],
    { question: 0, options: [1, 2, 3, 4], answer: 5 },
  ],
  [
    'a title and the heads of sections between',
    ['SS2 Mathematics', 'SECTION A', 'Which?|x|y|z|B', 'What?|v|w|u|A', 'Who?|s|r|q|C'],
    { question: 0, options: [1, 2, 3], answer: 4 },
  ],
])('%s', (_name, lines, expected) => {
  expect(guessed(...lines)).toEqual(expected)
})

test.each([
  ['no letters and no words of options', ['p|q|r|s', 't|u|v|w']],
  ['one option', ['Which?|x|B', 'What?|v|A']],
  ['a list of people', ['1|GC/001|Ada Obi|F|SS2B', '2|GC/002|Bola Ade|M|SS2B']],
  ['a list of girls', ['1|GC/001|Obi|Ada|F|SS2B', '2|GC/002|Ade|Bola|F|SS2B']],
  ['eleven options', ['Which?|1|2|3|4|5|6|7|8|9|10|11|B', 'What?|1|2|3|4|5|6|7|8|9|10|11|A']],
  ['mostly other lines', ['Dear all', 'please see below', 'kind regards', 'Which?|x|y|z|B']],
])('%s is not taken for questions', (_name, lines) => {
  expect(guessed(...lines)).toBeUndefined()
})
