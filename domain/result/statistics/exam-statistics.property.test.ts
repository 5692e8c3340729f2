import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examStatistics } from './exam-statistics.ts'
import type { MarksTable } from './marks-table.ts'

type Answer = { units: number; chosen: number | null }
/** A line a paper: what it earned of each question and which of three options it chose. */
type Papers = Answer[][]

const available = 4

const answer = fc.record({
  units: fc.integer({ min: 0, max: available }),
  chosen: fc.option(fc.integer({ min: 0, max: 2 })),
})
const papers = (most: number): fc.Arbitrary<Papers> =>
  fc
    .integer({ min: 1, max: 5 })
    .chain((questions) =>
      fc.array(fc.array(answer, { minLength: questions, maxLength: questions }), { maxLength: most }),
    )

const few = papers(45)

function tableOf(lines: Papers, questionCount = lines[0]?.length ?? 2): MarksTable {
  return {
    ...{ unitsPerMark: 2, paperCount: lines.length },
    questions: Array.from({ length: questionCount }, (_, place) => ({
      ...{ id: `q${place}`, availableUnits: available, isSingleChoice: true },
      earned: lines.map((line) => line[place]?.units ?? 0),
      isOmitted: lines.map((line) => line[place]?.chosen === null),
      options: [0, 1, 2].map((option) => ({
        ...{ id: `o${option}`, isRight: option === 0 },
        isChosen: lines.map((line) => line[place]?.chosen === option),
      })),
    })),
  }
}

const statistics = (lines: Papers) => examStatistics(tableOf(lines))
const turned = <T>(list: readonly T[], by: number) => {
  const places = list.map((_, place) => (place * 7 + by) % Math.max(1, list.length))
  // Any order of the places, whether or not seven parts the length.
  return places
    .map((place, index) => [place, index] as const)
    .sort(([a, i], [b, j]) => a - b || j - i)
    .map(([, index]) => list[index] as T)
}

test('no order of papers changes a figure', () => {
  fc.assert(
    fc.property(few, fc.nat(), (lines, by) => {
      expect(statistics(turned(lines, by))).toEqual(statistics(lines))
    }),
  )
})

test('no order of questions changes a figure', () => {
  fc.assert(
    fc.property(few, fc.nat(), (lines, by) => {
      const table = tableOf(lines)
      const { whole, questions } = examStatistics(table)
      const other = examStatistics({ ...table, questions: turned(table.questions, by) })
      expectClose(other.whole, whole)
      for (const question of questions) {
        expectClose(
          other.questions.find(({ questionId }) => questionId === question.questionId),
          question,
        )
      }
    }),
  )
})

test('no order of options changes a figure', () => {
  fc.assert(
    fc.property(few, fc.nat(), (lines, by) => {
      const table = tableOf(lines)
      const { questions } = examStatistics(table)
      const other = examStatistics({
        ...table,
        questions: table.questions.map((question) => ({ ...question, options: turned(question.options, by) })),
      })
      const sorted = (all: typeof questions) =>
        all.map((one) => ({ ...one, options: one.options.toSorted((a, b) => (a.optionId < b.optionId ? -1 : 1)) }))
      expect(sorted(other.questions)).toEqual(sorted(questions))
    }),
  )
})

test('nothing is NaN or endless, and what is null says why', () => {
  fc.assert(
    fc.property(few, (lines) => {
      const { whole, questions } = statistics(lines)
      for (const one of [whole, ...questions, ...questions.flatMap(({ options }) => options)]) {
        for (const [name, value] of Object.entries(one)) {
          if (typeof value === 'number') expect(Number.isFinite(value), name).toBe(true)
          if (value === null) expect(Object.keys(one.why), name).toContain(name)
        }
      }
    }),
  )
})

test('alpha and every r keep to their bounds, weights come to 100, shares to what was answered', () => {
  fc.assert(
    fc.property(few, (lines) => {
      const { whole, questions } = statistics(lines)
      expect(whole.alpha ?? 1).toBeLessThanOrEqual(1)
      for (const { alphaIfDeleted, discrimination, omitted, options } of questions) {
        expect(alphaIfDeleted ?? 1).toBeLessThanOrEqual(1)
        expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1)
        if (omitted !== null) {
          expect(options.reduce((sum, { share }) => sum + (share ?? 0), omitted)).toBeCloseTo(1, 9)
        }
      }
      const weights = (name: 'intendedWeight' | 'effectiveWeight') =>
        questions.reduce((sum, question) => sum + (question[name] ?? 0), 0)
      expect(weights('intendedWeight')).toBeCloseTo(100, 9)
      if (whole.sd) expect(weights('effectiveWeight')).toBeCloseTo(100, 9)
    }),
  )
})

test('papers that stand there twice count as papers of weight two', () => {
  fc.assert(
    fc.property(papers(20), (lines) => {
      const once = statistics(lines)
      const twice = statistics(lines.flatMap((line) => [line, line]))
      // What a mean or a ratio of equal divisors comes to stays; a variance by N − 1 follows the weights.
      const { length } = lines
      if (length < 2) return
      expect(twice.whole.alpha ?? 0).toBeCloseTo(once.whole.alpha ?? 0, 9)
      const ratio = Math.sqrt((2 * (length - 1)) / (2 * length - 1))
      expect(twice.whole.sd).toBeCloseTo((once.whole.sd ?? 0) * ratio, 9)
      for (const [place, question] of once.questions.entries()) {
        const other = twice.questions[place]
        for (const name of ['facility', 'discrimination', 'uncorrected', 'effectiveWeight', 'efficiency'] as const) {
          expect(other?.[name] ?? 0, name).toBeCloseTo(question[name] ?? 0, 9)
        }
        if (question.d27 !== null) expect(other?.d27).toBeCloseTo(question.d27, 9)
        for (const [at, option] of question.options.entries()) {
          const { topShare, bottomShare, discrimination } = other?.options[at] ?? {}
          expect(topShare ?? 0).toBeCloseTo(option.topShare ?? 0, 9)
          expect(bottomShare ?? 0).toBeCloseTo(option.bottomShare ?? 0, 9)
          expect(discrimination ?? 0).toBeCloseTo(option.discrimination ?? 0, 9)
        }
      }
    }),
  )
})

/** Sums of shares come in another order with the questions: equal but for the last digits. */
function expectClose(found: unknown, expected: unknown): void {
  const rounded = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? Number(one.toFixed(9)) + 0 : one)),
    )
  expect(rounded(found)).toEqual(rounded(expected))
}
