import { expect, test } from 'vitest'
import { findWords, findWordsInDocument } from './find-words.ts'

const textsOf = (source: string) => findWords('one.tsx', source).map(({ text }) => text)

test.each([
  ['what stands between tags', '<p>Your time is over.</p>', ['Your time is over.']],
  ['with what is put in', '<p>{left} minutes left</p>', ['{…} minutes left']],
  ['a percent sign after a figure', '<p>{share} %</p>', ['{…} %']],
  ['with what stands in an element', '<p>Go to <b>Help</b>.</p>', ['Go to Help.', 'Help']],
  ['a label of one small word', '<Stat label="schools" />', ['schools']],
  ['one of two labels', "<Stat label={isOne ? 'school' : 'schools'} />", ['school', 'schools']],
  ['one of two words on the page', "<p>{isDone ? 'done' : 'open'}</p>", ['done', 'open']],
  ['a sentence in code', "const refusal = { message: 'The exam is closed.' }", ['The exam is closed.']],
  ['a template', `const text = \`Hello \${name},\``, ['Hello {…},']],
  ['a word with a capital', "const names = ['Easy']", ['Easy']],
  [
    'the words of an email in markup',
    `const html = \`<p style="color:red">Help: <a href="\${url}">us</a></p>\``,
    ['Help: us'],
  ],
])('finds %s', (_, source, texts) => {
  expect(textsOf(source)).toEqual(texts)
})

test.each([
  ['imports', "import one from 'One thing'"],
  ['types', "type One = 'One thing'"],
  ['what is only compared', "if (key === 'Escape now') stop()"],
  ['names of classes', '<p className="Wide Red" />'],
  ['addresses', '<a href="/a place" />'],
  ['queries', "tx.one('SELECT one FROM things')"],
  ['parts of queries', `const columns = 'e.id AS "examId"'`],
  ['small words of code', "enqueue('mail')"],
])('leaves out %s', (_, source) => {
  expect(textsOf(source)).toEqual([])
})

test('says the line', () => {
  expect(findWords('one.ts', "const a = 1\n\nconst b = 'Two words'")).toEqual([{ line: 3, text: 'Two words' }])
})

test('does not pass over a file it cannot read', () => {
  expect(() => findWords('one.ts', 'const =')).toThrow('one.ts cannot be parsed')
})

test('reads a document by its paragraphs, without markup and code', () => {
  const source =
    '# Title\n\nTwo lines with `code`\nand [a link](docs/018-mails.md) are one.\n- A point\n- Another\n\n```\nnpm start\n```\n| a cell | more |\n'
  expect(findWordsInDocument(source)).toEqual([
    { line: 1, text: '# Title' },
    { line: 3, text: 'Two lines with {…} and [a link] are one.' },
    { line: 5, text: '- A point' },
    { line: 6, text: '- Another' },
    { line: 11, text: '| a cell | more |' },
  ])
})
