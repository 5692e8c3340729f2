import { expect, test } from 'vitest'
import {
  type ClockReading,
  clockReader,
  firstClockState,
  isClockTrusted,
  nextClockState,
  watchClock,
} from './clock-watch.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const minutes = (count: number) => count * 60_000

/** Wall and steady readings in minutes after noon and after the machine came up. */
function trustedAfter(newestRowMs: number | null, ...readings: Array<[wall: number, steady: number]>): boolean {
  const at = ([wall, steady]: [number, number]): ClockReading => ({
    wallMs: noon + minutes(wall),
    steadyMs: minutes(steady),
  })
  const [first = [0, 0], ...rest] = readings
  return isClockTrusted(
    rest.reduce((state, next) => nextClockState(state, at(next)), firstClockState(at(first), newestRowMs)),
  )
}

test.each<[what: string, newestRowMs: number | null, readings: Array<[number, number]>, isTrusted: boolean]>([
  [
    'a clock that runs',
    null,
    [
      [0, 10],
      [5, 15],
    ],
    true,
  ],
  [
    'a laptop that slept four hours: both went on',
    null,
    [
      [0, 10],
      [240, 250],
    ],
    true,
  ],
  [
    'a correction of just a minute',
    null,
    [
      [0, 10],
      [6, 15],
    ],
    true,
  ],
  [
    'a step forward of more',
    null,
    [
      [0, 10],
      [6.02, 15],
    ],
    false,
  ],
  [
    'a step back of more',
    null,
    [
      [0, 10],
      [3.98, 15],
    ],
    false,
  ],
  [
    'many small steps that add up',
    null,
    [
      [0, 0],
      [0.5, 0],
      [1, 0],
      [1.5, 0],
    ],
    false,
  ],
  [
    'an hour forward and back again',
    null,
    [
      [0, 0],
      [60, 0],
      [1, 1],
    ],
    true,
  ],
  ['a start before the newest row', noon + minutes(30), [[0, 0]], false],
  [
    'the same, once that time has come',
    noon + minutes(30),
    [
      [0, 0],
      [30, 30],
    ],
    true,
  ],
  ['a newest row of a moment ahead', noon + minutes(0.5), [[0, 0]], true],
])('%s', (_, newestRowMs, readings, isTrusted) => {
  expect(trustedAfter(newestRowMs, ...readings)).toBe(isTrusted)
})

test('tells once when trust is lost and once when it returns', () => {
  const told: boolean[] = []
  let wallMs = noon
  const watch = watchClock({
    newestRowMs: null,
    onChange: (isTrusted) => told.push(isTrusted),
    read: () => ({ wallMs, steadyMs: 0 }),
  })
  expect(watch.isTrusted).toBe(true)
  wallMs = noon + minutes(90)
  expect(watch.isTrusted).toBe(false)
  expect(watch.isTrusted).toBe(false)
  wallMs = noon
  expect(watch.isTrusted).toBe(true)
  watch.stop()
  expect(told).toEqual([false, true])
})

test('a start before the newest row is told at once', () => {
  const told: boolean[] = []
  watchClock({
    newestRowMs: noon + minutes(60),
    onChange: (is) => told.push(is),
    read: () => ({ wallMs: noon, steadyMs: 0 }),
  }).stop()
  expect(told).toEqual([false])
})

test('the clocks are read cheaply while they go alike, and anew when the wall clock was set or the machine slept', () => {
  const clocks = { wall: noon, own: 0, up: minutes(10), asked: 0 }
  const pass = (count: number) => {
    clocks.wall += minutes(count)
    clocks.own += minutes(count)
    clocks.up += minutes(count)
  }
  const read = clockReader({
    wallMs: () => clocks.wall,
    ownMs: () => clocks.own,
    upMs: () => {
      clocks.asked += 1
      return clocks.up
    },
  })
  pass(3)
  expect(read()).toMatchObject({ wallMs: noon + minutes(3), steadyMs: minutes(13) })
  expect(clocks.asked).toBe(1)
  // Set forward.
  clocks.wall += minutes(90)
  expect(read()).toMatchObject({ wallMs: noon + minutes(93), steadyMs: minutes(13) })
  // Asleep: the own clock stood still.
  clocks.wall += minutes(240)
  clocks.up += minutes(240)
  expect(read()).toMatchObject({ wallMs: noon + minutes(333), steadyMs: minutes(253) })
  pass(1)
  expect(read()).toMatchObject({ wallMs: noon + minutes(334), steadyMs: minutes(254) })
  expect(clocks.asked).toBe(3)
})
