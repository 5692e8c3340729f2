import { expect, test } from 'vitest'
import { minutesProblem } from './minutes.ts'

test.each([
  ['15', true],
  [' 300 ', true],
  ['0', false],
  ['-1', false],
  ['10000', false],
  ['1.5', false],
  ['', false],
  ['ten', false],
])('%j can be given: %s', (typed, can) => {
  expect(minutesProblem(typed) === null).toBe(can)
})
