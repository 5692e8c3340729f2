import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPaper, gathered, type Paper } from './paper.ts'
import { seededRandom, shuffled } from './seeded-random.ts'
import type { ExamContent } from './version.ts'

/** A content of rules 3: for each question the number of its passage, or null, and the author's order as places in the content. */
type Exam = { content: ExamContent; authorOrder: Paper['order'] }

function examOf(passages: readonly (number | null)[], authored: readonly number[]): Exam {
  const questions = passages.map((passage, index) => ({
    id: `question${index}`,
    type: 'multiple_choice' as const,
    text: `Question ${index}`,
    options: ['a', 'b', 'c', 'd'].map((text) => ({ id: `${text}${index}`, text })),
    marksHundredths: 100,
    ...(passage !== null && { passageId: `passage${passage}` }),
  }))
  const ids = [...new Set(passages.flatMap((passage) => (passage === null ? [] : `passage${passage}`)))]
  const order = authored.map((index) => ({
    questionId: `question${index}`,
    optionIds: ['d', 'a', 'c', 'b'].map((text) => `${text}${index}`),
  }))
  return {
    content: { rulesVersion: 3, questions, passages: ids.map((id) => ({ id, text: `The text of ${id}.` })) },
    authorOrder: order,
  }
}

const exams = fc
  .array(fc.option(fc.nat(3)), { maxLength: 20 })
  .chain((passages) =>
    fc
      .shuffledSubarray([...passages.keys()], { minLength: passages.length, maxLength: passages.length })
      .map((authored) => examOf(passages, authored)),
  )
const seeds = fc.string({ unit: 'grapheme' })
const settings = fc.record({ shuffleQuestions: fc.boolean(), shuffleOptions: fc.boolean() })

const idsOf = (paper: Pick<Paper, 'order'>) => paper.order.map(({ questionId }) => questionId)

test('every paper has each question once with its own options, whatever passages they are about', () => {
  fc.assert(
    fc.property(exams, seeds, settings, ({ content, authorOrder }, seed, shuffling) => {
      const { order } = buildPaper(content, seed, shuffling, authorOrder)
      expect(idsOf({ order }).toSorted()).toEqual(content.questions.map(({ id }) => id).toSorted())
      for (const { id, options } of content.questions) {
        const own = order.find(({ questionId }) => questionId === id)?.optionIds
        expect(own?.toSorted()).toEqual(options.map((option) => option.id).toSorted())
      }
    }),
  )
})

test('the questions of a passage follow each other in the order of the author', () => {
  fc.assert(
    fc.property(exams, seeds, settings, ({ content, authorOrder }, seed, shuffling) => {
      const ids = idsOf(buildPaper(content, seed, shuffling, authorOrder))
      for (const { id: passageId } of content.passages ?? []) {
        const isAbout = (id: string) => content.questions.find((one) => one.id === id)?.passageId === passageId
        const wanted = authorOrder.map(({ questionId }) => questionId).filter(isAbout)
        const from = ids.findIndex(isAbout)
        expect(ids.slice(from, from + wanted.length)).toEqual(wanted)
      }
    }),
  )
})

test('the same seed gives the same paper, and nothing that was handed in is changed', () => {
  fc.assert(
    fc.property(exams, seeds, settings, (exam, seed, shuffling) => {
      const before = structuredClone(exam)
      const build = () => buildPaper(exam.content, seed, shuffling, exam.authorOrder)
      expect(build()).toEqual(build())
      expect(exam).toEqual(before)
    }),
  )
})

test('passages of one question each change no paper, nor does any change the order of options', () => {
  fc.assert(
    fc.property(exams, seeds, settings, ({ content, authorOrder }, seed, shuffling) => {
      const alone = content.questions.map(({ passageId: _passage, ...question }) => question)
      const each = alone.map((question) => ({ ...question, passageId: `of ${question.id}` }))
      const build = (questions: ExamContent['questions']) =>
        buildPaper({ rulesVersion: 3, questions }, seed, shuffling, authorOrder).order
      expect(build(each)).toEqual(build(alone))
      const inOrder = (order: Paper['order']) =>
        order.toSorted((one, other) => (one.questionId < other.questionId ? -1 : 1))
      expect(inOrder(build(content.questions))).toEqual(inOrder(build(alone)))
    }),
  )
})

