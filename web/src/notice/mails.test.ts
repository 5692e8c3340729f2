import { expect, test } from 'vitest'
import { askAgainMs } from './mails.ts'

test.each([
  [['sent', 'waiting', 'late'], 5_000],
  [['sent', 'late'], 60_000],
  [['sent', 'refused', 'given_up'], false],
  [[], false],
] as const)('mails that are %s are asked for again after %s', (states, afterMs) => {
  expect(askAgainMs(states.map((state) => ({ state })))).toBe(afterMs)
})
