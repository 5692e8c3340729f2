import { expect, test } from 'vitest'
import { askAgainMs } from './mails.ts'

test.each([
  [['sent', 'waiting', 'late'], false, 5_000],
  [['sent', 'late'], false, 60_000],
  [['sent', 'late'], true, 5_000],
  [['sent', 'refused', 'given_up'], true, false],
  [[], true, false],
] as const)('mails that are %s, watched: %s, are asked for again after %s', (states, watches, afterMs) => {
  expect(
    askAgainMs(
      states.map((state) => ({ state })),
      watches,
    ),
  ).toBe(afterMs)
})
