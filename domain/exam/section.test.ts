import { expect, test } from 'vitest'
import { aQuarter, deductionOf } from './negative-rule.ts'
import { availableMarks, type SectionProblem, sectionProblem } from './section.ts'

const of = (section: number, ...marks: number[]) =>
  marks.map((marksHundredths) => ({ section, marksHundredths: marksHundredths * 100 }))
const two = { count: 2, which: 'best' as const }

test.each<[string, Parameters<typeof sectionProblem>, SectionProblem | null]>([
  ['no sections', [[], of(0, 1)], null],
  ['all to be answered, of any marks', [[{}], of(0, 1, 2)], null],
  [
    'some of equal marks',
    [
      [{}, { answer: two }],
      [...of(0, 1), ...of(1, 5, 5, 5)],
    ],
    null,
  ],
  ['one without questions', [[{}, {}], of(0, 1)], { code: 'SECTION_IS_EMPTY', place: 1 }],
  [
    'fewer than are to be answered',
    [[{ answer: two }], of(0, 5)],
    { code: 'SECTION_HAS_TOO_FEW', place: 0, count: 2, has: 1 },
  ],
  ['some of unlike marks', [[{ answer: two }], of(0, 5, 5, 4)], { code: 'SECTION_MARKS_DIFFER', place: 0 }],
])('of sections with %s is said what keeps them from being published', (_what, [sections, questions], problem) => {
  expect(sectionProblem(sections, questions)).toEqual(problem)
})

test('of questions on paper nobody can tell which were answered first', () => {
  const rules = { kind: 'essay', minWords: null, maxWords: null, answerOn: 'paper' } as const
  const questions = of(0, 5, 5, 5).map((one) => ({ ...one, rules }))
  expect(sectionProblem([{ answer: { count: 2, which: 'first' } }], questions)).toMatchObject({
    code: 'SECTION_FIRST_ON_PAPER',
  })
  expect(sectionProblem([{ answer: two }], questions)).toBeNull()
})

test('a paper is worth what can be earned on it', () => {
  expect(availableMarks([], of(0, 1, 2))).toBe(300)
  expect(availableMarks([{}, { answer: two }], [...of(0, 1, 2), ...of(1, 10, 10, 10)])).toBe(2_300)
  expect(availableMarks([{ answer: two }], of(0, 10))).toBe(1_000)
})

test.each([
  ['a quarter', aQuarter, 100, 4, 25],
  ['a quarter of half a mark, half a hundredth rounded up', aQuarter, 50, 4, 13],
  ['what guessing among four brings', { kind: 'guessing' as const }, 100, 4, 33],
  ['what guessing between two brings', { kind: 'guessing' as const }, 100, 2, 100],
  ['two thirds', { kind: 'share' as const, part: 2, whole: 3 }, 100, 5, 67],
  ['nothing where there is nothing to guess', { kind: 'guessing' as const }, 100, 1, 0],
])('a wrong answer costs %s', (_what, rule, marks, options, cost) => {
  expect(deductionOf(rule, marks, options)).toBe(cost)
})
