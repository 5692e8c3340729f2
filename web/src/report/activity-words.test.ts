import { expect, test } from 'vitest'
import { activityWords, agoText } from './activity-words.ts'

const minute = 60_000
const at = '2026-11-20T08:52:00.000Z'

test.each([
  [0, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [1439 * minute, '23 hours ago'],
  [1440 * minute, 'yesterday'],
  [2880 * minute, 'Fri 20 Nov'],
  [60 * 1440 * minute, 'Fri 20 Nov 2026'],
])('%i ms ago: %s', (agoMs, text) => {
  expect(agoText({ agoMs, at })).toBe(text)
})

const line = { name: 'Mock 1', count: 1, isAtLeast: false, actor: 'Ada Sample', isMine: false }

test.each([
  [{ kind: 'exam_published' }, 'Ada Sample published Mock 1'],
  [{ kind: 'exam_published', isMine: true }, 'You published Mock 1'],
  [{ kind: 'exam_published', actor: null }, 'Somebody published Mock 1'],
  [{ kind: 'exam_started' }, 'Ada Sample started Mock 1'],
  [{ kind: 'exam_moved' }, 'Ada Sample moved Mock 1 to another time'],
  [{ kind: 'exam_withdrawn', isMine: true }, 'You withdrew Mock 1'],
  [{ kind: 'exam_changed' }, 'Ada Sample published changes of Mock 1'],
  [{ kind: 'key_corrected' }, 'Ada Sample put the key of Mock 1 right'],
  [{ kind: 'exam_opened', actor: null }, 'Mock 1 opened'],
  [{ kind: 'exam_closed', actor: null, count: 42 }, 'Mock 1 closed with 42 papers handed in'],
  [{ kind: 'exam_closed', actor: null, count: 1 }, 'Mock 1 closed with 1 paper handed in'],
  [{ kind: 'exam_closed', actor: null, count: 0 }, 'Mock 1 closed with no paper handed in'],
  [{ kind: 'results_released' }, 'Ada Sample released the results of Mock 1'],
  [{ kind: 'student_added', name: 'Bayo Sample' }, 'Ada Sample added Bayo Sample as a student'],
  [{ kind: 'student_added', name: 'Bayo Sample', count: 2 }, 'Ada Sample added Bayo Sample and 1 other student'],
  [
    { kind: 'student_added', name: 'Bayo Sample', count: 300, isAtLeast: true },
    'Ada Sample added Bayo Sample and at least 299 other students',
  ],
  [{ kind: 'teacher_added', name: 'Bola Sample' }, 'Ada Sample added Bola Sample as a teacher'],
  [{ kind: 'subject_added', name: 'Biology', isMine: true }, 'You added Biology as a subject'],
  [{ kind: 'class_added', name: 'SS4A', isMine: true }, 'You added SS4A as a class'],
  [{ kind: 'question_added', name: 'Physics', isMine: true }, 'You added a question in Physics'],
  [{ kind: 'question_added', name: 'Physics', count: 12 }, 'Ada Sample added 12 questions, the latest in Physics'],
  [{ kind: 'students_imported', name: 'SS2.xlsx' }, 'Ada Sample imported students from SS2.xlsx'],
  [{ kind: 'questions_imported', name: 'Physics.docx', isMine: true }, 'You imported questions from Physics.docx'],
  [{ kind: 'questions_taken', name: 'Ready-made questions' }, 'Ada Sample took ready-made questions into the bank'],
  [{ kind: 'year_begun', name: '2026/2027' }, 'Ada Sample began the school year 2026/2027'],
  [{ kind: 'year_undone', name: '2026/2027' }, 'Ada Sample took the beginning of 2026/2027 back'],
  [{ kind: 'class_added', name: 'SS4A', count: 3 }, 'Ada Sample added SS4A and 2 other classes'],
  [{ kind: 'subject_added', name: 'Biology', count: 8 }, 'Ada Sample added Biology and 7 other subjects'],
] as const)('%o', (changes, text) => {
  const { before, name, after } = activityWords({ ...line, ...changes })
  expect(`${before}${name}${after}`).toBe(text)
})
