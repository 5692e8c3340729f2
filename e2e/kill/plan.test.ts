import { expect, test } from 'vitest'
import { moments, planKills, victims } from './plan.ts'

const killsOf = (count: number, seed = 'a seed') => {
  const { firstStart, halls } = planKills(seed, count)
  return [...firstStart, ...halls.flatMap(({ kills }) => kills)]
}

test.each([1, 2, 3, 4, 5, 9, 10, 11, 25, 40, 100, 137])('%i kills are planned as so many', (count) => {
  expect(killsOf(count)).toHaveLength(count)
})

test('the same seed plans the same, another seed another', () => {
  expect(killsOf(30, 'one')).toEqual(killsOf(30, 'one'))
  expect(killsOf(30, 'one')).not.toEqual(killsOf(30, 'other'))
})

test('a hundred hit everything there is at every moment there is', () => {
  const kills = killsOf(100)
  for (const victim of victims) expect(kills.filter((kill) => kill.victim === victim).length, victim).toBeGreaterThan(3)
  for (const moment of moments) expect(kills.filter((kill) => kill.moment === moment).length, moment).toBeGreaterThan(3)
})

test('a worker is killed only where there are several', () => {
  for (const { workers, kills } of planKills('a seed', 200).halls) {
    if (workers === 1) expect(kills.map(({ victim }) => victim)).not.toContain('worker')
  }
})

test('no hall begins with a kill during the way back from a kill', () => {
  for (const { kills } of planKills('a seed', 200).halls) expect(kills[0]?.moment).not.toBe('start-up')
})
