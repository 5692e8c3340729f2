import { expect, test } from 'vitest'
import type { AuthorOrder } from './paper.ts'
import { lettersOf, printedOrders } from './printed-orders.ts'
import type { ContentQuestion, ExamContent } from './version.ts'

const letters = ['a', 'b', 'c', 'd']
const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const both = { examId, shuffleQuestions: true, shuffleOptions: true }

function contentOf(count: number, more: (index: number) => Partial<ContentQuestion> = () => ({})): ExamContent {
  const questions = Array.from({ length: count }, (_, index): ContentQuestion => {
    const options = letters.map((text) => ({ id: `${text}${index}`, text }))
    const base = { id: `q${index}`, type: 'multiple_choice' as const, text: `Question ${index}` }
    return { ...base, options, marksHundredths: 100, ...more(index) }
  })
  return { rulesVersion: 1, questions }
}

const written = ({ questions }: ExamContent): AuthorOrder =>
  questions.map(({ id, options }) => ({ questionId: id, optionIds: options.map((option) => option.id) }))

test('two orders of a paper ask each question once, with all its options, and hardly a question stands in one place in both', () => {
  const content = contentOf(20)
  const [a, b] = printedOrders(content, both, written(content))
  for (const one of [a, b]) {
    expect(one?.order.map(({ questionId }) => questionId).toSorted()).toEqual(
      content.questions.map(({ id }) => id).toSorted(),
    )
    for (const { questionId, optionIds } of one?.order ?? []) {
      expect(optionIds.toSorted()).toEqual(letters.map((letter) => `${letter}${questionId.slice(1)}`))
    }
  }
  const same = a?.order.filter(({ questionId }, place) => b?.order[place]?.questionId === questionId) ?? []
  expect(same.length).toBeLessThanOrEqual(2)
  expect([a?.name, b?.name]).toEqual(['A', 'B'])
})

test('an exam printed again has the same orders and codes; another version of it has other codes', () => {
  const content = contentOf(5)
  const printed = printedOrders(content, both, written(content))
  expect(printedOrders(content, both, written(content))).toEqual(printed)
  expect(printed[0]?.code).toMatch(/^[2-9A-Z]{5}$/)
  expect(printed[0]?.code).not.toBe(printed[1]?.code)
  const changed = contentOf(5, (index) => ({ id: `new${index}` }))
  expect(printedOrders(changed, both, written(changed))[0]?.code).not.toBe(printed[0]?.code)
})

test('an exam that shuffles nothing has one order, the author’s, and so has one whose options all keep their place', () => {
  const content = contentOf(3)
  const authorOrder = written(content).toReversed()
  const [only, ...others] = printedOrders(
    content,
    { ...both, shuffleQuestions: false, shuffleOptions: false },
    authorOrder,
  )
  expect(others).toEqual([])
  expect(only?.order).toEqual(authorOrder)
  const kept = authorOrder.map((one) => ({ ...one, keptIds: one.optionIds }))
  expect(printedOrders(content, { ...both, shuffleQuestions: false }, kept)).toHaveLength(1)
  // Of two questions half of all draws are the same.
  const two = contentOf(2)
  expect(printedOrders(two, { ...both, shuffleOptions: false }, written(two))).toHaveLength(2)
})

test('kept options stand in the author’s place in both orders, and sections follow each other', () => {
  const content: ExamContent = {
    ...contentOf(12, (index) => ({ section: index % 2 })),
    ...{ rulesVersion: 4, sections: ['Objectives', 'Theory'].map((title) => ({ title, instructions: '' })) },
  }
  const authorOrder = written(content).map((one) => ({ ...one, keptIds: one.optionIds.slice(3) }))
  for (const { order } of printedOrders(content, both, authorOrder)) {
    for (const { questionId, optionIds } of order) expect(optionIds[3]).toBe(`d${questionId.slice(1)}`)
    const sections = order.map(({ questionId }) => Number(questionId.slice(1)) % 2)
    expect(sections).toEqual(sections.toSorted())
  }
})

test('the letter of a right option is that of its place in the order', () => {
  expect(lettersOf(['c', 'a', 'd', 'b'], ['a'])).toEqual(['B'])
  expect(lettersOf(['c', 'a', 'd', 'b'], ['b', 'c'])).toEqual(['A', 'D'])
  expect(lettersOf([], [])).toEqual([])
})
