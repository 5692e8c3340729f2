import { expect, test } from 'vitest'
import { readPhone } from './read-phone.ts'

test.each([
  ['8031234567', '08031234567'],
  ['803 123 4567', '08031234567'],
  ['08031234567', '08031234567'],
  ['+234 803 123 4567', '+234 803 123 4567'],
  ['0803-123-4567 / 09011112222', '0803-123-4567 / 09011112222'],
])('%s is %s', (typed, value) => {
  expect(readPhone(typed)).toEqual({ value })
})

test.each(['8.03E+09', '8.03123E9', '2,34803e+12'])('%s was shortened', (typed) => {
  expect(readPhone(typed).problem).toContain('Excel has shortened this number')
})

test.each(['N/A', '-', 'none', '12'])('%s is no number', (typed) => {
  expect(readPhone(typed).problem).toBe(`“${typed}” is not a phone number.`)
})
