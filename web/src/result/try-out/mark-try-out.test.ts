import { expect, test } from 'vitest'
import { paperOf } from '../../attempt/paper.ts'
import { markTryOut } from './mark-try-out.ts'
import { tryOutContent, tryOutKey, tryOutOrder } from './try-out-paper.ts'

const allRight = {
  try_one: ['try_oneC'],
  try_several: ['try_severalC', 'try_severalA'],
  try_true: ['try_trueA'],
  try_number: '3/4',
  try_blank: ' abuja',
}

test('the try-out paper asks six questions, one of each way to answer, and lays out as a paper', () => {
  const ways = tryOutContent.questions.map(({ type, rules }) => rules?.kind ?? type)
  expect(ways).toEqual(['multiple_choice', 'several', 'true_false', 'number', 'text', 'essay'])
  expect(paperOf(tryOutContent, tryOutOrder).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
})

test('who knows all five has 5 of 5 with the essay or without, who answers nothing has 0', () => {
  const full = { correctCount: 5, questionCount: 5, percentage: 100 }
  expect(markTryOut(allRight).totals).toMatchObject(full)
  expect(markTryOut({ ...allRight, try_essay: 'Down the road.' }).totals).toMatchObject(full)
  expect(markTryOut({}).totals).toMatchObject({ correctCount: 0, unansweredCount: 5, percentage: 0 })
})

test('every right option is one of its question, and a wrong answer says which is right', () => {
  for (const { id, options } of tryOutContent.questions) {
    const known = options.map((option) => option.id)
    expect(known).toEqual(expect.arrayContaining(tryOutKey[id]?.correctOptionIds ?? []))
    expect(new Set(options.map(({ text }) => text)).size).toBe(options.length)
  }
  const { marked } = markTryOut({ try_one: ['try_oneA'], try_several: ['try_severalA'], try_blank: 'Lagos' })
  expect(marked.map(({ outcome }) => outcome)).toEqual(['wrong', 'partly', 'unanswered', 'unanswered', 'wrong'])
  expect(marked.at(0)).toMatchObject({ correctOptionIds: ['try_oneC'] })
  expect(marked.at(-1)).toMatchObject({ accepted: ['Abuja'] })
})
