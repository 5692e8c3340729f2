import { describe, expect, test } from 'vitest'
import { examStatistics, isChance, smallGroup } from './exam-statistics.ts'
import type { MarksTable, QuestionColumn } from './marks-table.ts'

const none = { isOmitted: [], options: [], isSingleChoice: false }

/** Papers as lines of marks, of questions of one mark each. */
function tableOf(lines: number[][], questionCount = lines[0]?.length ?? 0): MarksTable {
  return {
    ...{ unitsPerMark: 1, paperCount: lines.length },
    questions: Array.from({ length: questionCount }, (_, place) => ({
      ...{ ...none, id: `q${place + 1}`, availableUnits: 1, isOmitted: lines.map(() => false) },
      earned: lines.map((line) => line[place] ?? 0),
    })),
  }
}

test('where candidates choose, a question is judged by the papers on which it counts, and no two are compared', () => {
  const table = tableOf([
    [1, 1, 0],
    [1, 0, 1],
    [0, 0, 1],
  ])
  const isCounted = [
    [true, false, false],
    [false, true, true],
  ]
  const [first, ...others] = table.questions
  const questions = [first, ...others.map((one, place) => ({ ...one, isCounted: isCounted[place] ?? [] }))]
  const chosen = { ...table, availableUnits: 2, questions: questions.flatMap((one) => one ?? []) }
  const { whole, questions: figures } = examStatistics(chosen)
  expect(whole).toMatchObject({ availableMarks: 2, alpha: null, sem: null, why: { alpha: 'CHOSEN', sem: 'CHOSEN' } })
  expect(figures.map(({ facility }) => facility)).toEqual([2 / 3, 1, 1])
  expect(figures[1]).toMatchObject({ discrimination: null, why: { discrimination: 'CHOSEN', d27: 'CHOSEN' } })
  expect(examStatistics(table).whole.why.alpha).toBeUndefined()
})

test('who passes over a question in favour of others is not counted against it, nor against its options', () => {
  // Of four questions each of 96 papers has two that count, and both are right but on every thirty-second.
  const papers = Array.from({ length: 96 }, (_, paper) => [paper % 4, (paper + 1) % 4])
  const isRight = (paper: number) => paper % 32 !== 0
  const columns = Array.from({ length: 4 }, (_, place): QuestionColumn => {
    const isCounted = papers.map((own) => own.includes(place))
    const chose = (option: boolean) => isCounted.map((counts, paper) => counts && isRight(paper) === option)
    return {
      ...{ id: `q${place}`, availableUnits: 1, isSingleChoice: true, isCounted },
      earned: isCounted.map((counts, paper) => Number(counts && isRight(paper))),
      isOmitted: isCounted.map((counts) => !counts),
      options: [
        { id: 'a', isRight: true, isChosen: chose(true) },
        { id: 'b', isRight: false, isChosen: chose(false) },
      ],
    }
  })
  const { questions } = examStatistics({
    ...{ unitsPerMark: 1, paperCount: 96, availableUnits: 2 },
    questions: columns,
  })
  // Of 48 papers on which the first counts three are wrong, and of the third none is.
  expect(questions.map(({ facility }) => facility)).toEqual([45 / 48, 45 / 48, 1, 1])
  const easy = ['TOO_EASY', 'DEAD_OPTION']
  expect(questions.map(({ flags }) => flags)).toEqual([[], [], easy, easy])
  expect(questions[0]?.options).toMatchObject([
    { chosenCount: 45, share: 45 / 48, discrimination: null, why: { discrimination: 'CHOSEN' } },
    { chosenCount: 3, share: 3 / 48, isDead: false },
  ])
  expect(questions[0]?.omitted).toBe(0.5)
})

