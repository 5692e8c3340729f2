import { expect, test } from 'vitest'
import { usualCompare } from '../bank/compare-text.ts'
import { areSameRights, isSameAnswer, isSameRight } from './key-entry.ts'
import type { RightKey } from './version.ts'

const typed = (texts: string[], near: 'wait' | 'wrong' = 'wait'): RightKey => ({
  correctOptionIds: [],
  rules: {
    ...{ kind: 'text', before: '', after: '', compare: usualCompare, near },
    accepted: texts.map((text) => ({ text, percent: 100 })),
  },
})

test('the same ticks in another order are the same right answer', () => {
  expect(isSameRight({ correctOptionIds: ['c', 'a'] }, { correctOptionIds: ['a', 'c'] })).toBe(true)
  expect(isSameRight({ correctOptionIds: ['c', 'a'] }, { correctOptionIds: ['a'] })).toBe(false)
})

test('what is accepted is the same answer however it is compared, and another where a word or a share is', () => {
  const lagos = typed(['Lagos', 'Eko'])
  expect(isSameRight(lagos, typed(['Lagos', 'Eko'], 'wrong'))).toBe(false)
  expect(isSameAnswer(lagos, typed(['Eko', 'Lagos'], 'wrong'))).toBe(true)
  expect(isSameAnswer(lagos, typed(['Lagos']))).toBe(false)
  expect(isSameAnswer({ correctOptionIds: ['a'] }, { correctOptionIds: ['a'], rules: { kind: 'one' } })).toBe(true)
})

test('what is right beside the right answer belongs to what is right', () => {
  const [a, c] = [{ correctOptionIds: ['a'] }, { correctOptionIds: ['c'] }]
  expect(areSameRights({ ...a, alsoRight: [c] }, { ...c, alsoRight: [a] })).toBe(true)
  expect(areSameRights({ ...a, alsoRight: [c] }, a)).toBe(false)
  expect(areSameRights(a, { ...a, alsoRight: [c] })).toBe(false)
})
