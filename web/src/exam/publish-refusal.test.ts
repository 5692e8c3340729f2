import { ORPCError } from '@orpc/client'
import { refusals } from '@sabimark/contract/refusal.ts'
import { expect, test } from 'vitest'
import { noNetworkText } from '../platform/refusal.ts'
import { publishRefusalText } from './publish-refusal.ts'

const refused = (code: keyof typeof refusals, data?: unknown) =>
  new ORPCError(code, { defined: true, message: refusals[code].message, data })

test('sums that differ are both named', () => {
  const error = refused('MARKS_DO_NOT_ADD_UP', { sumHundredths: 750, totalHundredths: 1_000 })
  expect(publishRefusalText(error)).toMatch('add up to 7.5, but the exam has 10 marks')
})

test.each([
  [refused('NO_QUESTIONS'), refusals.NO_QUESTIONS.message],
  [refused('CLOSING_TIME_PAST'), refusals.CLOSING_TIME_PAST.message],
  [refused('MARKS_DO_NOT_ADD_UP', { sumHundredths: 'many' }), refusals.MARKS_DO_NOT_ADD_UP.message],
  [new TypeError('Failed to fetch'), noNetworkText],
])('any other refusal has its own sentence', (error, sentence) => {
  expect(publishRefusalText(error)).toBe(sentence)
})
