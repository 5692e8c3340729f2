import { expect, test } from 'vitest'
import type { ArrivedMove } from './arrived-move.ts'
import { elsewhereIn, type SatPaper, unusualOf } from './unusual.ts'

const minute = 60_000
const load = (epoch: number, openedMs: number, address = '10.0.0.7', device = 'Chrome') => ({
  epoch,
  openedMs,
  address,
  device,
})
const move = (seq: number, kind: string, atMs: number, more: Partial<ArrivedMove> = {}): ArrivedMove => ({
  ...{
    epoch: 1,
    seq,
    kind,
    atMs,
    sentAtMs: more.arrivedMs ?? atMs,
    arrivedMs: atMs + 500,
    address: '10.0.0.7',
    isLate: false,
  },
  ...{ refusal: null, bytes: 20, isTyped: false },
  ...more,
})
const simple: SatPaper = {
  ...{ loads: [load(1, 0)], endMs: 60 * minute, reusedCount: 0, extraMs: 0 },
  moves: [move(1, 'start', 0), move(2, 'answer', 9_000), move(3, 'leave', 20_000), move(4, 'return', 25_000)],
}
const reasons = (paper: Partial<SatPaper>, isElsewhere = false) =>
  unusualOf({ ...simple, ...paper }, { isElsewhere, deviceOf: (device) => device })

test('a paper that was simply written has nothing unusual, though the page was left for a moment', () => {
  expect(reasons({})).toEqual([])
})

const leaves = (count: number, lengthMs: number) =>
  Array.from({ length: count }, (_, place) => [
    move(10 + place * 2, 'leave', (place + 1) * 5 * minute),
    move(11 + place * 2, 'return', (place + 1) * 5 * minute + lengthMs),
  ]).flat()

test.each<[string, Partial<SatPaper>, object[]]>([
  ['leaves that are short and few', { moves: leaves(2, 29_000) }, []],
  ['the page left three times', { moves: leaves(3, 5_000) }, [{ kind: 'left', count: 3, ms: 15_000 }]],
  ['the page left for a minute', { moves: leaves(1, minute) }, [{ kind: 'left', count: 1, ms: minute }]],
  [
    'full screen left three times',
    { moves: leaves(3, 5_000).map((one) => ({ ...one, kind: `${one.kind}_full` })) },
    [{ kind: 'left_full', count: 3, ms: 0 }],
  ],
  ['a window opened again at the same computer', { loads: [load(1, 0), load(2, minute)] }, []],
  [
    'another device, at another address',
    { loads: [load(1, 0), load(2, minute, '41.0.0.1', 'Safari')] },
    [{ kind: 'moved', count: 2, ms: 0 }],
  ],
  [
    'another address alone',
    { loads: [load(1, 0), load(2, minute, '10.0.0.8')] },
    [{ kind: 'moved_address', count: 2, ms: 0 }],
  ],
  ['nothing of what was not kept', { loads: [load(1, 0, '', ''), load(2, minute, '', 'Safari')], moves: [] }, []],
  [
    'an older window used beside the newer one',
    { loads: [load(1, 0), load(2, minute)], moves: [move(5, 'answer', 2 * minute)] },
    [{ kind: 'beside', count: 1, ms: 0 }],
  ],
  [
    'a window that sent from elsewhere',
    { moves: [move(5, 'answer', minute, { address: '41.0.0.1' })] },
    [{ kind: 'other_address', count: 1, ms: 0 }],
  ],
  [
    'answers that came late, and what else did',
    {
      moves: [
        move(5, 'answer', minute, { arrivedMs: 70 * minute, isLate: true }),
        move(6, 'leave', minute, { arrivedMs: 70 * minute, isLate: true }),
      ],
    },
    [{ kind: 'late', count: 1, ms: 0 }],
  ],
  [
    'entries that waited on the device',
    {
      moves: [
        move(5, 'answer', minute, { arrivedMs: 9 * minute }),
        move(6, 'answer', 2 * minute, { arrivedMs: 9 * minute }),
      ],
    },
    [{ kind: 'waited', count: 2, ms: 8 * minute }],
  ],
  ['a device that slept', { moves: [move(5, 'gap', minute)] }, [{ kind: 'slept', count: 1, ms: 0 }]],
  [
    'a clock that disagreed',
    { moves: [move(5, 'answer', minute, { sentAtMs: minute, arrivedMs: 2 * minute })] },
    [{ kind: 'clock', count: 1, ms: minute }],
  ],
  [
    'times that cannot be',
    { moves: [move(5, 'answer', minute, { refusal: 'AFTER_DEADLINE' })] },
    [{ kind: 'impossible', count: 1, ms: 0 }],
  ],
  ['entries that came again', { reusedCount: 2 }, [{ kind: 'repeated', count: 2, ms: 0 }]],
  ['time that staff gave', { extraMs: 10 * minute }, [{ kind: 'time_given', count: 1, ms: 10 * minute }]],
])('%s', (_what, paper, expected) => {
  expect(reasons(paper)).toEqual(expected)
})

test('several reasons stand by their weight, whatever came first', () => {
  const moves = [...leaves(3, 5_000), move(50, 'answer', minute, { arrivedMs: 70 * minute, isLate: true })]
  expect(reasons({ moves, extraMs: minute }, true).map(({ kind }) => kind)).toEqual([
    'late',
    'elsewhere',
    'left',
    'time_given',
  ])
})

const hall = (...addresses: string[]) => [
  ...elsewhereIn(addresses.map((address, place) => ({ id: `${place}`, address }))),
]

test.each<[string, string[], string[]]>([
  ['one beside a hall', ['a', 'a', 'a', 'a', 'b'], ['4']],
  ['two together are not the rest', ['a', 'a', 'a', 'a', 'b', 'b'], ['4', '5']],
  ['three in another room are', ['a', 'a', 'a', 'a', 'b', 'b', 'b'], []],
  ['computers that have an address each', ['a', 'b', 'c', 'd', 'e', 'f'], []],
  ['half and half', ['a', 'a', 'a', 'b', 'c', 'd'], []],
  ['too few to say', ['a', 'a', 'a', 'b'], []],
  ['addresses that are not kept', ['a', 'a', 'a', 'a', 'a', ''], []],
  ['nobody', [], []],
])('begun elsewhere: %s', (_what, addresses, expected) => {
  expect(hall(...addresses)).toEqual(expected)
})
