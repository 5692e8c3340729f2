import { expect, test } from 'vitest'
import { accessCodeOf, accessCodeProblem, codeWaitMs, isAccessCode, newAccessCode } from './access-code.ts'

test.each([
  ['HALL7', null],
  [' hall 7 ', null],
  ['2468', null],
  ['ABC', 'Use 4 to 12 letters and digits.'],
  ['', 'Use 4 to 12 letters and digits.'],
  ['ABCDEFGHIJKLM', 'Use 4 to 12 letters and digits.'],
  ['HALL-7', 'Use letters from A to Z and digits.'],
  ['ọjọ́ 7', 'Use letters from A to Z and digits.'],
])('a code typed as %j: %s', (typed, problem) => {
  expect(accessCodeProblem(typed)).toBe(problem)
})

test.each([
  ['HALL7', true],
  ['hall7', true],
  [' h a l l 7\n', true],
  ['HALL8', false],
  ['', false],
  [undefined, false],
])('a candidate who types %j opens an exam whose code is HALL7: %s', (typed, opens) => {
  expect(isAccessCode(accessCodeOf('hall 7'), typed)).toBe(opens)
})

test('a code that is made is one, whatever is picked, and has no sign that is taken for another', () => {
  for (let sign = 0; sign < 24; sign++) {
    const code = newAccessCode((below) => sign % below)
    expect(accessCodeProblem(code)).toBeNull()
    expect(code).toMatch(/^[^0O1ILS5B8Z2G]{6}$/)
  }
})

const seconds = (count: number) => Array.from({ length: count }, (_, place) => place * 1_000)

test.each([
  [9, 10_000, 0],
  [10, 10_000, 590_000],
  [10, 600_000, 0],
  [12, 20_000, 582_000],
])('after %i wrong codes, one a second, a candidate at %i ms waits %i ms', (count, now, wait) => {
  expect(codeWaitMs(seconds(count), now)).toBe(wait)
})
