import { expect, test } from 'vitest'
import type { ArrivedMove } from './arrived-move.ts'
import { leftOut } from './left-out.ts'
import { batchLimit } from './outbox.ts'

const endMs = 60_000
const nothing = { count: 0, mostMs: 0 }
const move = (seq: number, atMs: number, more: Partial<ArrivedMove> = {}): ArrivedMove => ({
  ...{ epoch: 1, seq, kind: 'answer', atMs, sentAtMs: atMs + 100, arrivedMs: atMs + 300, address: '' },
  ...{ isLate: false, refusal: null, bytes: 20, isTyped: false, ...more },
})
/** They left together. */
const sent = (sentAtMs: number, arrivedMs: number, moves: ArrivedMove[]) =>
  moves.map((one) => ({ ...one, sentAtMs, arrivedMs }))
const visits = (first: number, last: number, atMs: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => move(first + place, atMs, { kind: 'visit' }))
/** In the minute after the end: five that say 50 s, and handing in. */
const after = (first: number, more: Partial<ArrivedMove> = {}) =>
  sent(endMs, endMs + 10_000, [
    ...[0, 1, 2, 3, 4].map((place) => move(first + place, 50_000, more)),
    move(first + 5, endMs, { kind: 'submit', isTyped: true }),
  ])

test('answers that were on their way at the end say nothing', () => {
  expect(leftOut([move(1, 10_000), move(2, 49_000), ...after(3)], endMs)).toEqual(nothing)
})

test('a page that goes on saying something old, and says the time, has left out what it dates back', () => {
  const parts = [1, 2, 3].flatMap((seq) => sent(seq * 18_000, seq * 18_000 + 400, [move(seq, 600, { kind: 'visit' })]))
  expect(leftOut([...parts, ...after(4)], endMs)).toEqual({ count: 5, mostMs: 4_000 })
})

test('a number that is filled in later was left out, too', () => {
  const early = sent(54_000, 54_300, visits(7, 9, 600))
  expect(leftOut([...after(1), ...early], endMs)).toEqual({ count: 5, mostMs: 4_000 })
})

test('what a clock ahead says of the sending counts as the server’s own', () => {
  expect(leftOut([...sent(90_000, 55_000, visits(1, 1, 600)), ...after(2)], endMs)).toEqual({ count: 5, mostMs: 5_000 })
})

test('what had no room says nothing: by its number, by what was sent again with it, or by its bytes', () => {
  expect(leftOut([...sent(56_000, 56_300, visits(1, batchLimit, 55_000)), ...after(51)], endMs)).toEqual(nothing)
  const again = [...sent(45_000, 45_300, visits(1, 30, 40_000)), ...sent(56_000, 56_300, visits(31, 50, 45_000))]
  expect(leftOut([...again, ...after(51)], endMs)).toEqual(nothing)
  const essay = move(1, 40_000, { isTyped: true, bytes: 47_900 })
  expect(leftOut([...sent(56_000, 56_300, [essay]), ...after(2)], endMs)).toEqual(nothing)
  const behindIt = [...sent(56_000, 56_300, visits(1, 1, 600)), ...after(2, { bytes: 48_000 })]
  expect(leftOut(behindIt, endMs)).toEqual(nothing)
})

test('of a minute ago it was heard that it came', () => {
  const long = visits(1, 45, 600).flatMap((one, place) => sent(place * 100, place * 100 + 300, [one]))
  const late = sent(80_000, 80_300, visits(46, 50, 600))
  const dated = sent(120_000, 125_000, [move(51, 70_000)])
  expect(leftOut([...long, ...late, ...dated], 120_000)).toEqual({ count: 1, mostMs: 10_000 })
})

test.each<[string, Partial<ArrivedMove>]>([
  ['is typed', { isTyped: true }],
  ['waits for staff', { isLate: true }],
  ['does not count', { refusal: 'ANSWERED_LATER' }],
  ['is no answer', { kind: 'visit' }],
])('nothing is told of what %s', (_what, more) => {
  expect(leftOut([...sent(56_000, 56_300, visits(1, 1, 600)), ...after(2, more)], endMs)).toEqual(nothing)
})

test('another page sends for itself, and before the end nothing has to be told', () => {
  const other = sent(56_000, 56_300, visits(1, 1, 600)).map((one) => ({ ...one, epoch: 2 }))
  expect(leftOut([...after(1), ...other], endMs)).toEqual(nothing)
  const early = [...sent(30_000, 30_300, visits(1, 1, 600)), ...sent(40_000, 40_300, [move(2, 20_000)])]
  expect(leftOut(early, endMs)).toEqual(nothing)
})
