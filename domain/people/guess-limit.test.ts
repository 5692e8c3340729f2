import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  atAllAccounts,
  atOneAccount,
  crowdAtKnownPlace,
  type Failures,
  guessVerdict,
  ofAllStrangers,
  type Pace,
  type Source,
  type SourceKind,
  sourceKinds,
  waitSeconds,
} from './guess-limit.ts'

const none: Failures = { count: 0, lastAgoSeconds: 0 }
const just = (count: number): Failures => ({ count, lastAgoSeconds: 0 })
const from = (kind: SourceKind, atAccount = none, atAll = atAccount): Source => ({ kind, atAccount, atAll })

describe('the wait after so many failures', () => {
  test.each([
    [0, 0, 0],
    [4, 0, 0],
    [5, 0, 5],
    [5, 4.2, 1],
    [5, 5, 0],
    [6, 0, 10],
    [7, 0, 20],
    [11, 0, 300],
    [11, 299, 1],
    [500, 0, 300],
    [500, 300, 0],
  ])('%i of one source at one account, the last %d s ago: %i s', (count, lastAgoSeconds, wait) => {
    expect(waitSeconds(atOneAccount, { count, lastAgoSeconds })).toBe(wait)
  })

  const paces = fc.constantFrom(atOneAccount, atAllAccounts, ofAllStrangers)
  test('grows with each failure, passes with time and is never longer than the longest', () => {
    fc.assert(
      fc.property(paces, fc.nat(5000), fc.nat(2000), (pace, count, lastAgoSeconds) => {
        const wait = waitSeconds(pace, { count, lastAgoSeconds })
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThanOrEqual(pace.longestWaitSeconds)
        expect(waitSeconds(pace, { count: count + 1, lastAgoSeconds })).toBeGreaterThanOrEqual(wait)
        expect(waitSeconds(pace, { count, lastAgoSeconds: lastAgoSeconds + 1 })).toBeLessThanOrEqual(wait)
        expect(waitSeconds(pace, { count, lastAgoSeconds: lastAgoSeconds + wait })).toBe(0)
      }),
    )
  })
})

describe('a guess', () => {
  const open = (through: number) => ({ through, waitSeconds: 0 })
  const closed = (wait: number) => ({ through: null, waitSeconds: wait })
  test.each<[string, Source[], Failures, ReturnType<typeof guessVerdict>]>([
    ['a first try from anywhere', [from('strange_place')], none, open(0)],
    ['five slips at home', [from('strange_place', just(5))], just(5), closed(5)],
    ['strangers at work, the candidate at a strange address', [from('strange_place')], just(500), closed(900)],
    ['strangers at work, the candidate in the hall', [from('known_place')], just(500), open(0)],
    ['strangers at work, the candidate on the own laptop', [from('own_browser')], just(500), open(0)],
    [
      'a classmate hammers from the hall, the candidate at a computer of the school',
      [from('school_browser'), from('known_place', just(40))],
      none,
      open(0),
    ],
    ['the same at a computer nobody of the school was ever at', [from('known_place', just(40))], none, closed(300)],
    [
      'a classmate hammers at the candidate’s own computer, which others used, too',
      [from('own_browser', just(40)), from('school_browser'), from('known_place', just(40))],
      none,
      open(1),
    ],
    [
      'the soonest of several closed doors is told',
      [from('own_browser', just(6)), from('known_place', just(40))],
      none,
      closed(10),
    ],
    ['one address at many accounts, strange', [from('strange_place', none, just(100))], none, closed(5)],
    ['one person’s browsers at many accounts', [from('school_browser', none, just(500))], none, closed(60)],
    ['a hall that slips 299 times', [from('known_place', just(4), just(299))], none, open(0)],
    ['a hall that slips more often: the first try is free', [from('known_place', none, just(5000))], none, open(0)],
    ['and the second waits a little', [from('known_place', just(1), just(5000))], none, closed(5)],
    ['the own browser knows no crowd', [from('own_browser', just(4), just(5000))], none, open(0)],
  ])('%s', (_what, sources, strangers, verdict) => {
    expect(guessVerdict(sources, strangers)).toEqual(verdict)
  })

  test('is never refused by what came through other sources, known ones aside from strangers', () => {
    const failures = fc.record({ count: fc.nat(10_000), lastAgoSeconds: fc.nat(5) })
    const anySource = fc.record({ kind: fc.constantFrom(...sourceKinds), atAccount: failures, atAll: failures })
    const mine = fc.constantFrom<SourceKind>('own_browser', 'school_browser', 'known_place')
    fc.assert(
      fc.property(fc.array(anySource, { maxLength: 4 }), mine, failures, (others, kind, strangers) => {
        expect(guessVerdict([...others, from(kind)], strangers).through).not.toBeNull()
      }),
    )
  })
})

/** Guesses made in so many days by who tries whenever the pace allows and forgets what left its window. */
function guessesInDays(paces: Pace[], days: number): number {
  const made: number[] = []
  for (let second = 0; second < days * 86_400; ) {
    const wait = Math.max(
      ...paces.map((pace) => {
        const within = made.filter((at) => at > second - pace.windowHours * 3600)
        const lastAgoSeconds = second - (within.at(-1) ?? Number.NEGATIVE_INFINITY)
        return waitSeconds(pace, {
          count: within.length,
          lastAgoSeconds: Number.isFinite(lastAgoSeconds) ? lastAgoSeconds : 0,
        })
      }),
    )
    if (wait > 0) second += wait
    else made.push(second)
  }
  return made.length
}

describe('who guesses as fast as they may', () => {
  test.each<[string, Pace[], number]>([
    ['one source at one account', [atOneAccount], 300],
    ['all strange addresses of the world together at one account', [ofAllStrangers], 155],
    ['one strange address, or one person’s browsers, at all accounts', [atAllAccounts], 3000],
    ['a source in a crowded place at one account', [{ ...atOneAccount, free: crowdAtKnownPlace.free }], 300],
  ])('%s: at most %i a day', (_what, paces, most) => {
    const days = 2
    const made = guessesInDays(paces, days)
    expect(made).toBeLessThanOrEqual(most * days)
    // The bound says something: it is not ten times what is possible.
    expect(made).toBeGreaterThan((most * days) / 2)
  })
})
