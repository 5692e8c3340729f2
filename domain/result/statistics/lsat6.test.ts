import { expect, test } from 'vitest'
import { examStatistics } from './exam-statistics.ts'
import type { MarksTable } from './marks-table.ts'

/**
 * Section 6 of the Law School Admission Test (Bock and Lieberman, 1970): five questions, right or wrong, a thousand papers.
 * Each pattern of right answers with how many papers had it; nobody had the two that are missing.
 */
const patterns: Record<string, number> = {
  ...{ '00000': 3, '00001': 6, '00010': 2, '00011': 11, '00100': 1, '00101': 1, '00110': 3, '00111': 4 },
  ...{ '01000': 1, '01001': 8, '01011': 16, '01101': 3, '01110': 2, '01111': 15 },
  ...{ '10000': 10, '10001': 29, '10010': 14, '10011': 81, '10100': 3, '10101': 28, '10110': 15, '10111': 80 },
  ...{ '11000': 16, '11001': 56, '11010': 21, '11011': 173, '11100': 11, '11101': 61, '11110': 28, '11111': 298 },
}

const papers = Object.entries(patterns).flatMap(([pattern, count]) =>
  Array.from({ length: count }, () => [...pattern].map(Number)),
)

const lsat6: MarksTable = {
  ...{ unitsPerMark: 1, paperCount: papers.length },
  questions: [0, 1, 2, 3, 4].map((place) => ({
    ...{ id: `Item ${place + 1}`, availableUnits: 1, isSingleChoice: false, options: [] },
    earned: papers.map((paper) => paper[place] ?? 0),
    isOmitted: papers.map(() => false),
  })),
}

const { whole, questions } = examStatistics(lsat6)
const four = (figures: (number | null)[]) => figures.map((figure) => figure?.toFixed(4))

test('LSAT6 has a thousand papers and its published facilities', () => {
  expect(papers).toHaveLength(1000)
  expect(questions.map(({ facility }) => facility)).toEqual([0.924, 0.709, 0.553, 0.763, 0.87])
})

test.each([
  ['discrimination', [0.1128, 0.1532, 0.1728, 0.1444, 0.1216]],
  ['uncorrected', [0.362, 0.5668, 0.6184, 0.5344, 0.4354]],
  ['alphaIfDeleted', [0.2754, 0.2376, 0.2168, 0.2459, 0.2663]],
] as const)('LSAT6 gives the published %s of each question, to four figures', (figure, published) => {
  expect(four(questions.map((question) => question[figure]))).toEqual(four([...published]))
})

test('LSAT6 gives the published alpha, which is KR-20, the spread of totals and the standard error', () => {
  expect(four([whole.alpha, whole.sd, whole.sem])).toEqual(['0.2950', '1.0350', '0.8691'])
  expect(whole.isKr20).toBe(true)
})
