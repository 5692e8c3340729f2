import { expect, test } from 'vitest'
import { changeText, whoGetsText } from './change-words.ts'

test('what has changed of a question reads as one line', () => {
  const marks = { marksBefore: 200, marksAfter: 250 }
  expect(changeText({ number: 3, what: ['text'], ...marks })).toBe('Question 3: its words')
  expect(changeText({ number: 4, what: ['text', 'options', 'marks'], ...marks })).toBe(
    'Question 4: its words, its options and its marks (2 before, 2.5 now)',
  )
  expect(changeText({ number: 5, what: ['added'], ...marks, marksBefore: null })).toBe('Question 5 is added')
  expect(changeText({ number: 6, what: ['removed'], ...marks, marksAfter: null })).toBe(
    'Question 6 was asked, and is left out',
  )
})

test('who has begun is said only where somebody has', () => {
  expect(whoGetsText({ begunCount: 0, newCount: 34 })).toBe(
    '34 candidates who have not begun get the paper with these changes.',
  )
  expect(whoGetsText({ begunCount: 1, newCount: 1 })).toBe(
    '1 candidate who has not begun gets the paper with these changes. 1 candidate who has begun keeps the paper they have.',
  )
})
