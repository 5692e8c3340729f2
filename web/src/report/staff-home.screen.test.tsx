import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import StaffHome from './staff-home.tsx'

const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
const anId = '[0-9a-f-]{36}'

test('names of students and subjects on the dashboard lead on', async () => {
  await showScreen(StaffHome, { as: 'school_admin' })
  await expect
    .element(link(/Adéṣọlá/))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`^/dashboard/students/${anId}$`)))
  await expect
    .element(link('Mathematics'))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`^/dashboard/results\\?subjectId=.*${anId}`)))
  for (const [label, address] of [
    ['Total Students', '/dashboard/students'],
    ['Total Teachers', '/dashboard/teachers'],
    ['Active Exams', '/dashboard/exams?status=active'],
    ['Average Score', '/dashboard/results'],
  ] as const) {
    await expect.element(link(new RegExp(`^${label}: `))).toHaveAttribute('href', address)
  }
  expect(page.getByRole('link', { name: 'Marking' }).elements()).toEqual([])
  await expectAccessible()
})

test('a teacher begins marking, reads the timetable and comes to the own reports from the home', async () => {
  await showScreen(StaffHome, { as: 'teacher' })
  await expect.element(link('Marking')).toHaveAttribute('href', '/dashboard/marking')
  await expect.element(link('Timetable')).toHaveAttribute('href', '/dashboard/exams/timetable')
  await expect.element(link(/^Total Students: /)).toHaveAttribute('href', '/dashboard/students')
  // They have no list of teachers.
  await expect.element(page.getByText('Total Teachers')).toBeVisible()
  expect(page.getByRole('link', { name: /Total Teachers/ }).elements()).toEqual([])
  await expect.element(link('View Reports')).toHaveAttribute('href', '/dashboard/reports')
})