test('results are described by what papers earned, and questions by what each of them earned', () => {
  const table = tableOf([
    [-1, -1],
    [1, -1],
    [1, 1],
  ])
  const { whole } = examStatistics({ ...table, earned: [0, 0, 2] })
  expect(whole).toMatchObject({ mean: 2 / 3, median: 0, histogram: [2, 0, 0, 0, 0, 0, 0, 0, 0, 1] })
  const { why: _, ...sums } = examStatistics(table).whole
  expect(whole.alpha).toBe(sums.alpha)
})

describe('where there is nothing to say', () => {
  test('no paper: every figure is null, and each says so', () => {
    const { whole, questions } = examStatistics(tableOf([], 2))
    expect(whole).toMatchObject({ paperCount: 0, mean: null, alpha: null, sem: null, why: { alpha: 'NO_PAPERS' } })
    expect(questions[0]).toMatchObject({ facility: null, d27: null, flags: [], why: { discrimination: 'NO_PAPERS' } })
  })

  test('one paper has a mean and a facility, but no spread', () => {
    const { whole, questions } = examStatistics(tableOf([[1, 0]]))
    expect(whole).toMatchObject({ mean: 1, median: 1, sd: null, alpha: null })
    expect(whole.why).toMatchObject({ sd: 'NEEDS_2_PAPERS', alpha: 'NEEDS_2_PAPERS', skewness: 'NEEDS_3_PAPERS' })
    expect(questions[1]).toMatchObject({ facility: 0, sd: null, why: { discrimination: 'NEEDS_2_PAPERS' } })
  })

  test('forty papers with the same mark: a facility, no discrimination and no alpha', () => {
    const { whole, questions } = examStatistics(tableOf(Array.from({ length: 40 }, () => [1, 0])))
    expect(whole).toMatchObject({ mean: 1, sd: 0, alpha: null, skewness: null, why: { alpha: 'SAME_TOTAL' } })
    expect(questions[0]).toMatchObject({ facility: 1, discrimination: null, effectiveWeight: null, d27: null })
    expect(questions[0]?.why).toMatchObject({ discrimination: 'SAME_MARK', d27: 'SAME_TOTAL' })
    expect(questions[0]?.flags).toEqual(['TOO_EASY'])
  })

  test('one question, two questions: there is no rest to compare with, and nothing left when one is deleted', () => {
    expect(examStatistics(tableOf([[1], [0]])).questions[0]?.why).toMatchObject({ discrimination: 'NEEDS_2_QUESTIONS' })
    const two = examStatistics(
      tableOf([
        [1, 1],
        [0, 0],
      ]),
    )
    expect(two.whole.alpha).toBe(1)
    expect(two.questions[0]).toMatchObject({ discrimination: 1, why: { alphaIfDeleted: 'NEEDS_3_QUESTIONS' } })
  })

  test('a question without marks, and one that works against the total', () => {
    const table = tableOf([
      [1, 0, 1, 1],
      [1, 0, 1, 0],
      [0, 1, 0, 0],
    ])
    const questions = table.questions.map((one, place) => (place === 3 ? { ...one, availableUnits: 0 } : one))
    const found = examStatistics({ ...table, questions: questions.map((one) => ({ ...one })) }).questions
    expect(found[3]).toMatchObject({ facility: null, why: { facility: 'NO_MARKS' } })
    expect(found[1]).toMatchObject({ effectiveWeight: null, why: { effectiveWeight: 'BELOW_NOTHING' } })
  })
})

