import type { Student } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { studentExport } from './student-columns.tsx'

const stored: Omit<Student, 'status'> = {
  ...{ id: 'a', name: 'Ada Eze', email: null, studentNumber: 'GC/2', phone: '', class: null, revision: 1 },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', photoId: null, examsTaken: 0, averageScore: null },
  ...{ hasSlip: true, isSitting: false, hasLeft: false },
}

test('a file says the status in the words of the list', () => {
  const statuses = (['active', 'inactive'] as const).map((status) => studentExport.Status?.({ ...stored, status }))
  expect(statuses).toEqual(['Active', 'Inactive'])
  expect(studentExport.Status?.({ ...stored, status: 'inactive', hasLeft: true })).toBe('Left')
})
