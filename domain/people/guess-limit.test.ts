import { expect, test } from 'vitest'
import { guessVerdict } from './guess-limit.ts'

test.each([
  [0, 0, true, 0],
  [9, 9, true, 0],
  [10, 10, false, 15],
  [49, 9, true, 0],
  [50, 0, false, 60],
  [50, 10, false, 60],
  [30, 30, false, 15],
])('%i failures of the account, %i of them from here: allowed %s, wait %i', (anywhere, here, allowed, waitMinutes) => {
  const counts = { failuresOfAccount: anywhere, failuresOfAccountAtAddress: here }
  expect(guessVerdict(counts)).toEqual({ allowed, waitMinutes })
})
