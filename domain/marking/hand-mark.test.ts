import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RubricItem } from '../bank/answer-rules.ts'
import { shownRules } from '../bank/answer-rules.ts'
import type { ExamContent, ExamKey } from '../exam/version.ts'
import { type HandMark, type HandMarked, handPoints, handRounds, isMarkOf, standingOf } from './hand-mark.ts'
import { type GivenMark, roundFor } from './hand-round.ts'
import { markPaper } from './mark-paper.ts'

const rubric: RubricItem[] = [
  { id: 'membrane', text: 'Names the membrane', hundredths: 100 },
  { id: 'direction', text: 'Says which way', hundredths: 200 },
]
const question = (said: Partial<HandMarked> = {}): HandMarked => ({
  ...{ ofHundredths: 400, rubric, secondMarker: 'none' },
  ...said,
})
const given = (said: Partial<HandMark> = {}): HandMark => ({
  ...{ round: 'first', itemIds: [], adjustHundredths: 0, comment: '', answerHash: 'text' },
  ...said,
})
const typed = (hundredths: number, round: HandMark['round'] = 'first') => given({ adjustHundredths: hundredths, round })

describe('points', () => {
  test.each<[string, Partial<HandMark>, number]>([
    ['none', {}, 0],
    ['those chosen', { itemIds: ['membrane', 'direction'] }, 300],
    ['and what was added', { itemIds: ['direction'], adjustHundredths: 50 }, 250],
    ['never above the marks', { itemIds: ['membrane', 'direction'], adjustHundredths: 400 }, 400],
    ['never below nothing', { itemIds: ['membrane'], adjustHundredths: -400 }, 0],
    ['not those of another rubric', { itemIds: ['somewhere'] }, 0],
  ])('are %s', (_what, mark, points) => {
    expect(handPoints(given(mark), question())).toBe(points)
  })

  test('go by quarters up to the marks of the question, whatever these are', () => {
    expect([0, 25, 375, 400].map((mark) => isMarkOf(mark, 400))).toEqual([true, true, true, true])
    expect([-25, 33, 401, 12.5, Number.NaN].map((mark) => isMarkOf(mark, 400))).toEqual(Array(5).fill(false))
    expect(isMarkOf(333, 333)).toBe(true)
  })
})

describe('two markers', () => {
  const both = question({ secondMarker: 'all' })
  test.each<[string, HandMark[], string, number]>([
    ['one mark waits for the second', [typed(200)], 'second', 0],
    ['near marks count by their mean, half up', [typed(200), typed(225, 'second')], 'done', 225],
    ['a tenth apart is near', [typed(200), typed(240, 'second')], 'done', 225],
    ['further apart somebody decides', [typed(200), typed(250, 'second')], 'conflict', 0],
    ['an agreement goes before both', [typed(200), typed(400, 'second'), typed(300, 'agreed')], 'done', 300],
    ['of a round the newest counts', [typed(100), typed(300), typed(300, 'second')], 'done', 300],
  ])('%s', (_what, marks, state, hundredths) => {
    expect(standingOf(marks, 'text', both)).toMatchObject({ state, hundredths })
  })

  test.each<[string, number, number, number]>([
    ['who both give full marks', 110, 110, 110],
    ['of whom one gives full marks and one the last quarter below', 100, 110, 110],
    ['who both give the last quarter below full marks', 100, 100, 100],
  ])('%s, of marks that are no quarters', (_who, one, other, hundredths) => {
    const marks = [typed(one), typed(other, 'second')]
    expect(standingOf(marks, 'text', { ...both, ofHundredths: 110, rubric: [] })).toMatchObject({ hundredths })
  })

  test('give the points both gave, and each comment once', () => {
    const marks = [
      given({ itemIds: ['membrane', 'direction'], comment: 'Good.' }),
      given({ round: 'second', itemIds: ['direction'], adjustHundredths: 100, comment: 'Good.' }),
    ]
    expect(standingOf(marks, 'text', both)).toMatchObject({ itemIds: ['direction'], comments: ['Good.'] })
  })

  test('are never one person, and who may decide decides', () => {
    const mark = (markerId: string, round: HandMark['round']): GivenMark => ({ ...given({ round }), markerId })
    const asked = { state: 'second', secondMarker: 'all' } as const
    const marker = { userId: 'ada', isDecider: false }
    expect(roundFor([], { ...asked, state: 'waiting' }, marker)).toBe('first')
    expect(roundFor([mark('ada', 'first')], asked, marker)).toBe('first')
    expect(roundFor([mark('bola', 'first')], asked, marker)).toBe('second')
    const disagreed = [mark('ada', 'first'), mark('bola', 'second')]
    expect(roundFor(disagreed, { ...asked, state: 'conflict' }, marker)).toBeNull()
    expect(roundFor(disagreed, { ...asked, state: 'conflict' }, { ...marker, isDecider: true })).toBe('agreed')
    expect(roundFor([mark('bola', 'first')], { state: 'done', secondMarker: 'none' }, marker)).toBeNull()
    // The first marker took theirs back: the second can change their own, and others give the first.
    const left = [mark('ada', 'second')]
    expect(roundFor(left, { ...asked, state: 'waiting' }, marker)).toBe('second')
    expect(roundFor(left, { ...asked, state: 'waiting' }, { ...marker, userId: 'bola' })).toBe('first')
  })
})

