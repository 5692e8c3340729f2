import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { noNetworkText, refusalCode, refusalText, unexpectedText } from './refusal.ts'

test("a refusal of the contract's list says its own sentence", () => {
  const refusal = new ORPCError('SUBDOMAIN_TAKEN', {
    defined: true,
    status: 409,
    message: 'This domain is already taken. Please choose another.',
  })
  expect(refusalText(refusal)).toBe('This domain is already taken. Please choose another.')
  expect(refusalCode(refusal)).toBe('SUBDOMAIN_TAKEN')
})

test('a call that reached nobody says so', () => {
  expect(refusalText(new TypeError('Failed to fetch'))).toBe(noNetworkText)
})

test('a fault of the server never shows its inside', () => {
  const fault = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'relation "schools" does not exist' })
  expect(refusalText(fault)).toBe(unexpectedText)
  expect(refusalText(new Error('boom'))).toBe(unexpectedText)
  expect(refusalCode(new Error('boom'))).toBeNull()
})
