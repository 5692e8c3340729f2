import { expect, test } from 'vitest'
import { usualCompare } from '../bank/compare-text.ts'
import { correctedEntry } from './corrections/correction.ts'
import { printedEntryOf } from './printed-key.ts'

const several = { correctOptionIds: ['a', 'b'], rules: { kind: 'several', partial: 'all' } } as const

test('sets of right options stay apart on a printed key, and a question that was put right is known', () => {
  const entry = { ...several, correctOptionIds: [...several.correctOptionIds] }
  expect(printedEntryOf(entry, entry)).toMatchObject({ rights: [{ correctOptionIds: ['a', 'b'] }], isChanged: false })
  const also = correctedEntry(entry, { kind: 'also', right: { optionIds: ['a', 'c'], texts: [] } })
  const printed = printedEntryOf(also, entry)
  expect(printed.rights.map(({ correctOptionIds }) => correctOptionIds)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
  expect(printed.isChanged).toBe(true)
  expect(printedEntryOf(correctedEntry(also, { kind: 'full' }), also)).toMatchObject({
    adjust: 'full',
    isChanged: true,
  })
})

test('the last ruling about an answer is the one on a printed key', () => {
  const entry = {
    correctOptionIds: [],
    rules: {
      ...{ kind: 'text' as const, before: '', after: '', near: 'wait' as const, compare: usualCompare },
      accepted: [{ text: 'Abuja', percent: 100 }],
    },
  }
  const rulings = [
    { answerKey: 'abuga', percent: 50 },
    { answerKey: 'abuga', percent: 0 },
  ]
  expect(printedEntryOf({ ...entry, rulings }, entry)).toMatchObject({
    rulings: [{ answerKey: 'abuga', percent: 0 }],
    isChanged: true,
  })
  expect(printedEntryOf({ ...entry, explanation: 'A town' }, entry).isChanged).toBe(false)
})
