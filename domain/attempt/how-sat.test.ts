import { expect, test } from 'vitest'
import type { ArrivedMove } from './arrived-move.ts'
import { howSat, type PageLoad } from './how-sat.ts'

const hour = 3_600_000
const load = (epoch: number, openedMs: number, address = '10.0.0.7'): PageLoad => ({
  epoch,
  openedMs,
  address,
  device: '',
})
const move = (
  epoch: number,
  seq: number,
  kind: string,
  atMs: number,
  more: Partial<ArrivedMove> = {},
): ArrivedMove => ({
  ...{
    epoch,
    seq,
    kind,
    atMs,
    sentAtMs: more.arrivedMs ?? atMs,
    arrivedMs: atMs + 500,
    address: '10.0.0.7',
    isLate: false,
    refusal: null,
    ...{ bytes: 20, isTyped: false },
  },
  ...more,
})

test('a paper that was simply written says nothing', () => {
  const { pages, ...rest } = howSat(
    [load(1, 0)],
    [move(1, 1, 'start', 0), move(1, 2, 'answer', 9_000), move(1, 3, 'submit', 20_000)],
    hour,
  )
  expect(pages).toEqual([{ ...load(1, 0), otherAddresses: [], usedUntilMs: null }])
  const nothing = { away: [], outOfFull: [], waited: [], sleptCount: 0, impossibleCount: 0 }
  expect(rest).toEqual({ ...nothing, behind: { count: 0, mostMs: 0 }, leftOut: { count: 0, mostMs: 0 } })
})

test('every time the page was left has its length; what did not come back has none', () => {
  const moves = [
    ...[
      move(1, 1, 'start', 0),
      move(1, 2, 'leave', 10_000),
      move(1, 3, 'answer', 10_001),
      move(1, 4, 'return', 70_000),
    ],
    ...[
      move(1, 5, 'leave', 80_000),
      move(1, 6, 'leave', 80_001),
      move(1, 7, 'return', 90_000),
      move(1, 8, 'leave', 95_000),
    ],
    ...[move(2, 1, 'gap', 100_000), move(2, 2, 'return', 101_000)],
  ]
  expect(howSat([load(1, 0), load(2, 100_000)], moves.toReversed(), hour).away).toEqual([
    { epoch: 1, leftMs: 10_000, returnedMs: 70_000 },
    { epoch: 1, leftMs: 80_000, returnedMs: 90_000 },
    { epoch: 1, leftMs: 95_000, returnedMs: null },
  ])
})

test('leaving full screen is told apart from leaving the page', () => {
  const moves = [
    ...[
      move(1, 1, 'start', 0),
      move(1, 2, 'leave_full', 10_000),
      move(1, 3, 'leave', 12_000),
      move(1, 4, 'return', 13_000),
    ],
    ...[move(1, 5, 'return_full', 20_000), move(1, 6, 'leave_full', 30_000)],
  ]
  expect(howSat([load(1, 0)], moves, hour)).toMatchObject({
    away: [{ epoch: 1, leftMs: 12_000, returnedMs: 13_000 }],
    outOfFull: [
      { epoch: 1, leftMs: 10_000, returnedMs: 20_000 },
      { epoch: 1, leftMs: 30_000, returnedMs: null },
    ],
  })
})

test('a window that was used after the next one was opened is told from one that was only left', () => {
  const loads = [load(1, 0), load(2, 60_000), load(3, 120_000)]
  const moves = [
    ...[move(1, 1, 'start', 0), move(1, 2, 'answer', 61_000), move(1, 3, 'answer', 75_000)],
    ...[move(2, 1, 'gap', 60_000), move(2, 2, 'leave', 120_500)],
  ]
  expect(howSat(loads, moves, hour).pages.map(({ usedUntilMs }) => usedUntilMs)).toEqual([75_000, null, null])
})

test('moves of another address than the page was opened from are said, each address once', () => {
  const moved = { address: '41.58.0.7' }
  const moves = [move(1, 1, 'start', 0), move(1, 2, 'answer', 1_000, moved), move(1, 3, 'answer', 2_000, moved)]
  expect(
    howSat([load(1, 0)], [...moves, move(1, 4, 'answer', 3_000, { address: '' })], hour).pages[0]?.otherAddresses,
  ).toEqual(['41.58.0.7'])
})

test('what waited on the device is told by delivery, and an essay on its way is none', () => {
  const offline = { arrivedMs: 900_000, address: '41.58.0.7' }
  const moves = [
    ...[move(1, 1, 'answer', 60_000, offline), move(1, 2, 'answer', 300_000, offline)],
    ...[move(1, 3, 'answer', 899_000, offline), move(1, 4, 'answer', 910_000, { arrivedMs: 1_030_000 })],
    move(1, 5, 'submit', 950_000, { arrivedMs: 9_000_000, isLate: true }),
  ]
  expect(howSat([load(1, 0)], moves, hour).waited).toEqual([
    { count: 2, firstMs: 60_000, lastMs: 300_000, arrivedMs: 900_000, address: '41.58.0.7', isLate: false },
    { count: 1, firstMs: 950_000, lastMs: 950_000, arrivedMs: 9_000_000, address: '10.0.0.7', isLate: true },
  ])
})

test('sleep and impossible times are counted; the beginning of a later load is no sleep', () => {
  const moves = [
    ...[move(1, 1, 'start', 0), move(1, 2, 'gap', 5_000), move(2, 1, 'gap', 9_000)],
    ...[
      move(2, 2, 'answer', 99_000, { refusal: 'AFTER_DEADLINE' }),
      move(1, 3, 'submit', 9_500, { refusal: 'OLDER_TAB' }),
    ],
  ]
  expect(howSat([load(1, 0), load(2, 9_000)], moves, hour)).toMatchObject({ sleptCount: 1, impossibleCount: 1 })
})

test('a clock that stands still or is behind is told by delivery', () => {
  const still = { sentAtMs: 700 }
  const moves = [
    ...[
      move(1, 1, 'answer', 600, { ...still, arrivedMs: 20_700 }),
      move(1, 2, 'answer', 600, { ...still, arrivedMs: 20_701 }),
    ],
    ...[
      move(1, 3, 'visit', 600, { ...still, arrivedMs: 56_000 }),
      move(1, 4, 'visit', 600, { ...still, arrivedMs: 56_000 }),
    ],
  ]
  expect(howSat([load(1, 0)], moves, hour).behind).toEqual({ count: 2, mostMs: 55_300 })
})

test('who slept, and what a later page or nobody sent, has no clock that is behind', () => {
  const slow = { sentAtMs: 1_000, arrivedMs: 400_000 }
  const moves = [
    ...[move(1, 1, 'answer', 1_000, slow), move(2, 1, 'gap', 1_000, slow), move(2, 2, 'answer', 1_000, slow)],
    move(2, 3, 'answer', 1_000, { ...slow, arrivedMs: 500_000, isLate: true }),
  ]
  expect(howSat([load(1, 0), load(2, 60_000)], moves, hour).behind).toEqual({ count: 0, mostMs: 0 })
})

test('a page that others have overtaken may be sent for once; what it says of later with its old clock is told', () => {
  const still = { sentAtMs: 700 }
  const moves = [10_000, 30_000, 30_001, 56_000].map((arrivedMs, place) =>
    move(1, place + 1, 'visit', 600, { ...still, arrivedMs }),
  )
  expect(howSat([load(1, 0), load(2, 5_000)], moves, hour).behind).toEqual({ count: 2, mostMs: 55_300 })
})
