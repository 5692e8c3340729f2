import { expect, test } from 'vitest'
import { isDatabaseBusy } from '../database/busy.ts'
import { asAnswer, isDatabaseLost } from './errors.ts'

const fromDatabase = (code: string) => Object.assign(new Error('could not extend file'), { code })

test.each([
  ['the disk is full', '53100', 'lost'],
  ['no memory is left', '53200', 'lost'],
  ['no connection is left', '53300', 'lost'],
  ['the server is being shut down', '57P01', 'lost'],
  ['the server has lost its disk or its machine', '57P02', 'lost'],
  ['the server is starting or catching up', '57P03', 'lost'],
  ['the server is a standby now', '25006', 'lost'],
  ['a statement that took too long', '57014', 'busy'],
  ['a row somebody held too long', '55P03', 'busy'],
  ['a deadlock, twice', '40P01', 'busy'],
  ['a transaction that came between, twice', '40001', 'busy'],
  ['a row that is there already', '23505', 'fault'],
])('whether the sender may simply try again: %s', (_what, code, expected) => {
  const error = fromDatabase(code)
  expect([isDatabaseLost(error), isDatabaseBusy(error)]).toEqual([expected === 'lost', expected === 'busy'])
  expect(asAnswer(error)?.code ?? null).toBe(expected === 'fault' ? null : 'UNAVAILABLE')
})
