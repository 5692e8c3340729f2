import { expect, test } from 'vitest'
import { askAtZeroAfterMs, askDoorAfterMs } from './ask-door.ts'

test.each([
  ['soon', 'not_open', 60_000, [5_000, 10_000]],
  ['in an hour', 'not_open', 3_600_000, [5_000, 10_000]],
  ['tomorrow', 'not_open', 86_400_000, [30_000, 60_000]],
  ['now', 'ready', null, [false, false]],
  ['while it is being sat', 'in_progress', null, [false, false]],
  ['never again', 'closed', null, [false, false]],
] as const)('a door that opens %s is asked again after', (_when, state, opensInMs, waits) => {
  expect([0, 1].map((chance) => askDoorAfterMs({ state, opensInMs }, chance))).toEqual(waits)
})

test('before the door was read once, nothing is asked by itself', () => {
  expect(askDoorAfterMs(undefined, 0.5)).toBe(false)
})

test('at zero a hall spreads over three seconds, and asks on while the door is shut', () => {
  expect([0, 1].map((chance) => askAtZeroAfterMs(false, chance))).toEqual([0, 3_000])
  expect([0, 1].map((chance) => askAtZeroAfterMs(true, chance))).toEqual([2_000, 4_000])
})
