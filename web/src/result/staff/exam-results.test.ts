import { expect, test } from 'vitest'
import { type ResultFigures, unfinishedWords } from './exam-results.ts'

const settled = {
  handedIn: 3,
  inProgress: 0,
  unmarked: 0,
  waitingLate: 0,
  unfinished: 0,
  toMark: 0,
  averageScore: 50,
  passRate: 50,
}

test.each<[Partial<ResultFigures>, string[]]>([
  [{}, []],
  [{ handedIn: 0 }, ['Nobody has handed in yet.']],
  [{ inProgress: 1 }, ['1 candidate is still writing.']],
  [
    { inProgress: 2, waitingLate: 1 },
    [
      '2 candidates are still writing.',
      '1 candidate is waiting for you to decide about late answers, and shown no score until then.',
    ],
  ],
])('before a release it is said what is not settled: %#', (figures, words) => {
  expect(unfinishedWords({ ...settled, ...figures })).toEqual(words)
})
