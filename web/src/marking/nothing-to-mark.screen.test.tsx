import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { aServer, examId } from '../../test/desk.tsx'
import { showScreen } from '../../test/screen.tsx'
import DeskPage from './desk-page.tsx'
import ExamMarkingPage from './exam-marking-page.tsx'

test('an exam with nothing to mark says so under the title of its page, with the way to all there is', async () => {
  await showScreen(ExamMarkingPage, {
    ...{ as: 'teacher', path: '/dashboard/marking/$examId', at: `/dashboard/marking/${examId}` },
    answers: { marking: { listToMark: () => ({ items: [] }) } },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Marking' })).toBeVisible()
  await expect.element(page.getByText('Nothing to mark in this exam')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All marking' })).toHaveAttribute('href', '/dashboard/marking')
  await expectAccessible()
})

test('the desk of a question that nobody marks there leads to those of its exam, on a page of its own', async () => {
  await page.viewport(360, 740)
  await showScreen(DeskPage, {
    ...{ as: 'teacher', path: '/dashboard/marking/$examId/$questionId' },
    at: `/dashboard/marking/${examId}/another001`,
    answers: { marking: aServer().marking },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Marking' })).toBeVisible()
  await expect.element(page.getByText('This question is not marked here')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'All questions to mark' }))
    .toHaveAttribute('href', `/dashboard/marking/${examId}`)
  // No bar of the shell is there to take the title.
  const title = page.getByRole('heading', { level: 1 }).element()
  expect(getComputedStyle(title.parentElement ?? title).position).toBe('static')
  // It brings its own, in that of the test.
  expect(title.closest('main main')).not.toBeNull()
  await expectAccessible()
})
