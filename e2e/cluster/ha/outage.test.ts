import { expect, test } from 'vitest'
import { findUntrue, longestSilence, type Outage, problemsOf, tableOf } from './outage.ts'

const second = 1_000
/** Acknowledged every 100 ms, silent from 1 s to 31 s. */
const ackMs = Array.from({ length: 400 }, (_, number) => number * 100).filter((at) => at <= second || at >= 31 * second)
const asked = (at: number, isReady: boolean, tookMs = 20) => ({ askedMs: at, answeredMs: at + tookMs, isReady })

test('saving again is the end of the longest silence since the blow, not the first acknowledgement after it', () => {
  expect(longestSilence({ struckMs: 900, ackMs, said: [] })).toEqual({ fromMs: second, endMs: 31 * second })
  expect(longestSilence({ struckMs: 35 * second, ackMs, said: [] }).endMs).toBeLessThan(36 * second)
})

test.each([
  ['says so all the while', [asked(2_000, false), asked(20_000, false), asked(32_000, true)], 0],
  ['is ready a moment before the first save', [asked(2_000, false), asked(28_000, true)], 0],
  ['was asked before and answered after', [asked(900, true, 40_000)], 0],
  ['says ready in the middle of it', [asked(2_000, false), asked(9_000, true)], 1],
  ['never says a word of it', [asked(29_000, true), asked(30_000, true)], 1],
])('what the server said of an outage: %s', (_what, said, wrong) => {
  expect(findUntrue({ struckMs: 900, ackMs, said })).toHaveLength(wrong)
})

const good: Outage = {
  ...{ number: 1, blow: 'network cut', primary: 'db1', next: 'db2', savingAgainMs: 27_940, everybodyMs: 29_000 },
  ...{ backMs: 6_100, acknowledged: 4_364, lost: 0, doubled: 0, isTrue: true },
}

test.each([
  ['nothing', {}, 0],
  ['a candidate that waited too long', { everybodyMs: 45_001 }, 1],
  ['saving that came back too late', { savingAgainMs: 46_000, everybodyMs: 47_000 }, 2],
  ['an event that is gone', { lost: 1 }, 1],
  ['an event twice', { doubled: 1 }, 1],
  ['a word that was not true', { isTrue: false }, 1],
])('what an outage is blamed for: %s', (_what, change, count) => {
  expect(problemsOf({ ...good, ...change })).toHaveLength(count)
})

test('the table ends with the longest times and the sums', () => {
  const lines = tableOf([good, { ...good, number: 2, savingAgainMs: 31_000, acknowledged: 5_000, lost: 2 }]).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)?.split(/ {2,}/)).toEqual([
    '',
    '2 outages',
    '≤ 31.0 s',
    '≤ 29.0 s',
    '≤ 6.1 s',
    '5000',
    '2',
    '0',
    'yes',
  ])
})
