import { expect, test } from 'vitest'
import { mailsOfOneSchool } from './mail-limit.ts'

test.each([
  ['pending_verification', true, 20],
  ['inactive', true, 20],
  ['active', true, 500],
  ['active', false, null],
] as const)('a school that is %s, trial %j: %j mails a day', (status, hasTrial, aDay) => {
  expect(mailsOfOneSchool({ status, hasTrial })).toEqual({ anHour: null, aDay })
})
