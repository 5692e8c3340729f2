import { describe, expect, it, test } from 'vitest'
import { mailProblems, problemText } from '../words/mail/mail-problem.ts'
import {
  canSendAgain,
  lateAfterMs,
  type MailFacts,
  type MailState,
  mailState,
  mailTitle,
  whyNotSent,
} from './mail-state.ts'

const now = new Date('2026-11-24T09:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const minute = 60_000
const day = 24 * 60 * minute

const fresh: MailFacts = { createdAt: now, sentAt: null, givenUpAt: null, lastFailedAt: null, lastProblem: null }
const old = { ...fresh, createdAt: ago(8 * day) }

describe('what became of a mail', () => {
  it.each<[string, MailFacts, MailState, string | null]>([
    ['just asked for', fresh, 'waiting', null],
    ['almost late', { ...fresh, createdAt: ago(lateAfterMs - 1) }, 'waiting', null],
    ['never tried', { ...fresh, createdAt: ago(lateAfterMs) }, 'late', 'It has not been tried yet. We keep trying.'],
    [
      'tried once',
      { ...fresh, lastFailedAt: now, lastProblem: 'no_connection' },
      'late',
      'The mail server cannot be reached. We keep trying.',
    ],
    ['sent at once', { ...fresh, sentAt: now }, 'sent', null],
    ['sent after failures', { ...old, sentAt: now, lastFailedAt: ago(day), lastProblem: 'no_answer' }, 'sent', null],
    [
      'refused for good',
      { ...fresh, givenUpAt: now, lastFailedAt: now, lastProblem: 'address_refused' },
      'refused',
      'The mail server says this address does not accept email; check the spelling.',
    ],
    [
      'too old after failures',
      { ...old, givenUpAt: now, lastFailedAt: ago(minute), lastProblem: 'no_connection' },
      'given_up',
      'The mail server cannot be reached. We stopped trying after 7 days, because its link has expired.',
    ],
    [
      'with a file, after many tries',
      { ...fresh, createdAt: ago(2 * 60 * minute), givenUpAt: now, lastFailedAt: now, lastProblem: 'no_connection' },
      'given_up',
      'The mail server cannot be reached. We stopped after trying many times; please email the report again.',
    ],
    [
      'with a file too large for the connection',
      { ...fresh, givenUpAt: now, lastFailedAt: now, lastProblem: 'too_slow' },
      'given_up',
      'The connection to the mail server is too slow for the attached report; email a link to the report instead.',
    ],
    [
      'too old without any',
      { ...old, givenUpAt: now, lastProblem: 'too_old' },
      'given_up',
      'It waited so long that its link expired.',
    ],
    [
      'given up before anybody wrote down why',
      { ...old, givenUpAt: now },
      'given_up',
      'It could not be sent. We stopped trying after 7 days, because its link has expired.',
    ],
  ])('%s', (_what, facts, state, why) => {
    expect(mailState(facts, now)).toBe(state)
    expect(whyNotSent(facts, now)).toBe(why)
  })
})

describe('whether it can be sent again', () => {
  const failed = { ...fresh, lastFailedAt: now, lastProblem: 'no_connection' } as const
  const refused = { ...failed, givenUpAt: now, lastProblem: 'address_refused' } as const
  it.each<[string, MailFacts, { kind: string; isAwaited: boolean }, boolean]>([
    ['waits for its first try', fresh, { kind: 'invitation', isAwaited: true }, false],
    ['never tried, so there is nothing to hurry', old, { kind: 'invitation', isAwaited: true }, false],
    ['failed and waits', failed, { kind: 'reset_password', isAwaited: false }, true],
    ['sent', { ...fresh, sentAt: now }, { kind: 'invitation', isAwaited: true }, false],
    ['an invitation that was refused', refused, { kind: 'invitation', isAwaited: true }, true],
    ['one to an account', refused, { kind: 'invitation_to_account', isAwaited: true }, true],
    ['an invitation that was given up', { ...old, givenUpAt: now }, { kind: 'invitation', isAwaited: true }, true],
    ['an invitation nobody waits for', refused, { kind: 'invitation', isAwaited: false }, false],
    ['a link only its receiver may ask for', refused, { kind: 'reset_password', isAwaited: true }, false],
    ['a verification', refused, { kind: 'verify_email', isAwaited: true }, false],
  ])('%s', (_what, facts, more, can) => {
    expect(canSendAgain({ ...facts, ...more }, now)).toBe(can)
  })
})

test('every problem is one plain sentence', () => {
  for (const problem of mailProblems) expect(problemText(problem)).toMatch(/^[A-Z][^.]+\.$/)
  expect(problemText(null)).toBeNull()
})

test('mails have a name, also those of another version', () => {
  expect(mailTitle('invitation')).toBe('Teacher invitation')
  expect(mailTitle('greeting')).toBe('Email')
})
