import { expect, test } from 'vitest'
import { type KeptBy, whyKept } from './why-kept.ts'

const never: KeptBy = {
  ...{ hasStudents: false, hasOtherStaff: false, hadPeople: false, hasExams: false },
  ...{ hasQuestions: false, hasReports: false, hasPayments: false },
}

test.each<[Partial<KeptBy>, string]>([
  [{ hasStudents: true }, 'Has, or had, students.'],
  [{ hasStudents: true, hadPeople: true }, 'Has, or had, students.'],
  [{ hadPeople: true }, 'Has, or had, people who were deleted since.'],
  [{ hasOtherStaff: true, hasPayments: true }, 'Has, or had, staff besides its owner and payments.'],
  [{ hasExams: true, hasQuestions: true, hasReports: true }, 'Has, or had, exams, questions and reports.'],
])('%j', (facts, expected) => {
  const said = whyKept({ ...never, ...facts })
  expect(said?.startsWith(`${expected} Only a school that was never used can be deleted.`)).toBe(true)
  expect(said).toContain('Suspend it instead')
})

test('a school that was never used can be deleted', () => {
  expect(whyKept(never)).toBeNull()
})
