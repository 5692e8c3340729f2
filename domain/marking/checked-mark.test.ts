import { expect, test } from 'vitest'
import type { ExamContent, ExamKey } from '../exam/version.ts'
import { canBeChecked, checkedMark } from './checked-mark.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, text: id }))
const content: ExamContent = {
  rulesVersion: 4,
  sections: [{ title: 'A', instructions: '', answer: { count: 1, which: 'first' } }],
  negative: { kind: 'share', part: 1, whole: 4 },
  questions: [
    { id: 'one', type: 'multiple_choice', text: '?', options, marksHundredths: 200, section: 0 },
    {
      ...{ id: 'several', type: 'multiple_choice', text: '?', options, marksHundredths: 200, section: 0 },
      rules: { kind: 'several', partial: 'right_minus_wrong' },
    },
    {
      ...{ id: 'essay', type: 'essay', text: '?', options: [], marksHundredths: 400, section: 0 },
      rules: { kind: 'essay', minWords: null, maxWords: 100, answerOn: 'screen' },
    },
  ],
}
const key: ExamKey = {
  one: { correctOptionIds: ['b'] },
  several: { correctOptionIds: ['a', 'b'], rules: { kind: 'several', partial: 'right_minus_wrong' } },
  essay: {
    correctOptionIds: [],
    rules: { kind: 'essay', minWords: null, maxWords: 100, answerOn: 'screen', guide: '', rubric: [] },
  },
}

test.each([
  ['one', ['b'], 'right', 200],
  ['one', ['c'], 'wrong', -50],
  ['several', ['a'], 'partly', 100],
  ['several', ['b', 'a'], 'right', 200],
])('%s answered %j is %s and earns %d, whatever its section counts', (questionId, value, outcome, earnedHundredths) => {
  expect(checkedMark(content, key, { questionId, value })).toMatchObject({ questionId, outcome, earnedHundredths })
})

test('what a person marks has no mark yet, and what is not in the paper has none', () => {
  expect(checkedMark(content, key, { questionId: 'essay', value: 'Words.' })).toBeNull()
  expect(checkedMark(content, key, { questionId: 'other', value: ['b'] })).toBeNull()
})

test('an answer of nothing, or of spaces, is none to check', () => {
  expect([undefined, [], '', '  ', ['b'], 'x'].map((value) => canBeChecked(value))).toEqual([
    ...[false, false, false, false],
    ...[true, true],
  ])
})
