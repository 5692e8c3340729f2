import { expect, test } from 'vitest'
import { asAnswer, isDatabaseLost } from './errors.ts'

const fromDatabase = (code: string) => Object.assign(new Error('could not extend file'), { code })

test.each([
  ['the disk is full', '53100', true],
  ['no memory is left', '53200', true],
  ['no connection is left', '53300', true],
  ['the server is being shut down', '57P01', true],
  ['a statement that was cancelled', '57014', false],
  ['a row that is there already', '23505', false],
])('whether the sender may simply try again: %s', (_what, code, expected) => {
  const error = fromDatabase(code)
  expect(isDatabaseLost(error)).toBe(expected)
  expect(asAnswer(error)?.code ?? null).toBe(expected ? 'UNAVAILABLE' : null)
})
