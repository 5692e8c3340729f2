import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NumberRules, TextRules, Tolerance } from './answer-rules.ts'
import { answerKeyOf, usualCompare } from './compare-text.ts'
import { type Judgement, judgeNumber, judgeText } from './judge-typed.ts'

const text: TextRules = {
  ...{ kind: 'text', before: '', after: '', compare: usualCompare, near: 'wait' },
  accepted: [
    { text: 'photosynthesis', percent: 100 },
    { text: 'making food', percent: 50 },
  ],
}
const exactly: Tolerance = { kind: 'absolute', amount: '0' }
const number = (value: string, tolerance: Tolerance = exactly, more: Partial<NumberRules> = {}): NumberRules => ({
  ...{
    kind: 'number',
    before: '',
    after: '',
    accepted: [{ value, tolerance, percent: 100 }],
    unit: null,
    near: 'wait',
  },
  ...more,
})
const percent = (judged: Judgement) => (judged === 'waits' ? 'waits' : (100 * judged.part) / judged.whole)

test.each([
  ['Photosynthesis', 100],
  ['making food.', 50],
  ['photosynthsis', 'waits'],
  ['respiration', 0],
])('the text %s earns %s', (typed, earned) => {
  expect(percent(judgeText(typed, text))).toBe(earned)
})

test('where nothing waits, what is near is wrong', () => {
  expect(percent(judgeText('photosynthsis', { ...text, near: 'wrong' }))).toBe(0)
})

test('a ruling goes before the accepted spellings, the newest before older ones', () => {
  const answerKey = answerKeyOf('Photosynthsis', usualCompare)
  const rulings = [
    { answerKey, percent: 0 },
    { answerKey, percent: 75 },
  ]
  expect(percent(judgeText('photosynthsis', text, rulings))).toBe(75)
  expect(percent(judgeText('photosynthesis', text, [{ answerKey: 'photosynthesis', percent: 0 }]))).toBe(0)
})

test.each<[string, NumberRules, number | 'waits']>([
  ['2,500', number('2500'), 100],
  ['1,234', number('1.234'), 'waits'],
  ['0,500', number('0.5'), 'waits'],
  ['1,5', number('1.5'), 100],
  ['3/4', number('0.75'), 100],
  ['75%', number('0.75'), 100],
  ['75%', number('75'), 'waits'],
  ['10^3', number('1000'), 100],
  ['5X10^2', number('500'), 100],
  ['\u200e5\u200b', number('5'), 100],
  ['0.333', number('1/3'), 0],
  ['0.333', number('1/3', { kind: 'figures', amount: '3' }), 100],
  ['9.81', number('9.8', { kind: 'absolute', amount: '0.01' }), 100],
  ['9.811', number('9.8', { kind: 'absolute', amount: '0.01' }), 0],
  ['102', number('100', { kind: 'percent', amount: '2' }), 100],
  ['-98', number('-100', { kind: 'percent', amount: '2' }), 100],
  ['102.0001', number('100', { kind: 'percent', amount: '2' }), 0],
  ['3.14', number('3.14159', { kind: 'decimals', amount: '2' }), 100],
  ['₦2500', number('2500'), 100],
  ['2500 naira', number('2500'), 'waits'],
  ['1/0', number('1'), 0],
  ['seven', number('7'), 0],
  ['7', number('not a number'), 0],
])('the number %s under %o earns %s', (typed, rules, earned) => {
  expect(percent(judgeNumber(typed, rules))).toBe(earned)
})

const inMetres = (withoutIt: 'wrong' | 'half') =>
  number('5', exactly, { unit: { texts: ['m', 'metres'], isRequired: true, withoutIt } })

test.each<[string, NumberRules, number | 'waits']>([
  ['5 m', inMetres('wrong'), 100],
  ['5metres', inMetres('wrong'), 100],
  ['5', inMetres('wrong'), 0],
  ['5', inMetres('half'), 50],
  ['5 M', inMetres('wrong'), 'waits'],
  ['5 km', inMetres('half'), 'waits'],
  ['6 m', inMetres('wrong'), 0],
  ['5 m.', inMetres('wrong'), 100],
  ['500%', inMetres('wrong'), 0],
  ['N5', number('5', exactly, { unit: { texts: ['N'], isRequired: true, withoutIt: 'wrong' } }), 100],
  ['NGN 5', number('5', exactly, { unit: { texts: ['NGN'], isRequired: true, withoutIt: 'wrong' } }), 100],
  ['₦5', number('5', exactly, { unit: { texts: ['₦', 'naira'], isRequired: true, withoutIt: 'wrong' } }), 100],
  ['75 %', number('75', exactly, { unit: { texts: ['%'], isRequired: false, withoutIt: 'wrong' } }), 100],
])('%s with the unit rules %o earns %s', (typed, rules, earned) => {
  expect(percent(judgeNumber(typed, rules))).toBe(earned)
})

test('against whole numbers by hand: the bounds of a tolerance belong to it', () => {
  const small = fc.integer({ min: -1000, max: 1000 })
  fc.assert(
    fc.property(small, small, fc.integer({ min: 0, max: 1000 }), (right, given, apart) => {
      // In thousandths, so that the texts have decimals and the sums have none.
      const written = (thousandths: number) => `${thousandths}e-3`
      const rules = number(written(right), { kind: 'absolute', amount: written(apart) })
      expect(percent(judgeNumber(written(given), rules))).toBe(Math.abs(right - given) <= apart ? 100 : 0)
    }),
  )
})

test('what only another program sends is judged unread: a key of 20,000 signs is never made', () => {
  const long = `photosynthesis${'.'.repeat(19_986)}`
  expect(percent(judgeText(long, text))).toBe(0)
  expect(percent(judgeNumber(long, number('5')))).toBe(0)
})

test('whatever was typed, it is judged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      judgeText(typed, text)
      judgeNumber(typed, number('5', { kind: 'figures', amount: '3' }))
    }),
  )
})
