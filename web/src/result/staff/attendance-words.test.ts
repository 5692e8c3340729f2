import type { ExamAttendance } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { attendanceText, type Missing, missingText } from './attendance-words.ts'
import { missingRows } from './export-results.ts'

const of = (expectedCount: number, satCount: number, absentCount: number): ExamAttendance => ({
  ...{ expectedCount, satCount, absentCount, isKept: true },
  missing: Array.from({ length: expectedCount - satCount }, (_, place) => ({
    ...{ studentId: `${place}`, student: 'Ada Eze', studentNumber: 'GC/1', className: 'SS2B' },
    isAbsent: place < absentCount,
  })),
})

test.each<[ExamAttendance, boolean, string]>([
  [of(41, 38, 3), false, '38 of 41 candidates sat this exam. 3 were absent.'],
  [of(2, 1, 1), false, '1 of 2 candidates sat this exam. 1 was absent.'],
  [of(41, 41, 0), false, 'All 41 candidates sat this exam.'],
  [of(1, 1, 0), false, 'The 1 candidate sat this exam.'],
  [of(41, 0, 41), false, 'None of 41 candidates sat this exam.'],
  [of(1_041, 12, 0), true, '12 of 1,041 candidates have begun.'],
  [of(41, 1, 0), true, '1 of 41 candidates has begun.'],
  [of(41, 0, 0), true, 'Nobody has started (41 candidates).'],
  [of(1, 0, 0), true, 'Nobody has started (1 candidate).'],
  [of(41, 12, 2), true, '12 of 41 candidates have begun. 2 candidates are absent.'],
])('how many sat an exam is one sentence: %#', (attendance, isOpen, text) => {
  expect(attendanceText(attendance, isOpen)).toBe(text)
})

test('who did not sit it is absent once nothing is to come for them, and not before', () => {
  expect(missingText(of(41, 38, 3))).toBe('3 absent')
  expect(missingText(of(41, 12, 0))).toBe('29 not started')
  expect(missingText(of(41, 12, 2))).toBe('29 absent or not started')
})

test('the file has them below the results, in the same columns', () => {
  const deleted: Missing = {
    ...{ studentId: '9', student: null, studentNumber: null },
    className: 'SS2B',
    isAbsent: true,
  }
  const none = [null, null, null, null, null, null]
  expect(missingRows({ ...of(2, 1, 0), missing: [...of(2, 1, 0).missing, deleted] })).toEqual([
    ['Ada Eze', 'GC/1', 'SS2B', null, 'Not started', ...none],
    ['Deleted student', null, 'SS2B', null, 'Absent', ...none],
  ])
})
