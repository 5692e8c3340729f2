import { expect, test } from 'vitest'
import { cardComment } from './card-comment.ts'

test.each([
  [100, 'An excellent result. Keep it up.'],
  [70, 'An excellent result. Keep it up.'],
  [69, 'A very good result. A little more work will make it excellent.'],
  [59, 'A good result. Regular practice will lift it further.'],
  [49, 'A fair result. More practice is needed in the weaker subjects.'],
  [44, 'This result can become better. Please ask the teachers for help and practise every week.'],
  [0, 'This result can become better. Please ask the teachers for help and practise every week.'],
])('an average of %i %% over several papers: %s', (average, said) => {
  expect(cardComment(average, 2)).toBe(said)
})

test('one paper is said to be one, and of none nothing is said', () => {
  expect(cardComment(82, 1)).toBe('An excellent result. Keep it up. This is from one paper only.')
  expect(cardComment(null, 0)).toBe('')
})
