import type { MailProblem } from '@sabimark/domain/notice/mail-problem.ts'
import { expect, it } from 'vitest'
import { isRefusedForGood, problemOf } from './mail-problem.ts'

const failure = (facts: { code?: string; responseCode?: number }) =>
  Object.assign(new Error('550 5.1.1 <ada@greenfield.test> unknown'), facts)

it.each<[string, unknown, MailProblem, boolean]>([
  ['no server there', failure({ code: 'ESOCKET' }), 'no_connection', false],
  ['no such host', failure({ code: 'EDNS' }), 'no_connection', false],
  ['silence', failure({ code: 'ETIMEDOUT' }), 'no_answer', false],
  ['a wrong password', failure({ code: 'EAUTH', responseCode: 535 }), 'not_let_in', false],
  ['an unknown address', failure({ code: 'EENVELOPE', responseCode: 550 }), 'address_refused', true],
  ['a full mailbox for now', failure({ code: 'EENVELOPE', responseCode: 452 }), 'not_taken_now', false],
  ['a mail turned down', failure({ code: 'EMESSAGE', responseCode: 554 }), 'turned_down', false],
  ['a mail not taken now', failure({ code: 'EMESSAGE', responseCode: 451 }), 'not_taken_now', false],
  ['a greeting that says no', failure({ code: 'EPROTOCOL', responseCode: 421 }), 'not_taken_now', false],
  ['a full disk', failure({ code: 'ENOSPC' }), 'not_written', false],
  ['anything else', failure({}), 'other', false],
  ['what is no error', 'no', 'other', false],
])('%s', (_what, error, problem, isForGood) => {
  expect(problemOf(error)).toBe(problem)
  expect(isRefusedForGood(error)).toBe(isForGood)
})
