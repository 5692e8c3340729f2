import type { MailProblem } from '@sabimark/domain/words/mail/mail-problem.ts'
import { expect, it } from 'vitest'
import { isRefusedForGood, problemOf, withoutWords } from './mail-problem.ts'

type Facts = { code?: string; responseCode?: number; command?: string; response?: string }
const failure = (facts: Facts) => Object.assign(new Error('550 5.1.1 <ada@greenfield.test> unknown'), facts)
/** What a server says about an address. */
const said = (response: string, command = 'RCPT TO') =>
  failure({ code: 'EENVELOPE', responseCode: Number(response.slice(0, 3)), command, response })

it.each<[string, unknown, MailProblem, boolean]>([
  ['no server there', failure({ code: 'ESOCKET' }), 'no_connection', false],
  ['no such host', failure({ code: 'EDNS' }), 'no_connection', false],
  ['silence', failure({ code: 'ETIMEDOUT' }), 'no_answer', false],
  ['a wrong password', failure({ code: 'EAUTH', responseCode: 535 }), 'not_let_in', false],
  ['an unknown address', said('550 5.1.1 <ada@greenfield.test> unknown'), 'address_refused', true],
  ['a mailbox that is closed', said('550-5.2.1 closed'), 'address_refused', true],
  ['a domain without mail', said('556 5.1.10 null MX'), 'address_refused', true],
  ['a refusal that does not say of whom', said('550 no'), 'turned_down', false],
  ['a relay that is not ours', said('550 relay not permitted'), 'turned_down', false],
  ['a name it does not know us by', said('504 5.5.2 <server>: Helo command rejected'), 'turned_down', false],
  ['a sender it has something against', said('550 5.1.8 <no-reply@sabimark.test>: rejected'), 'turned_down', false],
  ['a quota of ours', said('550 5.4.5 daily limit exceeded'), 'turned_down', false],
  ['a mailbox that is full for now', said('552 5.2.2 full'), 'turned_down', false],
  ['a full mailbox for now', said('452 4.2.2 full'), 'not_taken_now', false],
  ['a server that passes on nothing of ours', said('550 5.7.1 relaying denied'), 'turned_down', false],
  ['a server that wants a password first', said('530 5.7.0 authentication required'), 'not_let_in', false],
  ['a sender it will not have', said('553 5.1.8 sender refused', 'MAIL FROM'), 'turned_down', false],
  ['a sender without a password', said('530 authentication required', 'MAIL FROM'), 'not_let_in', false],
  ['nobody to send it to', said('554 no valid recipients', 'DATA'), 'turned_down', false],
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

it('what may be logged of a failure names nobody, and what the system says stays', () => {
  const logged = withoutWords(said('450 4.2.0 <ada@greenfield.test> greylisted'))
  expect(String(logged)).toBe('Error: The email was not sent: not_taken_now, answer 450.')
  expect(String(withoutWords(failure({ code: 'EENVELOPE' })))).not.toContain('greenfield')
  const ofTheSystem = failure({ code: 'ESOCKET' })
  expect(withoutWords(ofTheSystem)).toBe(ofTheSystem)
})
