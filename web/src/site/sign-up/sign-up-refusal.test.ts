import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { signUpRefusal } from './sign-up-refusal.ts'

const refusal = (code: string, message: string, data?: unknown) =>
  new ORPCError(code, { defined: true, status: 409, message, data })

test('a taken name is said beside the field', () => {
  const taken = 'This domain is already taken. Please choose another.'
  expect(signUpRefusal(refusal('DOMAIN_TAKEN', taken))).toEqual({ fields: { subdomain: taken }, sentence: null })
})

test("the server's own judgement of the fields is shown field by field", () => {
  const data = { fields: { phone: 'Phone number is required.', odd: 3 } }
  expect(signUpRefusal(refusal('INVALID_FORM', 'Please correct the marked fields.', data))).toEqual({
    fields: { phone: 'Phone number is required.' },
    sentence: 'Please correct the marked fields.',
  })
})

test('steps that failed on the server say their sentence', () => {
  const failed = 'Failed to create school. Please try again.'
  expect(signUpRefusal(refusal('SCHOOL_NOT_CREATED', failed)).sentence).toBe(failed)
})

test('anything else is unexpected', () => {
  expect(signUpRefusal(new Error('boom')).sentence).toBe('An unexpected error occurred. Please try again.')
  const fault = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'secret inside' })
  expect(signUpRefusal(fault).sentence).toBe('An unexpected error occurred. Please try again.')
})
