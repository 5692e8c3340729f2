import { expect, test } from 'vitest'
import { continueWords } from './continue-words.ts'

test.each([
  [16 * 60_000, '16 minutes'],
  [15 * 60_000 + 1, '16 minutes'],
  [60_000, '1 minute'],
  [1_000, '1 minute'],
])('%i ms are %s', (leftMs, left) => {
  expect(continueWords({ name: 'Ada Obi', exam: { title: 'Mathematics', leftMs } })).toEqual({
    title: 'Continue as Ada Obi',
    detail: `Your exam is running, ${left} left`,
  })
})

test('without an exam it says that somebody is signed in', () => {
  expect(continueWords({ name: 'Ada Obi', exam: null }).detail).toBe('You are signed in on this device.')
})
