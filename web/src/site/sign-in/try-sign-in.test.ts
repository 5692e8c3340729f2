import { refusals } from '@sabimark/contract/refusal.ts'
import { expect, test } from 'vitest'
import { invalidCredentials, isAddress } from './try-sign-in.ts'

test('the page says of itself what the server says', () => {
  expect(invalidCredentials).toBe(refusals.INVALID_CREDENTIALS.message)
})

test.each([
  ['ada@greenfield.test', true],
  ['@', true],
  ['GF/2026/001', false],
  ['', false],
])('%j is an address: %s', (name, expected) => {
  expect(isAddress(name)).toBe(expected)
})
