import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lostMinutes } from './lost-time.ts'

const minute = 60_000
const all = { beganAt: 0, endedAt: 120 * minute }
const outage = { fromMs: 10 * minute, toMs: 20 * minute }
const lost = (...at: number[]) => lostMinutes({ ...all, at: at.map((one) => one * minute) }, outage)

test.each([
  ['nothing was heard at all', [], 10],
  ['all that was heard lies outside', [5, 25], 10],
  ['they came back in the middle', [15], 5],
  ['the stretch is no whole minute', [13.5], 7],
  ['they went on writing', [10.5, 11, 12, 13, 14, 15, 16, 17, 18, 19, 19.5], 0],
])('where %s', (_what, at, minutes) => {
  expect(lost(...at)).toBe(minutes)
})

test('who began within it, or was over by then, lost their part alone', () => {
  expect(lostMinutes({ at: [], beganAt: 16 * minute, endedAt: 120 * minute }, outage)).toBe(4)
  expect(lostMinutes({ at: [], beganAt: 0, endedAt: 13 * minute }, outage)).toBe(3)
  expect(lostMinutes({ at: [], beganAt: 0, endedAt: 5 * minute }, outage)).toBe(0)
})

test('nobody loses more than there is, and who shows a sign each minute loses nothing', () => {
  const moments = fc.array(fc.nat(180 * minute), { maxLength: 40 })
  fc.assert(
    fc.property(moments, fc.nat(90 * minute), fc.nat(90 * minute), (at, fromMs, lengthMs) => {
      const between = { fromMs, toMs: fromMs + lengthMs }
      const minutes = lostMinutes({ at, beganAt: 0, endedAt: 180 * minute }, between)
      expect(minutes).toBeGreaterThanOrEqual(0)
      expect(minutes * minute).toBeLessThanOrEqual(lengthMs)
      const steady = Array.from({ length: 180 }, (_, place) => place * minute)
      expect(lostMinutes({ at: [...at, ...steady], beganAt: 0, endedAt: 180 * minute }, between)).toBe(0)
    }),
  )
})
