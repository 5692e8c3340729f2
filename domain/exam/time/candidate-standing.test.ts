import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidateStanding, type StandingFacts, standsUntilMs } from './candidate-standing.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 29, hour))
const facts: StandingFacts = {
  ...{ closesAt: at(11), hasBegun: false, runningUntil: null, isExcused: false },
  unheard: { from: at(9), until: at(35) },
}

test.each<[string, Partial<StandingFacts>, number, string]>([
  ['has not begun before the doors open', {}, 8, 'not_begun'],
  ['may be writing while they are open', {}, 10, 'on_device'],
  ['may have written after they have closed', {}, 20, 'on_device'],
  ['is absent once nothing is taken from it any more', {}, 35, 'absent'],
  ['is absent from the close on without a device', { unheard: null }, 11, 'absent'],
  ['is present once it was heard of', { hasBegun: true, runningUntil: at(11) }, 10, 'running'],
  ['has handed in once its time is over', { hasBegun: true, runningUntil: at(11) }, 12, 'handed_in'],
  ['is excused whatever it has', { isExcused: true }, 10, 'excused'],
])('who has a device that was never heard of %s', (_who, said, hour, standing) => {
  expect(candidateStanding({ ...facts, ...said }, at(hour))).toBe(standing)
})

const moment = fc.integer({ min: 0, max: 100 })

test('a standing is the same until the moment that is said of it, whatever is known of a candidate', () => {
  const any = fc.record({
    ...{ closesAt: moment.map((ms) => new Date(ms)), hasBegun: fc.boolean(), isExcused: fc.boolean() },
    runningUntil: fc.option(moment.map((ms) => new Date(ms))),
    unheard: fc.option(
      fc.tuple(moment, moment).map(([from, until]) => ({ from: new Date(from), until: new Date(until) })),
    ),
  })
  let [stayed, turned] = [0, 0]
  fc.assert(
    fc.property(any, moment, moment, (facts, nowMs, laterMs) => {
      const now = new Date(nowMs)
      const untilMs = standsUntilMs(facts, now)
      expect(untilMs).toBeGreaterThan(nowMs)
      const later = candidateStanding(facts, new Date(Math.max(nowMs, laterMs)))
      if (laterMs < untilMs) {
        expect(later).toBe(candidateStanding(facts, now))
        stayed++
      } else if (later !== candidateStanding(facts, now)) turned++
    }),
    { numRuns: 1_000 },
  )
  expect(Math.min(stayed, turned)).toBeGreaterThan(50)
})
