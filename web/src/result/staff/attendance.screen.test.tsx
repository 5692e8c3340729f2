import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import ExamResultsPage from './exam-results-page.tsx'

const at = (number: number) => `/dashboard/results/exam/0199a000-0006-7000-8000-00000000000${number}`
const path = '/dashboard/results/exam/$examId'
const missing = (isAbsent: boolean) => [
  { studentId: 'a', student: 'Ada Eze', studentNumber: 'GC/1', className: 'SS3A', isAbsent },
  { studentId: 'b', student: null, studentNumber: null, className: 'SS3B', isAbsent },
]
const answering = (isAbsent: boolean, isKept = true): Answers => ({
  result: {
    attendance: () => ({
      ...{ expectedCount: 4, satCount: 2, absentCount: isAbsent ? 2 : 0, isKept },
      missing: missing(isAbsent),
    }),
  },
})

test('of an exam that is over it is said who was absent, and of a deleted student only the class', async () => {
  await showScreen(ExamResultsPage, { answers: answering(true), path, at: at(1) })
  const names = page.getByRole('button', { name: '2 absent' })
  await expect.element(names).toBeVisible()
  expect(page.getByText('Ada Eze').elements()).toEqual([])
  await names.click()
  const table = page.getByRole('table', { name: 'Candidates who did not sit this exam' })
  await expect.element(table.getByRole('row', { name: 'Ada Eze GC/1 SS3A Absent' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Deleted student – SS3B Absent' })).toBeVisible()
  await expectAccessible()
  await names.click()
  expect(table.elements()).toEqual([])
})

test('who may have begun on a device is not called absent', async () => {
  const attendance = {
    ...{ expectedCount: 4, satCount: 2, absentCount: 1, onDeviceCount: 1, isKept: true },
    missing: missing(true).map((one) => (one.student ? { ...one, isAbsent: false, isOnDevice: true } : one)),
  }
  await showScreen(ExamResultsPage, { answers: { result: { attendance: () => attendance } }, path, at: at(1) })
  await page.getByRole('button', { name: '1 on a device, 1 absent' }).click()
  await expect.element(page.getByRole('row', { name: 'Ada Eze GC/1 SS3A On a device, not heard yet' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Deleted student – SS3B Absent' })).toBeVisible()
})

test('of one that is open they have not started, and nobody is called absent', async () => {
  await showScreen(ExamResultsPage, { answers: answering(false, false), path, at: at(3) })
  await page.getByRole('button', { name: '2 not started' }).click()
  await expect
    .element(page.getByRole('region', { name: 'Attendance' }))
    .toMatchTextContent('Who was expected is being written down')
  await expect.element(page.getByRole('row', { name: 'Ada Eze GC/1 SS3A Not started' })).toBeVisible()
  expect(page.getByText(/absent/i).elements()).toEqual([])
})