test('a hand-made table of partial marks, by hand', () => {
  const { whole, questions } = examStatistics({
    ...{ unitsPerMark: 100, paperCount: 4 },
    questions: [
      { ...none, id: 'a', availableUnits: 200, earned: [200, 150, 50, 0], isOmitted: [false, false, false, true] },
      { ...none, id: 'b', availableUnits: 300, earned: [300, 0, 150, 0], isOmitted: [false, false, false, false] },
      { ...none, id: 'c', availableUnits: 100, earned: [100, 100, 0, 0], isOmitted: [false, false, false, false] },
    ],
  })
  // Totals 6, 2.5, 2 and 0; their variance is (3.375² + 0.125² + 0.625² + 2.625²) / 3 = 6.2292.
  expect(whole).toMatchObject({ mean: 2.625, median: 2.25, availableMarks: 6, isKr20: false })
  expect(whole.histogram).toEqual([1, 0, 0, 1, 1, 0, 0, 0, 0, 1])
  expect(whole.sd).toBeCloseTo(Math.sqrt(6.229166666666667), 12)
  // Variances 0.8333…, 2.0625 and 0.3333…: alpha = 3/2 · (1 − Σ/6.2292).
  const variances = 5 / 6 + 2.0625 + 1 / 3
  expect(whole.alpha).toBeCloseTo(1.5 * (1 - variances / 6.229166666666667), 12)
  expect(questions[0]).toMatchObject({ facility: 0.5, mean: 1, omitted: 0.25, availableMarks: 2 })
  expect(questions[1]).toMatchObject({ intendedWeight: 50 })
})

test('skewness and kurtosis are those of k-statistics', () => {
  // 0, 0, 0, 1, 4: mean 1, Σd² = 12, Σd³ = 24, Σd⁴ = 84; k₂ = 3, k₃ = 5·24/12 = 10, k₄ = 5·(6·84 − 3·4/5·144)/24 = 33.
  const lines = [0, 0, 0, 1, 4]
  const { whole } = examStatistics({
    ...{ unitsPerMark: 1, paperCount: 5 },
    questions: [{ ...none, id: 'a', availableUnits: 4, earned: lines, isOmitted: lines.map(() => false) }],
  })
  expect(whole.skewness).toBeCloseTo(10 / 3 ** 1.5, 12)
  expect(whole.kurtosis).toBeCloseTo(33 / 9, 12)
})

/** A choice question and twenty others that say who is good: the first half of the papers. */
function withChoice(size: number, choose: (paper: number) => string | null, keys: string[] = ['B']) {
  const letters = ['A', 'B', 'C', 'D']
  const chosen = Array.from({ length: size }, (_, paper) => choose(paper))
  const others = Array.from({ length: 20 }, (_, place): QuestionColumn => {
    const earned = chosen.map((_, paper) => (paper + place / 20 < size / 2 ? 1 : 0))
    return { ...none, id: `other${place}`, availableUnits: 1, earned, isOmitted: chosen.map(() => false) }
  })
  const question: QuestionColumn = {
    ...{ id: 'choice', availableUnits: 1, isSingleChoice: keys.length === 1 },
    earned: chosen.map((letter) => (letter !== null && keys.includes(letter) ? 1 : 0)),
    isOmitted: chosen.map((letter) => letter === null),
    options: letters.map((id) => ({ id, isRight: keys.includes(id), isChosen: chosen.map((one) => one === id) })),
  }
  const [found] = examStatistics({
    ...{ unitsPerMark: 1, paperCount: size },
    questions: [question, ...others],
  }).questions
  if (!found) throw new Error('a question')
  return found
}

