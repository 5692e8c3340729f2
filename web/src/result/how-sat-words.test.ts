import type { AttemptEvidence } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import {
  addressText,
  awayLine,
  awayText,
  fullScreenText,
  lengthText,
  otherLines,
  pageNotes,
  type SatPage,
  waitedLine,
} from './how-sat-words.ts'

const page: SatPage = {
  ...{ openedAt: '2026-11-20T09:00:00.000Z', address: '41.58.0.7', othersCount: 0, device: 'Chrome 120 on Windows' },
  ...{ otherAddresses: [], usedUntilClaimed: null },
}
const quiet: AttemptEvidence = {
  ...{ startedAt: '2026-11-20T09:00:00.000Z', submittedAt: null, endedBy: null, pages: [page], away: [], awayCount: 0 },
  ...{ awayMs: 0, waited: [], sleptCount: 0, impossibleCount: 0, reusedCount: 0 },
  behind: { count: 0, mostMs: 0 },
  leftOut: { count: 0, mostMs: 0 },
}

test.each([
  [400, '0 s'],
  [45_000, '45 s'],
  [60_000, '1 min'],
  [250_000, '4 min 10 s'],
])('%i ms are %s', (ms, text) => {
  expect(lengthText(ms)).toBe(text)
})

test('an address that a hall shares is said to be shared', () => {
  expect(addressText(page)).toBe('41.58.0.7')
  expect(addressText({ ...page, othersCount: 1 })).toBe('41.58.0.7, as 1 other of this sitting')
  expect(addressText({ ...page, othersCount: 1_038 })).toBe('41.58.0.7, as 1,038 others of this sitting')
  expect(addressText({ ...page, address: '' })).toBe('not kept')
})

test('a second window and another address stand at the window they are about', () => {
  expect(pageNotes(page)).toEqual([])
  const used = { ...page, usedUntilClaimed: '2026-11-20T09:42:00.000Z', otherAddresses: ['10.0.0.1', '10.0.0.2'] }
  expect(pageNotes(used)).toEqual([
    expect.stringMatching(/^Was still used after the next window was opened, the device says until 10:42/),
    'Also sent from 10.0.0.1, 10.0.0.2.',
  ])
})

test('how often the page was left and for how long, each time and in all', () => {
  expect(awayText(quiet)).toBe('The page was never left.')
  expect(awayText({ ...quiet, awayCount: 1 })).toBe('The page was left once.')
  expect(awayText({ ...quiet, awayCount: 3, awayMs: 250_000 })).toBe(
    'The page was left 3 times, for 4 min 10 s in all.',
  )
  const left = { page: 2, leftClaimed: '2026-11-20T09:10:00.000Z', returnedClaimed: '2026-11-20T09:11:20.000Z' }
  const open = 'not returned to'
  expect(awayLine(left, { hasSeveral: false, open })).toMatch(/^From 10:10.*: for 1 min 20 s$/)
  expect(awayLine({ ...left, returnedClaimed: null }, { hasSeveral: true, open })).toMatch(
    /^From 10:10.*, window 2: not returned to/,
  )
})

test('leaving full screen is said not to be leaving the page', () => {
  expect(fullScreenText(0)).toBe('Full screen was never left.')
  expect(fullScreenText(2)).toMatch(/^Full screen was left twice\..*still in sight\.$/)
})

test('what waited says when the device claims it was done, and when it came', () => {
  const waited = {
    ...{ count: 12, firstClaimed: '2026-11-20T09:02:00.000Z', lastClaimed: '2026-11-20T09:15:00.000Z' },
    ...{ arrivedAt: '2026-11-20T09:20:00.000Z', address: '41.58.0.7', isLate: false },
  }
  expect(waitedLine(waited)).toMatch(
    /^12 entries, made from 10:02.* to 10:15.* by the device’s clock, arrived at 10:20.* from 41\.58\.0\.7$/,
  )
  expect(waitedLine({ ...waited, count: 1, lastClaimed: waited.firstClaimed, isLate: true })).toMatch(
    /^1 entry, made at 10:02.* by the device’s clock, .*, too late to count unless accepted$/,
  )
})

test('of the rest only what there is', () => {
  expect(otherLines(quiet)).toEqual([])
  expect(otherLines({ ...quiet, sleptCount: 1, impossibleCount: 2, reusedCount: 1 })).toEqual([
    'The device slept or stood still once.',
    '2 entries did not count: by the device’s own clock after the end.',
    '1 entry came again with different content; the first one counts.',
  ])
  expect(otherLines({ ...quiet, behind: { count: 9, mostMs: 55_300 } })).toEqual([
    '9 deliveries came up to 55 s after the device says it sent them: a slow network, or a clock that stood still or was set back by hand.',
  ])
  const leftOut = (count: number) => otherLines({ ...quiet, leftOut: { count, mostMs: 6_000 } })
  expect([...leftOut(5), ...leftOut(1)]).toEqual([
    '5 answers came only after the end, though by the device’s own times they were given as much as 6 s before something else it sent. The exam page always sends all it has, so their times may have been written by hand.',
    '1 answer came only after the end, though by the device’s own times it was given as much as 6 s before something else it sent. The exam page always sends all it has, so its time may have been written by hand.',
  ])
})
