import { expect, test } from 'vitest'
import { carriedResult } from './carried-result.ts'

const mine = { showResults: true, attemptId: 'attempt-1', ownerId: 'ada' }

test('a paper handed in is shown to the person who handed it in', () => {
  expect(carriedResult(mine, 'ada')).toEqual(mine)
  expect(carriedResult({ ...mine, attemptId: null }, 'ada')).toEqual({ ...mine, attemptId: null })
})

test.each([
  ['of another person', mine, 'bola'],
  ['without an owner', { showResults: true, attemptId: 'attempt-1' }, 'ada'],
  ['without the flag', { ...mine, showResults: false }, 'ada'],
  ['whose attempt is no id', { ...mine, attemptId: { questions: [] } }, 'ada'],
  ['nothing', undefined, 'ada'],
  ['a word', 'showResults', 'ada'],
])('%s: nothing is shown', (_what, carried, ownerId) => {
  expect(carriedResult(carried, ownerId)).toBeNull()
})

test('of what an older page left in the history, only the ids are taken', () => {
  expect(carriedResult({ ...mine, card: { marked: ['the key'] } }, 'ada')).toEqual(mine)
})
