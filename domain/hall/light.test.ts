import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidateStandings } from '../exam/time/candidate-standing.ts'
import { type LightFacts, lanes, lightOf, lightStaysMs, lights } from './light.ts'

const facts: LightFacts = {
  ...{ standing: 'running', endedByTime: false, isLate: false, isAway: false, heardMs: 1_000, lane: 'http' },
}

test.each<[string, Partial<LightFacts>, string]>([
  ['just heard', {}, 'writing'],
  ['heard two minutes ago, without a socket', { heardMs: 120_000 }, 'writing'],
  ['the same, with one', { heardMs: 120_000, lane: 'socket' }, 'quiet'],
  ['not heard for four minutes, with a socket', { heardMs: 240_000, lane: 'socket' }, 'gone'],
  ['not heard for four minutes, without one', { heardMs: 240_000 }, 'quiet'],
  ['never heard at all', { heardMs: null, lane: null }, 'gone'],
  ['away, and slowed down by it', { isAway: true, heardMs: 240_000 }, 'away'],
  ['at the door', { standing: 'not_begun', lane: 'door' }, 'at_the_door'],
  ['at the door a minute ago', { standing: 'not_begun', lane: 'door', heardMs: 60_000 }, 'not_here'],
  ['not heard before the start', { standing: 'not_begun', lane: null, heardMs: null }, 'not_here'],
  ['ready on a device nobody has heard of', { standing: 'on_device', lane: null, heardMs: null }, 'on_device'],
  ['the same, at the door', { standing: 'on_device', lane: 'door' }, 'at_the_door'],
  ['handed in', { standing: 'handed_in' }, 'handed_in'],
  ['ended by the clock', { standing: 'handed_in', endedByTime: true }, 'time_over'],
  ['ended, with answers that wait', { standing: 'handed_in', endedByTime: true, isLate: true }, 'late'],
  ['excused', { standing: 'excused' }, 'excused'],
])('who is %s', (_who, said, light) => {
  expect(lightOf({ ...facts, ...said })).toBe(light)
})

test('whatever is known of a candidate, they have one light, and who does not sit it is never called away or gone', () => {
  const any = fc.record({
    ...{ standing: fc.constantFrom(...candidateStandings), endedByTime: fc.boolean(), isLate: fc.boolean() },
    ...{ isAway: fc.boolean(), heardMs: fc.option(fc.nat()), lane: fc.option(fc.constantFrom(...lanes)) },
  })
  fc.assert(
    fc.property(any, (one) => {
      const light = lightOf(one)
      expect(lights).toContain(light)
      if (one.standing !== 'running') expect(['writing', 'quiet', 'gone', 'away']).not.toContain(light)
    }),
  )
})

test('a light stays as long as is said of it, and not longer where it is another one then', () => {
  const any = fc.record({
    ...{ standing: fc.constantFrom(...candidateStandings), endedByTime: fc.boolean(), isLate: fc.boolean() },
    ...{ isAway: fc.boolean(), heardMs: fc.nat(400_000), lane: fc.option(fc.constantFrom(...lanes)) },
  })
  let turned = 0
  fc.assert(
    fc.property(any, fc.nat(400_000), (one, laterMs) => {
      const staysMs = lightStaysMs(one)
      const after = (ms: number) => lightOf({ ...one, heardMs: one.heardMs + ms })
      if (laterMs <= staysMs) expect(after(laterMs)).toBe(lightOf(one))
      // Who is not heard is at no door, so that nothing turns then.
      else if (one.lane !== null || !['not_begun', 'on_device'].includes(one.standing)) {
        turned++
        expect(after(staysMs + 1)).not.toBe(lightOf(one))
      }
    }),
    { numRuns: 1_000 },
  )
  expect(turned).toBeGreaterThan(5)
})
