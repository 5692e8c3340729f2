import { expect, test } from 'vitest'
import type { WholeStatistics } from './exam-statistics.ts'
import type { Flag } from './flags.ts'
import * as words from './plain-words.ts'
import type { Reason } from './reason.ts'

const told = (facility: number | null, discrimination: number | null, reason?: Reason) => ({
  ...{ facility, discrimination, flags: [] as Flag[] },
  why: reason ? { facility: reason, discrimination: reason } : {},
})

test.each([
  [0, 'Hard: 0% right.'],
  [0.33, 'Hard: 33% right.'],
  [0.394, 'Hard: 39% right.'],
  [0.396, 'Medium: 40% right.'],
  [0.7, 'Medium: 70% right.'],
  [0.71, 'Easy: 71% right.'],
  [0.9, 'Easy: 90% right.'],
  [0.97, 'Very easy: 97% right.'],
])('a facility of %d reads %s', (facility, text) => {
  expect(words.difficultyText(told(facility, null), true)).toBe(text)
})

test('of marks that can be earned in part their share is said, and without a figure why', () => {
  expect(words.difficultyText(told(0.5, null), false)).toBe('Medium: 50% of its marks.')
  expect(words.difficultyText(told(null, null, 'NO_MARKS'), true)).toBe('There are no marks to earn.')
})

test.each([
  [0.62, 0.4, undefined, 'Separates strong from weak well.'],
  [0.62, 0.39, undefined, 'Separates strong from weak.'],
  [0.62, 0.2, undefined, 'Separates strong from weak.'],
  [0.62, 0.19, undefined, 'Hardly separates strong from weak.'],
  [0.21, -0.24, undefined, 'Hardly separates strong from weak.'],
  [1, null, 'SAME_MARK', 'Everyone has it, so it separates nobody.'],
  [0, null, 'SAME_MARK', 'Nobody has it, so it separates nobody.'],
  [0.5, null, 'SAME_MARK', 'All earned the same here, so it separates nobody.'],
  [0.5, null, 'NEEDS_2_PAPERS', 'This needs at least 2 papers.'],
] as const)('facility %d and r %d (%s) read: %s', (facility, r, reason, text) => {
  expect(words.separationText(told(facility, r, reason), 20)).toBe(text)
})

test('of few papers nobody says what a question separates, nor that reliability is known', () => {
  expect(words.separationText(told(0.5, 0.1), 19)).toBe('')
  expect(words.separationText(told(0.5, 0.9), 19)).toBe('')
  expect(words.separationText(told(1, null, 'SAME_MARK'), 2)).toBe('Everyone has it, so it separates nobody.')
  const whole = { paperCount: 20, alpha: 0.8, semPercent: 4.2, why: {} } as WholeStatistics
  expect(words.isReliabilityKnown(whole)).toBe(true)
  expect(words.isReliabilityKnown({ ...whole, paperCount: 19 })).toBe(false)
  expect(words.isReliabilityKnown({ ...whole, semPercent: null })).toBe(false)
  expect(words.isReliabilityKnown({ ...whole, alpha: -0.1 })).toBe(false)
})

test('how reliable marks are is said of 100, with a caution for few papers', () => {
  const whole = (more: Partial<WholeStatistics>) =>
    words.reliabilityText({ paperCount: 39, alpha: 0.8, semPercent: 4.2, why: {}, ...more } as WholeStatistics)
  expect(whole({})).toBe('Marks are reliable to about 4 of 100 either way.')
  expect(whole({ semPercent: 0.2 })).toBe('Marks are reliable to about 1 of 100 either way.')
  expect(whole({ paperCount: 3, alpha: -1 })).toBe('Too few papers to say how reliable the marks are.')
  expect(whole({ semPercent: null, alpha: null, why: { semPercent: 'SAME_TOTAL' } })).toBe(
    'How reliable the marks are is not known. All papers have the same total.',
  )
  expect([1, 3, 19, 20, 1_204].map(words.papersText)).toEqual([
    ...['Only 1 paper: read with care.', 'Only 3 papers: read with care.', 'Only 19 papers: read with care.'],
    ...['20 papers.', '1,204 papers.'],
  ])
})

test('suspects come first and are counted; the others keep their order', () => {
  const of = (id: number, flags: Flag[], r: number | null = 0.5) => ({ id, ...told(0.5, r), flags })
  const questions = [
    of(1, []),
    of(2, ['WEAK'], 0.1),
    of(3, ['NEGATIVE'], -0.2),
    of(4, ['KEY_SUSPECT', 'NEGATIVE']),
    of(5, []),
  ]
  expect(words.toCheckFirst(questions, 20).map(({ id }) => id)).toEqual([4, 3, 2, 1, 5])
  expect(words.suspectsText(questions)).toBe('2 questions need a look.')
  expect(words.suspectsText(questions.slice(0, 3))).toBe('One question needs a look.')
  expect(words.suspectsText([])).toBe('No question needs a look.')
})

test('what speaks against a key names the option that most of the best chose', () => {
  const option = (letter: string, topShare: number, is: 'right' | 'rival' | 'wrong') => ({
    ...{ letter, topShare, isRight: is === 'right', isRival: is === 'rival' },
  })
  const options = [option('A', 0.1, 'rival'), option('B', 0.09, 'right'), option('C', 0.82, 'rival')]
  expect(words.rivalText(options)).toBe('The best candidates chose C, the key says B.')
  expect(words.rivalText([option('A', 0.1, 'wrong'), option('B', 0.9, 'right')])).toBeNull()
})
