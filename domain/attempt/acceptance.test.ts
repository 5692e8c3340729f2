import { expect, test } from 'vitest'
import { type AttemptStanding, acceptance, isAnsweredLater, isFolded } from './acceptance.ts'
import type { EventKind } from './event.ts'
import { graceMs } from './timing.ts'

const hour = 3_600_000
const running: AttemptStanding = { liveEpoch: 2, isSubmitted: false, handedInBySubmit: false, isHeld: false }
const handedIn: AttemptStanding = { liveEpoch: 2, isSubmitted: true, handedInBySubmit: true, isHeld: false }
const ranOut: AttemptStanding = { liveEpoch: 2, isSubmitted: true, handedInBySubmit: false, isHeld: false }

type Case = {
  kind?: EventKind
  epoch?: number
  atMs?: number
  elapsed?: number
  isPossible?: boolean
  isDelivered?: boolean
  isAnsweredLater?: boolean
  isByTime?: boolean
}

function accept(
  {
    kind = 'answer',
    epoch = 2,
    atMs = 1000,
    elapsed = 2000,
    isPossible = true,
    isDelivered = false,
    isAnsweredLater = false,
    isByTime = false,
  }: Case,
  standing: AttemptStanding,
) {
  const times = { atMs, sentAtMs: Math.max(atMs, 1000), serverElapsedMs: elapsed, allowedMs: hour, syncWindowMs: hour }
  return acceptance({ kind, epoch, isPossible, isDelivered, isAnsweredLater, isByTime, ...times }, standing)
}

test.each<[string, Case, AttemptStanding, ReturnType<typeof accept>]>([
  ['an answer of the live page', {}, running, { refusal: null, isLate: false }],
  ['an answer of an attempt that waits', {}, { ...running, isHeld: true }, { refusal: null, isLate: true }],
  ['its submit, which hands in', { kind: 'submit' }, { ...running, isHeld: true }, { refusal: null, isLate: true }],
  ['an answer of an older page', { epoch: 1 }, running, { refusal: null, isLate: false }],
  ['a submit of the live page', { kind: 'submit' }, running, { refusal: null, isLate: false }],
  ['a submit of an older page', { kind: 'submit', epoch: 1 }, running, { refusal: 'OLDER_TAB', isLate: false }],
  [
    'a submit by the clock of a page that knew less time',
    { kind: 'submit', isByTime: true, atMs: hour - 1 },
    running,
    { refusal: 'TIME_ADDED', isLate: false },
  ],
  [
    'the same when all the time there is is over',
    { kind: 'submit', isByTime: true, atMs: hour - 1, elapsed: hour + 1 },
    running,
    { refusal: null, isLate: false },
  ],
  [
    'a submit by the clock of a page that knew it all',
    { kind: 'submit', isByTime: true, atMs: hour },
    running,
    { refusal: null, isLate: false },
  ],
  ['after the time', { atMs: hour + 1 }, running, { refusal: 'AFTER_DEADLINE', isLate: false }],
  ['in the grace', { elapsed: hour + graceMs }, running, { refusal: null, isLate: false }],
  [
    'in the grace, with times that cannot be true',
    { elapsed: hour + 1, isPossible: false },
    running,
    { refusal: null, isLate: true },
  ],
  ['inside the time, with such times', { elapsed: hour, isPossible: false }, running, { refusal: null, isLate: false }],
  ['after the grace', { elapsed: hour + graceMs + 1 }, running, { refusal: null, isLate: true }],
  ['at the end of the window', { elapsed: 2 * hour }, running, { refusal: null, isLate: true }],
  ['of a device anybody may have found', { isDelivered: true }, running, { refusal: null, isLate: true }],
  ['its submit', { kind: 'submit', isDelivered: true }, running, { refusal: 'OLDER_TAB', isLate: true }],
  ['after the window', { elapsed: 2 * hour + 1 }, running, 'window_closed'],
  ['after the window and after the time', { atMs: hour + 1, elapsed: 2 * hour + 1 }, running, 'window_closed'],
  ['the same page after handing in', {}, handedIn, { refusal: 'ALREADY_SUBMITTED', isLate: true }],
  ['an older page after handing in', { epoch: 1 }, handedIn, { refusal: null, isLate: true }],
  [
    'an older page after handing in, answered later',
    { epoch: 1, isAnsweredLater: true },
    handedIn,
    { refusal: 'ANSWERED_LATER', isLate: true },
  ],
  [
    'what is not late, though answered later',
    { epoch: 1, isAnsweredLater: true },
    running,
    { refusal: null, isLate: false },
  ],
  [
    'a look at a question, though answered later',
    { kind: 'visit', epoch: 1, isAnsweredLater: true },
    handedIn,
    { refusal: null, isLate: true },
  ],
  ['the same page after the clock ended it', {}, ranOut, { refusal: null, isLate: true }],
  ['its submit after the clock ended it', { kind: 'submit' }, ranOut, { refusal: null, isLate: true }],
])('%s', (_what, arriving, standing, expected) => {
  expect(accept(arriving, standing)).toEqual(expected)
})

test.each([
  [null, true],
  ['OLDER_TAB', true],
  ['AFTER_DEADLINE', false],
  ['ALREADY_SUBMITTED', false],
  ['ANSWERED_LATER', false],
  ['WRONG_VALUE', false],
])('refusal %s is folded: %s', (refusal, expected) => {
  expect(isFolded(refusal)).toBe(expected)
})

const answered = { kind: 'answer', question: 'q', epoch: 2, seq: 3, refusal: null } as const

test.each<[string, Parameters<typeof isAnsweredLater>[1], boolean]>([
  ['by a later page', [answered], true],
  ['cleared by a later page', [{ ...answered, kind: 'clear' }], true],
  ['by the same page', [{ ...answered, epoch: 1, seq: 6 }], true],
  ['by nobody', [], false],
  ['before, by the same page', [{ ...answered, epoch: 1, seq: 4 }], false],
  ['to another question', [{ ...answered, question: 'r' }], false],
  ['but only looked at', [{ ...answered, kind: 'visit' }], false],
  ['but late', [{ ...answered, isLate: true }], false],
  ['but refused', [{ ...answered, refusal: 'AFTER_DEADLINE' }], false],
  ['behind a submit', [{ ...answered, kind: 'submit', seq: 2 }, answered], false],
])('answered later %s', (_what, log, expected) => {
  expect(isAnsweredLater({ question: 'q', epoch: 1, seq: 5 }, log)).toBe(expected)
})
