import type { HallBoard } from '@sabimark/contract/answers.ts'
import { lights } from '@sabimark/domain/hall/light.ts'
import { expect, test } from 'vitest'
import { mergeBoard } from './merge-board.ts'

const readAt = '2026-11-28T09:00:00.000Z'
const row = (answered: number): HallBoard['rows'][number] => ({
  ...{ light: 'writing', heardAt: '2026-11-28T08:59:50.000Z', answered, waiting: 0 },
  ...{ endsAt: '2026-11-28T10:00:00.000Z', extraMinutes: 0, flags: [], attemptId: null, onDeviceSince: null },
})
const person = (id: string) => ({ id, name: `${id} Specimen`, studentNumber: id, className: 'SS2 A' })
const noCounts = Object.fromEntries(lights.map((light) => [light, 0])) as HallBoard['counts']
const whole: HallBoard = {
  ...{
    readAt,
    since: '1',
    isWhole: true,
    seen: null,
    changed: [],
    heard: [],
    counts: noCounts,
    people: [person('a'), person('b')],
  },
  rows: [row(3), row(4)],
  sitting: {
    ...{ title: 'Biology', subject: 'Biology', opensAt: readAt, closesAt: readAt },
    ...{ durationMinutes: 60, questionCount: 40 },
  },
  may: {
    ...{ giveMost: 30, giveTime: true, endFor: true, credit: true, reopen: false },
    ...{ slips: true, assign: false, evidence: false },
  },
}
const later = (part: Partial<HallBoard>): HallBoard => ({
  ...whole,
  ...{ isWhole: false, people: [], rows: [], heard: [], since: '2', readAt: '2026-11-28T09:00:04.000Z' },
  ...part,
})

test('a whole reading stands alone, and a later one changes the rows it names', () => {
  const first = mergeBoard(null, whole)
  expect(first.rows.map(({ name, answered }) => [name, answered])).toEqual([
    ['a Specimen', 3],
    ['b Specimen', 4],
  ])
  const next = mergeBoard(first, later({ changed: [{ place: 1, answered: 5 }] }))
  expect(next.rows.map(({ answered }) => answered)).toEqual([3, 5])
  expect(next.rows[0]).toBe(first.rows[0])
  expect(next.since).toBe('2')
})

test('who was only heard again keeps everything else', () => {
  const first = mergeBoard(null, whole)
  const next = mergeBoard(first, later({ heard: [[1, 3]] }))
  expect(next.rows[1]).toEqual({ ...first.rows[1], heardAt: '2026-11-28T09:00:01.000Z' })
})

test('who was on a device and is heard of is on none any more', () => {
  const onDevice = { light: 'on_device', onDeviceSince: readAt } as const
  const first = mergeBoard(null, { ...whole, rows: [{ ...row(0), ...onDevice }, row(4)] })
  const next = mergeBoard(first, later({ changed: [{ place: 0, light: 'writing', onDeviceSince: null }] }))
  expect(next.rows[0]).toMatchObject({ light: 'writing', onDeviceSince: null })
})

test('a whole reading after another takes its place, and a place nobody has changes nothing', () => {
  const first = mergeBoard(null, whole)
  expect(mergeBoard(first, { ...whole, people: [person('c')], rows: [row(1)] }).rows.map(({ id }) => id)).toEqual(['c'])
  expect(mergeBoard(first, later({ changed: [{ place: 7, answered: 5 }], heard: [[9, 1]] })).rows).toEqual(first.rows)
})
