import { expect, test } from 'vitest'
import { defaultScale } from '../result/grade.ts'
import { cardComment } from './card-comment.ts'

test.each([
  [100, 'An excellent result. Keep it up.'],
  [70, 'An excellent result. Keep it up.'],
  [69, 'A very good result. A little more work will make it excellent.'],
  [59, 'A good result. Regular practice will lift it further.'],
  [49, 'A fair result. More practice is needed in the weaker subjects.'],
  [44, 'There is room for improvement. Please ask the teachers for help and practise every week.'],
  [0, 'There is room for improvement. Please ask the teachers for help and practise every week.'],
])('an average of %i %% over several papers: %s', (average, said) => {
  expect(cardComment(average, 2, defaultScale)).toBe(said)
})

test('a school with other grades is told by their order', () => {
  const starts = [75, 70, 65, 60, 55, 50, 45, 40, 0]
  const scale = starts.map((fromPercentage, place) => ({ grade: `Step ${place + 1}`, fromPercentage }))
  const saidAt = (average: number) => cardComment(average, 2, scale).split('.')[0]
  expect([75, 74, 60, 59, 50, 49, 40, 39].map(saidAt)).toEqual([
    ...['An excellent result', 'A very good result', 'A very good result', 'A good result', 'A good result'],
    ...['A fair result', 'A fair result', 'There is room for improvement'],
  ])
  const passOrFail = scale.filter((_, place) => place % 8 === 0)
  expect([80, 20].map((average) => cardComment(average, 2, passOrFail).split('.')[0])).toEqual([
    'An excellent result',
    'There is room for improvement',
  ])
})

test('one paper is said to be one, and of none nothing is said', () => {
  expect(cardComment(82, 1, defaultScale)).toBe('An excellent result. Keep it up. This is from one paper only.')
  expect(cardComment(null, 0, defaultScale)).toBe('')
})
