import { expect, test } from 'vitest'
import { acceptedWords } from './accepted-words.ts'
import { type AnswerRules, type EssayRules, type NumberRules, shownRules, type TextRules } from './answer-rules.ts'
import { rulesProblems } from './answer-rules-problems.ts'
import { usualCompare } from './compare-text.ts'
import type { QuestionType } from './question-type.ts'

const text = (...texts: string[]): TextRules => ({
  ...{ kind: 'text', before: 'It is', after: '.', compare: usualCompare, near: 'wrong' },
  accepted: texts.map((one) => ({ text: one, percent: 100 })),
})
const number = (value: string, more: Partial<NumberRules> = {}): NumberRules => ({
  ...{ kind: 'number', before: '', after: '', near: 'wrong', unit: null },
  accepted: [{ value, tolerance: { kind: 'absolute', amount: '0' }, percent: 100 }],
  ...more,
})
const within = (kind: 'absolute' | 'percent' | 'figures' | 'decimals', amount: string) =>
  number('5', { accepted: [{ value: '5', tolerance: { kind, amount }, percent: 100 }] })
const essay: EssayRules = {
  ...{ kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen', guide: '', rubric: [] },
}
const point = (text: string, hundredths = 100) => ({ id: `point${text}`, text, hundredths })
const messages = (rules: AnswerRules, type: QuestionType = 'fill_blank') =>
  rulesProblems(type, rules).map(({ field, message }) => `${field}: ${message}`)

test.each<[string, AnswerRules]>([
  ['a spelling', text('osmosis')],
  ['a number', number('2.5')],
  ['a fraction', number('1/3')],
  ['a unit', number('5', { unit: { texts: ['m'], isRequired: true, withoutIt: 'half' } })],
  ['figures', within('figures', '3')],
  ['a tolerance as wide as the number', within('absolute', '5')],
  [
    'a tolerance around 0, and one of a number below 0',
    number('0', {
      accepted: [
        { value: '0', tolerance: { kind: 'absolute', amount: '0.5' }, percent: 100 },
        { value: '-2', tolerance: { kind: 'absolute', amount: '2' }, percent: 50 },
      ],
    }),
  ],
  ['no decimals', within('decimals', '0')],
  ['what waits for a marker where it is near', { ...text('osmosis'), near: 'wait' }],
])('%s can be marked by', (_what, rules) => {
  expect(messages(rules)).toEqual([])
})

test.each<[string, AnswerRules, string]>([
  ['nothing accepted', text(), 'accepted: Give at least one accepted answer, none of them empty.'],
  ['an empty spelling', text('osmosis', ' '), 'accepted: Give at least one accepted answer, none of them empty.'],
  [
    'one spelling twice',
    text('Osmosis', 'osmosis.'),
    'accepted: “osmosis.” is accepted already: the two spellings count as one.',
  ],
  [
    'half marks at most',
    { ...text(), accepted: [{ text: 'a', percent: 50 }] },
    'accepted: One of the answers must earn full marks.',
  ],
  ['no number', number('five'), 'accepted: “five” is not a number. Write it without its unit.'],
  ['a number with its unit', number('5 m'), 'accepted: “5 m” is not a number. Write it without its unit.'],
  [
    'a number that can be read in two ways',
    number('0,500'),
    'accepted: “0,500” is not a number. Write it without its unit.',
  ],
  [
    'a tolerance below 0',
    within('absolute', '-1'),
    'tolerance: The tolerance must be a number from 0 to 5: no more than the answer itself.',
  ],
  [
    'a tolerance wider than the number is large',
    within('absolute', '5.1'),
    'tolerance: The tolerance must be a number from 0 to 5: no more than the answer itself.',
  ],
  [
    'a tolerance around 0 that takes nearly any number',
    number('0', { accepted: [{ value: '0', tolerance: { kind: 'absolute', amount: '101' }, percent: 100 }] }),
    'tolerance: The tolerance must be a number from 0 to 100.',
  ],
  [
    'a tolerance that takes any number',
    within('percent', '1e30'),
    'tolerance: The tolerance must be a percentage from 0 to 100.',
  ],
  ['no figures', within('figures', '0'), 'tolerance: Significant figures must be a whole number from 1 to 15.'],
  ['half a decimal', within('decimals', '1.5'), 'tolerance: Decimals must be a whole number from 0 to 15.'],
  [
    'a unit without a spelling',
    number('5', { unit: { texts: [], isRequired: true, withoutIt: 'wrong' } }),
    'unit: Give at least one spelling of the unit, or none at all.',
  ],
])('%s is refused', (_what, rules, message) => {
  expect(messages(rules)).toEqual([message])
})

test.each<[string, Partial<EssayRules>]>([
  ['an essay without limits', {}],
  ['limits', { minWords: 300, maxWords: 500 }],
  ['exactly so many words', { minWords: 100, maxWords: 100 }],
  ['nine points by quarters', { rubric: [...'123456789'].map((digit) => point(digit, 25)) }],
  ['a long guide', { guide: 'x'.repeat(5_000), answerOn: 'paper' }],
])('%s can be set', (_what, rules) => {
  expect(messages({ ...essay, ...rules }, 'essay')).toEqual([])
})

test.each<[string, Partial<EssayRules>, string]>([
  ['no word', { minWords: 0 }, 'minWords: Give a whole number from 1 to 5,000.'],
  ['half a word', { maxWords: 99.5 }, 'maxWords: Give a whole number from 1 to 5,000.'],
  ['a book', { maxWords: 5_001 }, 'maxWords: Give a whole number from 1 to 5,000.'],
  [
    'limits the wrong way round',
    { minWords: 500, maxWords: 300 },
    'maxWords: The most words must not be fewer than the fewest.',
  ],
  ['too long a guide', { guide: 'x'.repeat(5_001) }, 'guide: The marking guide can have 5,000 characters.'],
  [
    'ten points',
    { rubric: [...'1234567890'].map((digit) => point(digit)) },
    'rubric: Give at most 9 points of the marking scheme.',
  ],
  ['one point twice', { rubric: [point('a'), point('a')] }, 'rubric: Two points have the same id.'],
  ['a point for nothing', { rubric: [point(' ')] }, 'rubric: Say what each point of the marking scheme is for.'],
  [
    'a point in many words',
    { rubric: [point('x'.repeat(301))] },
    'rubric: A point of the marking scheme can have 300 characters.',
  ],
  ...[0, -25, 30, 25.5, Number.NaN].map((hundredths): [string, Partial<EssayRules>, string] => [
    `${hundredths} hundredths`,
    { rubric: [point('a', hundredths)] },
    'rubric: Marks of a marking scheme go by quarters: 0.25, 0.5, 0.75, 1 and so on.',
  ]),
])('an essay with %s is refused', (_what, rules, message) => {
  expect(messages({ ...essay, ...rules }, 'essay')).toEqual([message])
})

test('each type has its own kinds', () => {
  expect(messages({ kind: 'several', partial: 'all' }, 'multiple_choice')).toEqual([])
  expect(messages(text('a'), 'multiple_choice')).toEqual(['rules: This type of question is not answered that way.'])
  expect(messages({ kind: 'one' })).toEqual(['rules: This type of question is not answered that way.'])
})

test('what candidates see says nothing of what is accepted', () => {
  const secret = number('271828', {
    before: 'e is',
    after: 'about',
    unit: { texts: ['secret'], isRequired: true, withoutIt: 'half' },
  })
  expect(shownRules(secret)).toEqual({ kind: 'number', before: 'e is', after: 'about', needsUnit: true })
  expect(shownRules(number('5'))).toEqual({ kind: 'number', before: '', after: '' })
  expect(shownRules(text('secret'))).toEqual({ kind: 'text', before: 'It is', after: '.' })
  const rubric = [{ id: 'point1', text: 'secret', hundredths: 200 }]
  expect(shownRules({ ...essay, minWords: 100, guide: 'secret', rubric })).toEqual({
    ...{ kind: 'essay', minWords: 100, maxWords: null, answerOn: 'screen' },
  })
})

test('what earns full marks is shown with its unit', () => {
  const half = { text: 'making food', percent: 50 }
  expect(
    acceptedWords({ ...text('photosynthesis'), accepted: [{ text: 'photosynthesis', percent: 100 }, half] }),
  ).toEqual(['photosynthesis'])
  expect(
    acceptedWords(number('5', { unit: { texts: ['m', 'metres'], isRequired: true, withoutIt: 'wrong' } })),
  ).toEqual(['5 m'])
  expect(acceptedWords(number('2500', { unit: { texts: ['₦'], isRequired: false, withoutIt: 'wrong' } }))).toEqual([
    '₦2500',
  ])
  expect(acceptedWords(undefined)).toEqual([])
})
