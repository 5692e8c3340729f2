import type { ExamAttendance } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { type Missing, missingText, nobodyText } from './attendance-words.ts'
import { missingRows } from './export-results.ts'

const of = (expectedCount: number, satCount: number, absentCount: number): ExamAttendance => ({
  ...{ expectedCount, satCount, absentCount, isKept: true },
  missing: Array.from({ length: expectedCount - satCount }, (_, place) => ({
    ...{ studentId: `${place}`, student: 'Ada Eze', studentNumber: 'GC/1', className: 'SS2B' },
    isAbsent: place < absentCount,
  })),
})

test('while nobody has begun it is said how many could', () => {
  expect(nobodyText(of(41, 0, 0))).toBe('Nobody has started (41 candidates).')
  expect(nobodyText(of(1, 0, 0))).toBe('Nobody has started (1 candidate).')
  expect(nobodyText(undefined)).toBe('Nobody has started yet')
})

test('who did not sit it is absent once nothing is to come for them, and not before', () => {
  expect(missingText(of(41, 38, 3))).toBe('3 absent')
  expect(missingText(of(41, 12, 0))).toBe('29 not started')
  expect(missingText(of(41, 12, 2))).toBe('29 absent or not started')
})

test('who may have begun on a device is counted beside them, and in the file', () => {
  expect(missingText({ ...of(41, 36, 3), onDeviceCount: 2 })).toBe('2 on a device, 3 absent')
  expect(missingText({ ...of(41, 39, 0), onDeviceCount: 2 })).toBe('2 on a device')
  expect(missingText({ ...of(41, 12, 0), onDeviceCount: 9 })).toBe('9 on a device, 20 not started')
  const { missing } = of(2, 1, 0)
  expect(missingRows({ ...of(2, 1, 0), missing: missing.map((one) => ({ ...one, isOnDevice: true })) })[0]?.[4]).toBe(
    'On a device, not heard yet',
  )
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
