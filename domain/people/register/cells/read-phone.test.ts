import { expect, test } from 'vitest'
import { phoneKey, readPhone } from './read-phone.ts'

test.each([
  ['8031234567', '08031234567'],
  ['803 123 4567', '08031234567'],
  ['08031234567', '08031234567'],
  ['+234 803 123 4567', '+234 803 123 4567'],
  ['01-7654321', '01-7654321'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['084-234567', '084-234567'],
  ['(084) 234 567', '(084) 234 567'],
  ['+234 84 234567', '+234 84 234567'],
  ['09-5231234', '09-5231234'],
  ['073 45678', '073 45678'],
  ['84234567', '084234567'],
])('%s is %s', (typed, value) => {
  expect(readPhone(typed)).toEqual({ value })
})

test.each(['8.03E+09', '8.03123E9', '2,34803e+12'])('%s was shortened', (typed) => {
  expect(readPhone(typed).problem).toContain('Excel has shortened this number')
})

test.each(['N/A', '-', 'none', '12'])('%s is no number', (typed) => {
  expect(readPhone(typed).problem).toBe(`“${typed}” is not a phone number.`)
})

test.each([
  ['0803 123 4567 / 09011112222', '0803 123 4567', '09011112222'],
  ['08031234567, 08061234567', '08031234567', '08061234567'],
  ['8031234567 or 8061234567', '08031234567', '8061234567'],
])('of %s the first is taken, and the other is named', (typed, value, other) => {
  expect(readPhone(typed)).toEqual({
    value,
    remark: `This cell has two numbers: ${value} is taken, ${other} is not.`,
  })
})

test.each([
  ['0803123456', 10],
  ['803123456', 10],
  ['+234 803 123 456', 10],
  ['080312345678', 12],
  ['090312345', 9],
  ['07012345', 8],
  ['0842345678', 10],
])('%s cannot be dialled', (typed, count) => {
  const problem = `${typed} has ${count} digits: a Nigerian number has 11.`
  expect(readPhone(typed)).toEqual({ problem, value: typed })
})

test('two spellings of one number are one', () => {
  const keys = ['08031234567', '+234 803 123 4567', '8031234567', '0803-123-4567; 0806 123 4567'].map(phoneKey)
  expect(new Set(keys)).toEqual(new Set(['8031234567']))
  expect(phoneKey('0803')).toBe('')
})
