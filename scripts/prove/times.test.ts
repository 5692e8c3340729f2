import { expect, test } from 'vitest'
import { readPlaywrightTimes, slowest, timeLines } from './times.ts'

test('playwright: the tests of a file added up, also those of its groups and of every try', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const report = {
    suites: [
      {
        file: 'story.spec.ts',
        specs: [spec(2_000)],
        suites: [{ file: 'story.spec.ts', specs: [spec(500, 250), spec(250)] }],
      },
      { file: 'door.spec.ts', specs: [] },
    ],
  }
  expect(readPlaywrightTimes(JSON.stringify(report))).toEqual([
    { file: 'e2e/story.spec.ts', seconds: 3 },
    { file: 'e2e/door.spec.ts', seconds: 0 },
  ])
})

test('the slowest come first, no more than wanted', () => {
  const times = [2, 9, 5].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
  expect(slowest(times, 2).map(({ seconds }) => seconds)).toEqual([9, 5])
  expect(times.map(({ seconds }) => seconds)).toEqual([2, 9, 5])
})

test('numbers stand one under the other', () => {
  expect(
    timeLines([
      { name: 'types', seconds: 9.04 },
      { name: 'journeys', seconds: 431.06 },
    ]),
  ).toEqual(['    9.0 s  types', '  431.1 s  journeys'])
})
