import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnPaper } from './on-paper.ts'
import { buildPaper, type Paper, type Shuffling } from './paper.ts'
import { seededRandom, shuffled } from './seeded-random.ts'
import type { ContentQuestion, ExamContent } from './version.ts'

/** How papers were drawn before there were sections and options that keep their place: kept here as it was, to compare with. */
function asBefore(content: ExamContent, seed: string, by: Shuffling, authorOrder: Paper['order']): Paper['order'] {
  const { questions } = content
  const authored = new Map(authorOrder.map(({ questionId, optionIds }) => [questionId, optionIds]))
  const blocksOf = (ids: readonly string[]): string[][] => {
    const blocks = new Map<string, string[]>()
    for (const id of ids) {
      const passageId = questions.find((one) => one.id === id)?.passageId
      const name = passageId === undefined ? `question ${id}` : `passage ${passageId}`
      blocks.set(name, [...(blocks.get(name) ?? []), id])
    }
    const place = (id: string) => authorOrder.findIndex(({ questionId }) => questionId === id)
    return [...blocks.values()].map((block) => block.sort((one, other) => place(one) - place(other)))
  }
  const together = blocksOf(authorOrder.map(({ questionId }) => questionId)).flat()
  const shuffledIds = () => {
    const random = seededRandom(`${seed}:questions`)
    const onPaper = new Set(questions.filter(isOnPaper).map(({ id }) => id))
    const stretches: Set<string>[] = [new Set()]
    for (const block of blocksOf(together)) {
      if (block.some((id) => onPaper.has(id))) stretches.push(new Set(block), new Set())
      else for (const id of block) stretches.at(-1)?.add(id)
    }
    return stretches.flatMap((stretch) =>
      shuffled(blocksOf(questions.flatMap(({ id }) => (stretch.has(id) ? id : []))), random).flat(),
    )
  }
  return (by.shuffleQuestions ? shuffledIds() : together).map((questionId) => {
    const question = questions.find(({ id }) => id === questionId)
    const own = (question?.options ?? []).map(({ id }) => id)
    const isDrawn = by.shuffleOptions && question?.type !== 'true_false'
    return {
      questionId,
      optionIds: isDrawn
        ? shuffled(own, seededRandom(`${seed}:options:${questionId}`))
        : (authored.get(questionId) ?? []),
    }
  })
}

const kinds = ['choice', 'true_false', 'on_paper'] as const
const asked = fc.record({ kind: fc.constantFrom(...kinds), passage: fc.option(fc.nat(2), { nil: undefined }) })

function questionOf(index: number, { kind, passage }: { kind: (typeof kinds)[number]; passage: number | undefined }) {
  const letters = kind === 'choice' ? ['a', 'b', 'c', 'd'] : kind === 'true_false' ? ['t', 'f'] : []
  const question: ContentQuestion = {
    id: `question${index}`,
    type: kind === 'choice' ? 'multiple_choice' : kind === 'true_false' ? 'true_false' : 'essay',
    text: `Question ${index}`,
    options: letters.map((text) => ({ id: `${text}${index}`, text })),
    marksHundredths: 100,
    ...(kind === 'on_paper' && { rules: { kind: 'essay', minWords: null, maxWords: null, answerOn: 'paper' } }),
    ...(passage !== undefined && { passageId: `passage${passage}` }),
  }
  return question
}

test('papers without sections are drawn as they always were, whatever they ask', () => {
  fc.assert(
    fc.property(
      fc.array(asked, { maxLength: 20 }),
      fc.infiniteStream(fc.nat()),
      fc.string({ unit: 'grapheme' }),
      fc.record({ shuffleQuestions: fc.boolean(), shuffleOptions: fc.boolean() }),
      (all, places, seed, shuffling) => {
        const questions = all.map((one, index) => questionOf(index, one))
        const content: ExamContent = { rulesVersion: 3, questions }
        const authorOrder = questions
          .map(({ id, options }) => ({ at: places.next().value, questionId: id, options }))
          .sort((one, other) => one.at - other.at)
          .map(({ questionId, options }) => ({ questionId, optionIds: options.map(({ id }) => id).reverse() }))
        expect(buildPaper(content, seed, shuffling, authorOrder).order).toEqual(
          asBefore(content, seed, shuffling, authorOrder),
        )
      },
    ),
  )
})