test('a paper without passages is drawn as it was before there were any', () => {
  fc.assert(
    fc.property(exams, seeds, ({ content, authorOrder }, seed) => {
      const questions = content.questions.map(({ passageId: _passage, ...question }) => question)
      const drawn = shuffled(
        questions.map(({ id }) => id),
        seededRandom(`${seed}:questions`),
      )
      const build = (shuffleQuestions: boolean) =>
        idsOf(buildPaper({ rulesVersion: 2, questions }, seed, { shuffleQuestions, shuffleOptions: true }, authorOrder))
      expect(build(true)).toEqual(drawn)
      expect(build(false)).toEqual(idsOf({ order: authorOrder }))
    }),
  )
})

test('a question on paper keeps its number among passages, whose questions stay together with it', () => {
  const onPaper = { kind: 'essay', minWords: null, maxWords: null, answerOn: 'paper' } as const
  fc.assert(
    fc.property(exams, fc.nat(19), fc.nat(19), seeds, ({ content, authorOrder }, one, other, seed) => {
      const questions = content.questions.map((question, index) =>
        index === one || index === other ? { ...question, options: [], rules: onPaper } : question,
      )
      const written = idsOf({ order: gathered(authorOrder, questions) })
      const shuffling = { shuffleQuestions: true, shuffleOptions: false }
      const ids = idsOf(buildPaper({ ...content, questions }, seed, shuffling, authorOrder))
      expect(ids.toSorted()).toEqual(written.toSorted())
      for (const { id, rules } of questions) if (rules !== undefined) expect(ids.indexOf(id)).toBe(written.indexOf(id))
      for (const { id: passageId } of content.passages ?? []) {
        const isAbout = (id: string) => questions.find((question) => question.id === id)?.passageId === passageId
        const wanted = written.filter(isAbout)
        const from = ids.findIndex(isAbout)
        expect(ids.slice(from, from + wanted.length)).toEqual(wanted)
      }
    }),
  )
})

test('without shuffling each passage stands where the author has its first question', () => {
  const { content, authorOrder } = examOf([0, null, 1, 0, 1, null], [5, 3, 4, 1, 0, 2])
  const { order } = buildPaper(content, 'any', { shuffleQuestions: false, shuffleOptions: false }, authorOrder)
  expect(idsOf({ order }).join(' ')).toBe('question5 question3 question0 question4 question2 question1')
  expect(order).toEqual(gathered(authorOrder, content.questions))
})

test('an order is gathered once and for all, and left as it is where nothing belongs together', () => {
  fc.assert(
    fc.property(exams, ({ content, authorOrder }) => {
      const once = gathered(authorOrder, content.questions)
      expect(gathered(once, content.questions)).toEqual(once)
      const alone = content.questions.map(({ id }) => ({ id }))
      expect(gathered(authorOrder, alone)).toEqual(authorOrder)
    }),
  )
})

test('the paper of one known seed: another order here means another rulesVersion', () => {
  const { content, authorOrder } = examOf([0, null, 1, 0, 1, null], [5, 3, 4, 1, 0, 2])
  const paper = buildPaper(content, 'attempt-1', { shuffleQuestions: true, shuffleOptions: false }, authorOrder)
  expect(paper.rulesVersion).toBe(3)
  expect(idsOf(paper).join(' ')).toBe('question3 question0 question1 question5 question4 question2')
})

describe('fairness over 4,000 seeds', () => {
  const { content, authorOrder } = examOf([0, 0, 0, null, 1, 1], [0, 1, 2, 3, 4, 5])
  const firsts = Array.from({ length: 4000 }, (_, index) => {
    const shuffling = { shuffleQuestions: true, shuffleOptions: true }
    return idsOf(buildPaper(content, `attempt-${index}`, shuffling, authorOrder))[0]
  })

  // Of 1,333 expected, with a standard deviation of 30, 150 away is a broken shuffle, not chance. The seeds are fixed.
  test.each(['question0', 'question3', 'question4'])(
    'a passage and a question of its own begin a paper alike: %s',
    (id) => {
      expect(Math.abs(firsts.filter((one) => one === id).length - 4000 / 3)).toBeLessThan(150)
    },
  )
})
