import { expect, test } from 'vitest'
import { chosenOf } from './chosen-columns.ts'
import { proposeColumns } from './propose-columns.ts'
import { cellOf, type Row } from './table.ts'

const rowsOf = (...lines: string[]): Row[] =>
  lines.map((line, at) => ({
    number: at + 1,
    cells: new Map(line.split('|').flatMap((text, column) => (text === '' ? [] : [[column, cellOf(text)] as const]))),
  }))

/** 'question A B answer', by the columns in their order; '.' for one that says nothing. The row of names comes first. */
const proposed = (...lines: string[]) => {
  const { columns, isAsked } = proposeColumns(rowsOf(...lines))
  const { row, fields } = chosenOf(columns)
  const width = Math.max(...lines.map((line) => line.split('|').length))
  const said = Array.from({ length: width }, (_, at) => fields[at] ?? '.').join(' ')
  return `${isAsked ? 'asked' : 'known'} ${row ?? '-'}: ${said}`
}

test.each<[string, string[], string]>([
  ['names that are known', ['Question|A|B|Answer', 'Which?|x|y|B'], 'known 1: question A B answer'],
  ['no names', ['Which?|x|y|z|B', 'What?|v|w|u|A'], 'asked -: question A B C answer'],
  [
    'subject, topic and explanation behind the letter',
    [
      'Which cell?|x|y|B|Biology|Cells|2|Hard|It is the one with a wall.',
      'What leaf?|v|w|A|biology|Plants|1|Easy|Leaves make food from light.',
      'Who eats?|s|r|B|Biology|Plants|2|Easy|Animals eat what plants make.',
      'Where is it?|p|q|A|Chemistry|Cells|1|Medium|It is there to be seen.',
    ],
    'asked -: question A B answer subject topic marks difficulty explanation',
  ],
  [
    'names that nobody knows',
    ['What is asked|First|Second|Third|The one', 'Which?|x|y|z|B', 'What?|v|w|u|A', 'Who?|t|s|r|C'],
    'asked 1: question A B C answer',
  ],
  [
    'some names that are known, and none for the question',
    ['Assessment|Option A|Option B|Correct option|Marks', 'Which?|x|y|B|1', 'What?|v|w|A|2'],
    'asked 1: question A B answer marks',
  ],
  [
    'the question named, its answer not',
    ['Question|A|B|Solved by|Topic', 'Which?|x|y|B|Sums', 'What?|v|w|A|Sums'],
    'asked 1: question A B answer topic',
  ],
  [
    'a question whose options are names of columns',
    ['Which is a unit?|time|A|error|B'],
    'asked -: question A B C answer',
  ],
  [
    'an option that is called as questions are in some sheets',
    ['Which one is green?|Root|Leaf|Stem|B', 'Which one is tall?|Tree|Moss|Stem|A'],
    'asked -: question A B C answer',
  ],
  [
    'words of options, then marks and minutes that are alike',
    ['Which one?|x|y|z|y|1|1', 'What one?|u|v|w|u|1|1', 'Who is it?|r|s|t|s|2|2'],
    'asked -: question A B C answer marks minutes',
  ],
  [
    'uneven answers',
    ['Which one?|x|y|B|2|1', 'What one?|u|v|A|1|1', 'Who is it?|r|s||1|1', 'When is it?|o|p|1|1|1'],
    'asked -: question A B answer marks minutes',
  ],
  [
    'numbers of options',
    ['Which town is it?|Aba|Jos|Kano|3|1', 'Which river is it?|Niger|Benue|Osun|1|1', 'Who is it?|Ada|Obi|Ife|2|1'],
    'asked -: question A B C answer marks',
  ],
  [
    'the answer before its options',
    ['Which one is it?|B|Aba|Jos|Kano', 'Which river is it?|A|Niger|Benue|Osun', 'Who is it?|C|Ada|Obi|Ife'],
    'asked -: question answer A B C',
  ],
  ['short answers', ['The capital is ____|Abuja', 'The river is ____|Niger'], 'asked -: question answer'],
  ['one column', ['What is a cell?', 'What is a leaf?'], 'asked -: question'],
  ['nothing but numbers', ['1|2|3|4', '5|6|7|8'], 'asked -: . . . .'],
  ['a list of people', ['1|GC/001|Ada Obi|F|SS2B', '2|GC/002|Bola Ade|M|SS2B'], 'asked -: . . . . .'],
  ['a title above', ['SS2 Mathematics', 'Which?|x|y|z|B', 'What?|v|w|u|A'], 'asked -: question A B C answer'],
  ['an empty first column', ['|Which?|x|y|B', '|What?|v|w|A'], 'asked -: . question A B answer'],
])('%s', (_name, lines, expected) => {
  expect(proposed(...lines)).toBe(expected)
})

test('of forty columns every one is looked at', () => {
  const line = (asked: string, letter: string) =>
    [asked, 'x', 'y', letter, ...new Array(35).fill('n'), 'Physics'].join('|')
  const fields = chosenOf(proposeColumns(rowsOf(line('Which?', 'A'), line('What?', 'B'))).columns).fields
  expect(fields).toMatchObject({ 0: 'question', 1: 'A', 2: 'B', 3: 'answer', 39: 'subject' })
})
