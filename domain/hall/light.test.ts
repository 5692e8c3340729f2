import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidateStandings } from '../exam/time/candidate-standing.ts'
import { type LightFacts, lanes, lightOf, lights } from './light.ts'

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
