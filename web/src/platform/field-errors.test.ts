import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'

const refusal = (code: string, data?: unknown) => new ORPCError(code, { defined: true, message: `${code}!`, data })

test('a refusal stands at the control it is about', () => {
  expect(fieldErrors(refusal('STUDENT_ID_TAKEN'), { STUDENT_ID_TAKEN: 'studentId' })).toEqual({
    studentId: 'STUDENT_ID_TAKEN!',
  })
})

test('a refusal that names its fields is believed, as a list or by name', () => {
  const byList = refusal('INVALID_QUESTION', { fields: [{ field: 'topic', message: 'Topic is required.' }] })
  const byName = refusal('INVALID_FORM', { fields: { topic: 'Topic is required.' } })
  expect(fieldErrors(byList)).toEqual({ topic: 'Topic is required.' })
  expect(fieldErrors(byName)).toEqual({ topic: 'Topic is required.' })
})

test.each([
  ['another refusal', refusal('PLAN_LIMIT', { limit: 5 })],
  ['a lost network', new TypeError('Failed to fetch')],
  ['no error', null],
  ['fields that are no texts', refusal('INVALID_FORM', { fields: [null, { field: 1, message: 2 }] })],
])('%s belongs to no control', (_name, error) => {
  expect(fieldErrors(error, { STUDENT_ID_TAKEN: 'studentId' })).toEqual({})
})