const aMark = fc.record({
  round: fc.constantFrom(...handRounds),
  itemIds: fc.subarray(rubric.map(({ id }) => id)),
  adjustHundredths: fc.integer({ min: -16, max: 16 }).map((steps) => steps * 25),
  comment: fc.constantFrom('', 'Good.'),
  answerHash: fc.constantFrom('text', 'another'),
})
const secondMarker = fc.constantFrom('none' as const, 'all' as const)

test('marks of another text change nothing, wherever they stand', () => {
  fc.assert(
    fc.property(fc.array(aMark), secondMarker, (marks, rule) => {
      const asked = question({ secondMarker: rule })
      const own = marks.filter(({ answerHash }) => answerHash === 'text')
      expect(standingOf(marks, 'text', asked)).toEqual(standingOf(own, 'text', asked))
    }),
  )
})

test('the order of rounds among themselves plays no part, and a mark is never out of range', () => {
  fc.assert(
    fc.property(fc.array(aMark), secondMarker, (marks, rule) => {
      const asked = question({ secondMarker: rule })
      const standing = standingOf(marks, 'text', asked)
      const byRound = handRounds.toReversed().flatMap((round) => marks.filter((mark) => mark.round === round))
      expect(standingOf(byRound, 'text', asked)).toEqual(standing)
      expect(isMarkOf(standing.hundredths, asked.ofHundredths)).toBe(true)
    }),
  )
})

test('the mark of two who are near each other lies between both, whatever the question is worth', () => {
  const marks = fc.integer({ min: 1, max: 2_000 }).chain((ofHundredths) => {
    const mark = fc.oneof(
      fc.integer({ min: 0, max: Math.floor(ofHundredths / 25) }).map((steps) => steps * 25),
      fc.constant(ofHundredths),
    )
    return fc.tuple(mark, mark, fc.constant(ofHundredths))
  })
  fc.assert(
    fc.property(marks, ([one, other, ofHundredths]) => {
      const asked = question({ ofHundredths, rubric: [], secondMarker: 'all' })
      const { state, hundredths } = standingOf([typed(one), typed(other, 'second')], 'text', asked)
      if (state !== 'done') return
      expect(hundredths).toBeGreaterThanOrEqual(Math.min(one, other))
      expect(hundredths).toBeLessThanOrEqual(Math.max(one, other))
      expect(isMarkOf(hundredths, ofHundredths)).toBe(true)
    }),
  )
})

const content: ExamContent = {
  rulesVersion: 2,
  questions: [{ id: 'q1', type: 'essay', text: 'Why?', options: [], marksHundredths: 400 }],
}
const essay = { kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen', guide: '', rubric } as const
const shown = shownRules({ ...essay, rubric })
const paper = { ...content, questions: content.questions.map((one) => ({ ...one, rules: shown })) }
const key: ExamKey = { q1: { correctOptionIds: [], rules: { ...essay, rubric } } }

test('a paper has its mark once somebody gave it for the very text that counts', () => {
  const marks = { q1: [given({ itemIds: ['direction'], answerHash: 'Because.' })] }
  const byHand = { marks, secondMarker: 'none' as const, hashOf: String }
  const mark = (answer: string) => markPaper({ content: paper, key, answers: { q1: answer }, byHand }).totals
  expect(mark('Because.')).toMatchObject({ waitingCount: 0, partlyCount: 1, earnedHundredths: 200, percentage: 50 })
  expect(mark('Because of it.')).toMatchObject({ waitingCount: 1, earnedHundredths: 0 })
  expect(mark('')).toMatchObject({ waitingCount: 0, unansweredCount: 1 })
})
