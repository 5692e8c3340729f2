import { expect, test } from 'vitest'
import { emptyQuestion } from '../question-draft.ts'
import { formFrom } from './like-form.ts'

test('what an earlier version kept is read as far as it fits, and what was no form is none', () => {
  const kept = { ...emptyQuestion('s1'), question: 'Kept', marks: '2', correctAnswer: ['o2'] }
  expect(formFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  const { blank, topic, ...older } = kept
  expect(formFrom({ ...older, gone: 1, options: [{ id: 'o1', text: 'One' }], timeAllocation: 5 })).toEqual({
    ...kept,
    options: [{ id: 'o1', text: 'One' }],
    timeAllocation: '1',
  })
  for (const none of [null, 3, 'x', [], {}, { ...kept, type: 'matching' }]) expect(formFrom(none)).toBeNull()
})
