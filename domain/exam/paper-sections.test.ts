import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AuthorOrder, buildPaper } from './paper.ts'
import type { ContentQuestion, ExamContent } from './version.ts'

const letters = ['a', 'b', 'c', 'd', 'e']
const sectioned = fc.array(fc.nat(2), { minLength: 1, maxLength: 30 }).map((placed): ExamContent => {
  const questions = placed.map(
    (section, index): ContentQuestion => ({
      id: `question${index}`,
      type: 'multiple_choice',
      text: `Question ${index}`,
      options: letters.map((text) => ({ id: `${text}${index}`, text })),
      marksHundredths: 100,
      section,
    }),
  )
  return { rulesVersion: 4, questions, sections: ['A', 'B', 'C'].map((title) => ({ title, instructions: '' })) }
})
const seeds = fc.string({ unit: 'grapheme' })
const everything = { shuffleQuestions: true, shuffleOptions: true }

test('sections follow each other on every paper, each with its own questions, once', () => {
  fc.assert(
    fc.property(sectioned, seeds, fc.boolean(), (content, seed, shuffleQuestions) => {
      const { order } = buildPaper(content, seed, { ...everything, shuffleQuestions })
      const sectionOf = (id: string) => content.questions.find((one) => one.id === id)?.section ?? -1
      const places = order.map(({ questionId }) => sectionOf(questionId))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(order.map(({ questionId }) => questionId).toSorted()).toEqual(
        content.questions.map(({ id }) => id).toSorted(),
      )
    }),
  )
})

test('a section is shuffled by itself, by the seed', () => {
  const questions = Array.from({ length: 8 }, (_, index): ContentQuestion => {
    return { id: `q${index}`, type: 'multiple_choice', text: '', options: [], marksHundredths: 100, section: index % 2 }
  })
  const sections = ['A', 'B'].map((title) => ({ title, instructions: '' }))
  const drawn = new Set(
    Array.from({ length: 200 }, (_, seed) =>
      buildPaper({ rulesVersion: 4, questions, sections }, `${seed}`, everything)
        .order.map(({ questionId }) => questionId)
        .join(' '),
    ),
  )
  expect(drawn.size).toBeGreaterThan(150)
})

test('options that keep their place stand where the author put them, and the others are drawn among the places left', () => {
  fc.assert(
    fc.property(fc.subarray(letters), seeds, (kept, seed) => {
      const question = { id: 'q', type: 'multiple_choice' as const, text: '', marksHundredths: 100 }
      const content: ExamContent = {
        rulesVersion: 1,
        questions: [{ ...question, options: [...letters].reverse().map((id) => ({ id, text: id })) }],
      }
      const authorOrder: AuthorOrder = [{ questionId: 'q', optionIds: letters, keptIds: kept }]
      const optionIds = buildPaper(content, seed, everything, authorOrder).order[0]?.optionIds ?? []
      expect(optionIds.toSorted()).toEqual(letters)
      for (const id of kept) expect(optionIds.indexOf(id)).toBe(letters.indexOf(id))
      expect(Object.keys(buildPaper(content, seed, everything, authorOrder).order[0] ?? {})).toEqual([
        'questionId',
        'optionIds',
      ])
    }),
  )
})
