import type { Exam, ExamDetail } from '@sabimark/contract/answers.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { aServer, examId } from '../../test/desk.tsx'
import { refusal, showScreen } from '../../test/screen.tsx'
import DeskPage from './desk-page.tsx'
import ExamMarkingPage from './exam-marking-page.tsx'

const email = demoAccounts.find(({ role }) => role === 'teacher')?.email ?? null

test.each([1280, 360])('an exam with nothing to mark says so under its own name, at %i', async (width) => {
  await page.viewport(width, 740)
  const { answer } = await import('@sabimark/demo/demo.ts')
  const { items } = (await answer(['exam', 'list'], {}, { email, leave: () => undefined })) as { items: Exam[] }
  const exam = items.find(({ title }) => title === 'Mathematics Quiz')
  await showScreen(ExamMarkingPage, {
    ...{ as: 'teacher', path: '/dashboard/marking/$examId', at: `/dashboard/marking/${exam?.id}` },
    answers: { marking: { listToMark: () => ({ items: [] }) } },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mathematics Quiz' })).toBeVisible()
  await expect.element(page.getByText('Mathematics', { exact: true })).toBeVisible()
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

const anExam = async (questionTypes: ExamDetail['questionTypes']) => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const ofDemo = { examId: '0199a000-0006-7000-8000-000000000006' }
  const exam = (await answer(['exam', 'get'], ofDemo, { email, leave: () => undefined })) as ExamDetail
  return { ...exam, questionTypes }
}

test('an exam of choices alone says that it is marked automatically, one with an essay what comes', async () => {
  const of = async (questionTypes: ExamDetail['questionTypes']) => {
    const exam = await anExam(questionTypes)
    await showScreen(ExamMarkingPage, {
      ...{ as: 'teacher', path: '/dashboard/marking/$examId', at: `/dashboard/marking/${examId}` },
      answers: { marking: { listToMark: () => ({ items: [] }) }, exam: { get: () => exam } },
    })
  }
  await of({ multiple_choice: 10, true_false: 2 })
  await expect.element(page.getByText('This exam is marked automatically.')).toBeVisible()
  await of({ multiple_choice: 10, essay: 1 })
  await expect.element(page.getByText(/^Essays and blanks that are nearly right come here/)).toBeVisible()
})

const pages = [
  { Screen: ExamMarkingPage, path: '/dashboard/marking/$examId', at: `/dashboard/marking/${examId}` },
  {
    ...{ Screen: DeskPage, path: '/dashboard/marking/$examId/$questionId' },
    at: `/dashboard/marking/${examId}/question41`,
  },
] as const

test.each(pages)('$path of an exam somebody does not mark says whom to ask', async ({ Screen, path, at }) => {
  await page.viewport(360, 740)
  await showScreen(Screen, {
    ...{ as: 'teacher', path, at },
    answers: { marking: { listToMark: () => Promise.reject(refusal('NOT_ALLOWED')) } },
  })
  await expect.element(page.getByText('You do not mark this exam')).toBeVisible()
  await expect.element(page.getByText(/ask an administrator\.$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All marking' })).toHaveAttribute('href', '/dashboard/marking')
  await expectAccessible()
})

test.each(pages)('$path of an exam that is not there leads to all marking', async ({ Screen, path, at }) => {
  await showScreen(Screen, {
    ...{ as: 'teacher', path, at },
    answers: { marking: { listToMark: () => Promise.reject(refusal('UNKNOWN_EXAM')) } },
  })
  await expect.element(page.getByText('There is no such exam in your school.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to all marking' }))
    .toHaveAttribute('href', '/dashboard/marking')
})
