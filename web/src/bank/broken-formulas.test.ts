import { trueFalseOptions } from '@sabimark/domain/bank/question.ts'
import { expect, test } from 'vitest'
import { findFault } from '../platform/markdown/draw-formula.ts'
import { brokenFormulas } from './broken-formulas.ts'
import { emptyQuestion, questionFormProblems } from './question-draft.ts'

const plain = { options: [], explanation: '', before: '', after: '' }
const broken = (question: string) => brokenFormulas({ ...plain, question }, findFault)

test.each([
  [String.raw`\frac{1}{`, 'a { is never closed, at its end'],
  [String.raw`\frac{1}`, 'a part is missing, at its end'],
  ['x^{2', 'a { is never closed, at its end'],
  [String.raw`\{ x^`, String.raw`something is missing after ^, after “\{ x”`],
  [String.raw`a + \fraction{1}{2}`, String.raw`there is no command \fraction, after “a + ”`],
  ['x + 1}', 'a } closes nothing, after “x + 1”'],
  [String.raw`\left( x`, String.raw`a \left has no \right, at its end`],
  [String.raw`x \right)`, String.raw`a \right has no \left, after “x ”`],
  ['x^2^3', 'two ^ follow each other; put { } around what belongs together, after “x^2”'],
  [String.raw`\begin{foo}x\end{foo}`, String.raw`there is no \begin{foo}, after “\begin”`],
  [String.raw`\begin{matrix}a`, String.raw`a \begin has no \end, at its end`],
  [String.raw`\sqrt[3`, 'a [ is never closed, at its end'],
  [String.raw`\left x`, String.raw`it contains an error, after “\left ”`],
])('%s is said to be broken, why and where', (tex, reason) => {
  expect(broken(`What is $${tex}$?`)).toEqual([
    { field: 'question', message: `The formula $${tex}$ cannot be read: ${reason}.` },
  ])
})

test('one too deep for the drawing program is shown in part', () => {
  expect(broken(`$$${'{'.repeat(3_000)}$$`)[0]?.message).toBe(
    `The formula $${'{'.repeat(60)}…$ cannot be read: it contains an error.`,
  )
})

test.each([
  String.raw`Solve $x^2 - 4 = 0$, **or $\frac{1}{2}$**.`,
  'Shoes cost $5 and $10, or \\$7; 2 * 3.',
  'It costs \\$5; find x^2.',
  'It costs $5.\nFind x^2.',
  String.raw`$$\tag{1} x$$`,
  '`$\\frac{1}{$` is code',
])('%j is whole', (question) => {
  expect(broken(question)).toEqual([])
})

test.each([
  [String.raw`Find $\frac{a}{b`, String.raw`$\frac{a}{b`],
  ['Find **$x^2 + 1** at once.', '$x^2 + 1'],
  ['1. $x$ and $y\n2. $z^2', '$z^2'],
  ['Solve\n$$\nx = 2', '$$'],
  ['$5 for $x^2', '$5 for $x^2'],
])('%j has a formula without an end', (question, from) => {
  const sign = from.startsWith('$$') ? '$$' : '$'
  const message = `The formula at “${from}” has no ${sign} at its end. For a plain dollar sign write \\$.`
  expect(broken(question)).toEqual([{ field: 'question', message }])
})

test('it is found in every text of a question, in lists and in bold words, too', () => {
  const written = {
    question: '1. one\n2. **two $\\x$**',
    options: [{ text: '$x$' }, { text: '$\\y$' }],
    explanation: '$$\n\\z\n$$',
    before: '$\\b$',
    after: '$\\a$',
  }
  expect(brokenFormulas(written, findFault)).toEqual([
    { field: 'question', message: 'The formula $\\x$ cannot be read: there is no command \\x.' },
    { field: 'options', message: 'Option B: The formula $\\y$ cannot be read: there is no command \\y.' },
    { field: 'before', message: 'The formula $\\b$ cannot be read: there is no command \\b.' },
    { field: 'after', message: 'The formula $\\a$ cannot be read: there is no command \\a.' },
    { field: 'explanation', message: 'The formula $\\z$ cannot be read: there is no command \\z.' },
  ])
})

test('every one of a text is named, and one that stands there twice is named once', () => {
  const question = String.raw`$\foo{2}$, $\foo{2}$ and $x^$; $y$`
  const messages = [
    String.raw`The formula $\foo{2}$ cannot be read: there is no command \foo.`,
    'The formula $x^$ cannot be read: something is missing after ^, after “x”.',
  ]
  expect(broken(question)).toEqual(messages.map((message) => ({ field: 'question', message })))
  const form = {
    ...emptyQuestion('01890000-0000-7000-8000-000000000001'),
    question,
    options: ['$\\one$', '$\\two$'].map((text, index) => ({ id: `o${index + 1}`, text })),
    correctAnswer: ['o1'],
    topic: 'Fractions',
  }
  expect(questionFormProblems(form, findFault)).toEqual({
    question: messages.join(' '),
    options: expect.stringMatching(/^Option A: .* Option B: .* there is no command \\two\.$/),
  })
})

test('a question with such a formula is not sent, and other problems are said first', () => {
  const form = {
    ...emptyQuestion('01890000-0000-7000-8000-000000000001'),
    question: 'What is $\\frac{1}{$?',
    options: ['1', '2'].map((text, index) => ({ id: `o${index + 1}`, text })),
    correctAnswer: ['o1'],
    topic: 'Fractions',
  }
  expect(Object.keys(questionFormProblems(form, findFault))).toEqual(['question'])
  expect(questionFormProblems({ ...form, options: [{ id: 'o1', text: '' }] }, findFault).options).not.toMatch(/formula/)
  // Without the drawing program nobody knows; the question may be kept.
  expect(questionFormProblems(form)).toEqual({})
})

test('around a blank it is said at its own field, and around what is no blank nobody looks', () => {
  const empty = emptyQuestion('01890000-0000-7000-8000-000000000001')
  const blank = { ...empty.blank, before: '$\\one$', accepted: [{ id: 'a1', text: '5', percent: '100' }] }
  const form = { ...empty, question: 'Find x.', topic: 'Sums', type: 'fill_blank' as const, options: [], blank }
  expect(Object.keys(questionFormProblems(form, findFault))).toEqual(['before'])
  const choice = { ...form, type: 'true_false' as const, options: [...trueFalseOptions], correctAnswer: ['istrue'] }
  expect(questionFormProblems(choice, findFault)).toEqual({})
})
