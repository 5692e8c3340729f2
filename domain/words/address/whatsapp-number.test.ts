import { expect, test } from 'vitest'
import { whatsAppNumber } from './whatsapp-number.ts'

test.each([
  ['0803 000 0000', '2348030000000'],
  ['0901-000-0000', '2349010000000'],
  ['+234 803 000 0000', '2348030000000'],
  ['2348030000000', '2348030000000'],
  ['+44 (20) 7946 0000', '442079460000'],
  // A landline has no WhatsApp, and one digit is missing or too many.
  ['01 234 5678', null],
  ['0803 000 000', null],
  ['0803 000 00000', null],
  ['call us', null],
  ['', null],
])('%j opens %j', (typed, number) => {
  expect(whatsAppNumber(typed)).toBe(number)
})
