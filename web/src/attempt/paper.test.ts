import { expect, test } from 'vitest'
import { paperOf } from './paper.ts'

const content = {
  rulesVersion: 1,
  questions: [
    { id: 'q1', type: 'multiple_choice' as const, text: 'One?', marksHundredths: 100, options: option('a', 'b', 'c') },
    { id: 'q2', type: 'true_false' as const, text: 'Two?', marksHundredths: 200, options: option('t', 'f') },
  ],
}

function option(...ids: string[]) {
  return ids.map((id) => ({ id, text: `option ${id}` }))
}

test('a paper shows its own order, with letters by place', () => {
  const paper = paperOf(content, [
    { questionId: 'q2', optionIds: ['t', 'f'] },
    { questionId: 'q1', optionIds: ['c', 'a', 'b'] },
  ])
  expect(paper.map(({ id, number }) => [id, number])).toEqual([
    ['q2', 1],
    ['q1', 2],
  ])
  expect(paper[1]?.options.map(({ letter, id }) => letter + id)).toEqual(['Ac', 'Ba', 'Cb'])
})

test.each([
  ['question', [{ questionId: 'q9', optionIds: [] }]],
  ['option', [{ questionId: 'q2', optionIds: ['t', 'a'] }]],
])('an order that names a foreign %s is not shown', (what, order) => {
  expect(() => paperOf(content, order)).toThrow(what)
})

test('the questions of a passage have it, the same for all; one that is not there is not left out unsaid', () => {
  const about = {
    id: 'q1',
    type: 'multiple_choice' as const,
    text: '',
    marksHundredths: 100,
    options: [],
    passageId: 'p1',
  }
  const order = [{ questionId: 'q1', optionIds: [] }]
  const passages = [{ id: 'p1', text: 'A river.' }]
  expect(paperOf({ rulesVersion: 3, questions: [about], passages }, order)[0]?.passage).toBe(passages[0])
  expect(() => paperOf({ rulesVersion: 3, questions: [about], passages: [] }, order)).toThrow('passage')
})
