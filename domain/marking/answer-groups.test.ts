import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NumberRules, TextRules } from '../bank/answer-rules.ts'
import { usualCompare } from '../bank/compare-text.ts'
import { judgeNumber, judgeText } from '../bank/judge-typed.ts'
import { groupAnswers, rulingKeyOf } from './answer-groups.ts'

const words: TextRules = {
  ...{ kind: 'text', before: '', after: '', compare: usualCompare, near: 'wait' },
  accepted: [{ text: 'osmosis', percent: 100 }],
}
const number: NumberRules = {
  ...{ kind: 'number', before: '', after: '', unit: null, near: 'wrong' },
  accepted: [{ value: '100', tolerance: { kind: 'absolute', amount: '0' }, percent: 100 }],
}
const typed = (
  text: string,
  count: number,
  outcome: 'right' | 'wrong' | 'waiting' | 'not_counted' = 'wrong',
  earnedHundredths = 0,
) => ({
  ...{ text, count, outcome, earnedHundredths },
})

test('answers that wait come first, then the most frequent, each as it was typed', () => {
  const groups = groupAnswers(
    [
      typed('Osmosis.', 2, 'right', 200),
      typed('osmosis', 5, 'right', 200),
      typed('osmosys', 1, 'waiting'),
      typed('no', 4),
    ],
    words,
    [{ answerKey: 'no', percent: 0 }],
  )
  expect(
    groups.map(({ texts, count, earned, ruled }) => [texts.map(({ text }) => text), count, earned, ruled]),
  ).toEqual([
    [['osmosys'], 1, null, null],
    [['osmosis', 'Osmosis.'], 7, 200, null],
    [['no'], 4, 0, 0],
  ])
})

test('what a section leaves out says nothing of what an answer earns', () => {
  const groups = groupAnswers(
    [typed('osmosis', 5, 'right', 200), typed('osmosis', 3, 'not_counted'), typed('no', 2, 'not_counted')],
    words,
  )
  expect(groups).toMatchObject([
    { texts: [{ text: 'osmosis', count: 8 }], count: 8, notCountedCount: 3, earned: 200 },
    { count: 2, notCountedCount: 2, earned: null },
  ])
})

test('what no blank holds is left out, as no ruling reaches it', () => {
  expect(groupAnswers([typed('x'.repeat(201), 1), typed('x'.repeat(200), 1)], words)).toHaveLength(1)
  expect(rulingKeyOf('\ufdfa'.repeat(200), words).length).toBeLessThanOrEqual(4_000)
})

test('numbers that only look alike when folded are two', () => {
  expect(groupAnswers([typed('10²', 1), typed('102', 1), typed('10^2', 1)], number)).toHaveLength(2)
  expect(rulingKeyOf('1½', number)).not.toBe(rulingKeyOf('11/2', number))
})

test('a ruling judges every answer of its group and no other', () => {
  const some = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('osmosys', ' Osmosys.', 'Ọ̀smosys', '10²', '102', '1 000')),
  )
  fc.assert(
    fc.property(some, fc.constantFrom(words, number), (texts, rules) => {
      const groups = groupAnswers(
        texts.map((text) => typed(text, 1)),
        rules,
      )
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(texts.length)
      for (const { answerKey } of groups) {
        for (const text of texts) {
          const judge = (rulings: { answerKey: string; percent: number }[]) =>
            rules.kind === 'text' ? judgeText(text, rules, rulings) : judgeNumber(text, rules, rulings)
          const isOfIt = rulingKeyOf(text, rules) === answerKey
          expect(judge([{ answerKey, percent: 37 }])).toEqual(isOfIt ? { part: 37, whole: 100 } : judge([]))
        }
      }
    }),
  )
})