describe('flags', () => {
  test('a wrong option that the best choose makes the key suspect', () => {
    const found = withChoice(40, (paper) => (paper < 20 ? 'C' : 'B'))
    expect(found.flags).toContain('KEY_SUSPECT')
    expect(found.flags).toContain('NEGATIVE')
    expect(found.options.map(({ isRival }) => isRival)).toEqual([false, false, true, false])
    expect(found.options[2]).toMatchObject({ chosenCount: 20, share: 0.5, topShare: 1, bottomShare: 0 })
    expect(found.options[1]).toMatchObject({ topShare: 0, bottomShare: 1 })
    expect(found.options[0]).toMatchObject({
      meanTotal: null,
      discrimination: null,
      why: { meanTotal: 'NOBODY_CHOSE' },
    })
    expect(found.discrimination).toBeLessThan(-0.9)
  })

  test('a key that the best choose as often is not suspect', () => {
    expect(withChoice(40, (paper) => (paper % 2 === 0 ? 'C' : 'B')).flags).not.toContain('KEY_SUSPECT')
    expect(withChoice(40, (paper) => (paper < 20 ? 'B' : 'C')).flags).toEqual(['DEAD_OPTION'])
  })

  test('chance is one in as many as there are options', () => {
    expect(withChoice(40, () => 'B').chance).toBe(0.25)
    expect(withChoice(40, () => 'B', ['B', 'C'])).toMatchObject({ chance: null, why: { chance: 'NO_SINGLE_CHOICE' } })
  })

  test.each([
    ['TOO_EASY', 40, (paper: number) => (paper === 30 ? 'A' : 'B')],
    ['TOO_HARD', 40, (paper: number) => (paper % 6 === 0 ? 'B' : 'CDA'[paper % 3])],
    ['OMITTED', 40, (paper: number) => (paper % 5 === 0 ? null : 'B')],
    ['DEAD_OPTION', 40, (paper: number) => 'BCD'[paper % 3]],
    ['WEAK', 40, (paper: number) => (paper % 2 === 0 ? 'B' : 'ACD'[paper % 3])],
  ] as const)('%s', (flag, size, choose) => {
    expect(withChoice(size, (paper) => choose(paper) ?? null).flags).toContain(flag)
  })

  test('from ten papers on, dead options from forty on', () => {
    const choose = (paper: number) => (paper < 5 ? 'C' : 'B')
    expect(withChoice(9, choose).flags).toEqual([])
    expect(withChoice(10, choose).flags).toContain('KEY_SUSPECT')
    expect(withChoice(39, () => 'B').flags).not.toContain('DEAD_OPTION')
    expect(withChoice(40, () => 'B').flags).toContain('DEAD_OPTION')
  })
})

test('D27 stands from twenty papers on; papers that are tied at the cut share the places', () => {
  const lines = (size: number) => Array.from({ length: size }, (_, paper) => [paper < size / 2 ? 1 : 0, 0, 1])
  expect(examStatistics(tableOf(lines(19))).questions[0]).toMatchObject({ d27: null, why: { d27: 'NEEDS_20_PAPERS' } })
  expect(examStatistics(tableOf(lines(20))).questions[0]?.d27).toBe(1)
  // 20 papers: 5.4 places. Two are best; eight are tied for the other 3.4, four of them right: (2 + 3.4/2) / 5.4.
  const tied = [
    ...Array.from({ length: 2 }, () => [1, 1, 1, 1]),
    ...Array.from({ length: 4 }, () => [1, 1, 1, 0]),
    ...Array.from({ length: 4 }, () => [0, 1, 1, 1]),
    ...Array.from({ length: 10 }, () => [0, 0, 0, 0]),
  ]
  expect(examStatistics(tableOf(tied)).questions[0]?.d27).toBeCloseTo(3.7 / 5.4, 12)
})

test('several right options: shares may come to more than all papers', () => {
  const size = 20
  const isChosen = Array.from({ length: size }, (_, paper) => paper < 15)
  const { questions } = examStatistics({
    ...{ unitsPerMark: 1, paperCount: size },
    questions: [
      {
        ...{ id: 'several', availableUnits: 1, isSingleChoice: false, isOmitted: isChosen.map(() => false) },
        earned: isChosen.map(Number),
        options: ['A', 'B'].map((id) => ({ id, isRight: true, isChosen })),
      },
      ...tableOf(isChosen.map((one) => [Number(one)])).questions,
    ],
  })
  expect(questions[0]?.options.map(({ share }) => share)).toEqual([0.75, 0.75])
  expect(questions[0]?.flags).not.toContain('KEY_SUSPECT')
})

test('a reliability below 0 is chance only in a small group', () => {
  expect(isChance({ alpha: -1.33, paperCount: 3 })).toBe(true)
  expect(isChance({ alpha: -1.33, paperCount: smallGroup })).toBe(false)
  expect(isChance({ alpha: 0, paperCount: 3 })).toBe(false)
  expect(isChance({ alpha: null, paperCount: 1 })).toBe(false)
})
