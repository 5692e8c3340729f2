import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPaper, orderOf, type Paper } from './paper.ts'
import { type ExamContent, RulesVersionError } from './version.ts'

/** A paper of so many questions, the second true/false, the others with four options. */
function contentOf(questionCount: number): ExamContent {
  const questions = Array.from({ length: questionCount }, (_, index) => ({
    id: `question${index}`,
    type: index === 1 ? ('true_false' as const) : ('multiple_choice' as const),
    text: `Question ${index}`,
    options: (index === 1 ? ['t', 'f'] : ['a', 'b', 'c', 'd']).map((text) => ({ id: `${text}${index}`, text })),
    marksHundredths: 100,
  }))
  return { rulesVersion: 1, questions }
}

const byId = (paper: Paper) => new Map(paper.order.map(({ questionId, optionIds }) => [questionId, optionIds]))
const everything = { shuffleQuestions: true, shuffleOptions: true }
const seeds = fc.string({ unit: 'grapheme' })
const settings = fc.record({ shuffleQuestions: fc.boolean(), shuffleOptions: fc.boolean() })

test('the paper of one known seed: another order here means another rulesVersion', () => {
  expect(buildPaper(contentOf(4), 'attempt-1', everything)).toEqual({
    rulesVersion: 1,
    order: [
      { questionId: 'question0', optionIds: ['b0', 'd0', 'c0', 'a0'] },
      { questionId: 'question1', optionIds: ['t1', 'f1'] },
      { questionId: 'question3', optionIds: ['b3', 'c3', 'd3', 'a3'] },
      { questionId: 'question2', optionIds: ['b2', 'c2', 'a2', 'd2'] },
    ],
  })
})

test('every paper is a permutation of its content', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), seeds, settings, (questionCount, seed, shuffling) => {
      const content = contentOf(questionCount)
      const paper = buildPaper(content, seed, shuffling)
      expect(paper.order.map(({ questionId }) => questionId).toSorted()).toEqual(
        content.questions.map(({ id }) => id).toSorted(),
      )
      for (const { id, options } of content.questions) {
        expect(byId(paper).get(id)?.toSorted()).toEqual(options.map((option) => option.id).toSorted())
      }
    }),
  )
})

test('the same seed gives the same paper, and building leaves the content alone', () => {
  fc.assert(
    fc.property(seeds, settings, (seed, shuffling) => {
      const content = contentOf(10)
      expect(buildPaper(content, seed, shuffling)).toEqual(buildPaper(content, seed, shuffling))
      expect(content).toEqual(contentOf(10))
    }),
  )
})

test('a question on paper keeps the number its author gave it, and the others are shuffled before and after it', () => {
  const { questions } = contentOf(6)
  const onPaper = { kind: 'essay', minWords: null, maxWords: null, answerOn: 'paper' } as const
  const content = {
    rulesVersion: 2,
    questions: questions.map((one) => (one.id === 'question2' ? { ...one, options: [], rules: onPaper } : one)),
  }
  const authorOrder = [...orderOf(content)].reverse()
  const seen = Array.from({ length: 40 }, (_, seed) => {
    const { order } = buildPaper(content, `attempt-${seed}`, everything, authorOrder)
    expect(order[3]).toEqual({ questionId: 'question2', optionIds: [] })
    expect(new Set(order.map(({ questionId }) => questionId)).size).toBe(6)
    return order.map(({ questionId }) => questionId)
  })
  expect(new Set(seen.map((ids) => ids[0]))).toEqual(new Set(['question5', 'question4', 'question3']))
  expect(new Set(seen.map((ids) => ids[5]))).toEqual(new Set(['question1', 'question0']))
})

test('true/false keeps True first whatever the seed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(byId(buildPaper(contentOf(3), seed, everything)).get('question1')).toEqual(['t1', 'f1'])
    }),
  )
})

test('what is not shuffled stands in the order of the author, what is says nothing about it', () => {
  const content = contentOf(3)
  const authorOrder = [
    { questionId: 'question2', optionIds: ['d2', 'a2', 'c2', 'b2'] },
    { questionId: 'question0', optionIds: ['c0', 'b0', 'a0', 'd0'] },
    { questionId: 'question1', optionIds: ['t1', 'f1'] },
  ]
  const built = (shuffling: typeof everything) => buildPaper(content, 'attempt-1', shuffling, authorOrder)
  expect(built({ shuffleQuestions: false, shuffleOptions: false }).order).toEqual(authorOrder)
  expect(built(everything)).toEqual(buildPaper(content, 'attempt-1', everything))

  const [options, questions] = [
    built({ shuffleQuestions: false, shuffleOptions: true }),
    built({ shuffleQuestions: true, shuffleOptions: false }),
  ]
  expect(options.order.map(({ questionId }) => questionId)).toEqual(['question2', 'question0', 'question1'])
  expect(byId(options).get('question1')).toEqual(['t1', 'f1'])
  expect(questions.order.map(({ questionId }) => questionId)).toEqual(
    built(everything).order.map(({ questionId }) => questionId),
  )
  expect(byId(questions)).toEqual(new Map(authorOrder.map(({ questionId, optionIds }) => [questionId, optionIds])))
})

test('without shuffling the order of a version that keeps no other is that of the content', () => {
  const paper = buildPaper(contentOf(3), 'any', { shuffleQuestions: false, shuffleOptions: false })
  expect(paper.order).toEqual([
    { questionId: 'question0', optionIds: ['a0', 'b0', 'c0', 'd0'] },
    { questionId: 'question1', optionIds: ['t1', 'f1'] },
    { questionId: 'question2', optionIds: ['a2', 'b2', 'c2', 'd2'] },
  ])
})

describe('fairness over 4,000 seeds', () => {
  const papers = Array.from({ length: 4000 }, (_, index) => buildPaper(contentOf(4), `attempt-${index}`, everything))
  const firstQuestions = papers.map((paper) => paper.order[0]?.questionId)
  const rightPlaces = papers.map((paper) => byId(paper).get('question0')?.indexOf('a0'))

  // Of 1,000 expected, with a standard deviation of 27, 150 away is a broken shuffle, not chance. The seeds are fixed.
  test.each([0, 1, 2, 3])('question %i comes first about as often as the others', (index) => {
    const count = firstQuestions.filter((id) => id === `question${index}`).length
    expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test.each([0, 1, 2, 3])('the first option stands at place %i about as often as elsewhere', (place) => {
    expect(Math.abs(rightPlaces.filter((one) => one === place).length - 1000)).toBeLessThan(150)
  })
})

test('content of another rules version is refused', () => {
  expect(() => buildPaper({ ...contentOf(2), rulesVersion: 5 }, 'any', everything)).toThrow(RulesVersionError)
})
