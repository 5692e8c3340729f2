import type { Exam, ExamDetail } from '@sabimark/contract/answers.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { aServer, essay, examId } from '../../test/desk.tsx'
import { refusal, showScreen } from '../../test/screen.tsx'
import AnswersPage from './answers-page.tsx'
import DeskPage from './desk-page.tsx'
import ExamMarkingPage from './exam-marking-page.tsx'
import MarkingPage from './marking-page.tsx'
import PaperMarksPage from './paper-marks-page.tsx'

afterEach(() => page.viewport(1280, 800))

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
  await expect.element(page.getByRole('heading', { level: 1, name: 'First Term Examination, theory' })).toBeVisible()
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

test('the desk of an exam with nothing to mark is headed by its name', async () => {
  const exam = await anExam({ essay: 1 })
  await showScreen(DeskPage, {
    ...{ as: 'teacher', path: '/dashboard/marking/$examId/$questionId' },
    at: `/dashboard/marking/${examId}/question41`,
    answers: { marking: { listToMark: () => ({ items: [] }) }, exam: { get: () => exam } },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: exam.title })).toBeVisible()
  await expect.element(page.getByText('Nothing to mark in this exam')).toBeVisible()
})

test('on a phone a question to mark has its button beside what there is to do, and the exam its sum', async () => {
  await page.viewport(360, 740)
  const of = (number: number, openCount: number) => ({
    ...{ ...essay, number, questionId: `question${number}`, text: 'Explain osmosis.' },
    ...{ openCount, doneCount: 0, conflictCount: 0 },
  })
  const exam = {
    examId,
    title: 'Theory paper',
    subject: 'Biology',
    isDecider: false,
    questions: [of(41, 5), of(42, 7)],
  }
  await showScreen(MarkingPage, { as: 'teacher', answers: { marking: { listToMark: () => ({ items: [exam] }) } } })
  const sum = page.getByText('Biology · 12 to mark')
  await expect.element(sum).toBeVisible()
  const [row] = page.getByRole('listitem').elements()
  const below = (row?.getBoundingClientRect().top ?? 0) - sum.element().getBoundingClientRect().bottom
  expect(below).toBeGreaterThanOrEqual(10)
  expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(100)
  const act = page.getByRole('link', { name: 'Mark question 41' }).element().getBoundingClientRect()
  const badge = page.getByText('5 to mark', { exact: true }).element().getBoundingClientRect()
  expect(act.height).toBeGreaterThanOrEqual(44)
  expect(badge.right).toBeLessThan(act.left)
  expect(badge.bottom).toBeGreaterThan(act.top)
  expect(badge.top).toBeLessThan(act.bottom)
  await expectAccessible()
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

const more = [
  {
    ...{ Screen: AnswersPage, path: '/dashboard/marking/$examId/$questionId/answers' },
    at: `/dashboard/marking/${examId}/question41/answers`,
  },
  { Screen: PaperMarksPage, path: '/dashboard/marking/$examId/paper', at: `/dashboard/marking/${examId}/paper` },
] as const

test.each([...pages, ...more])(
  '$path of an exam that is not there leads to all marking',
  async ({ Screen, path, at }) => {
    const unknown = () => Promise.reject(refusal('UNKNOWN_EXAM'))
    await showScreen(Screen, {
      ...{ as: 'teacher', path, at },
      answers: { marking: { listToMark: unknown, listAnswers: unknown, listPaperMarks: unknown } },
    })
    await expect.element(page.getByText('There is no such exam in your school.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Back to all marking' }))
      .toHaveAttribute('href', '/dashboard/marking')
  },
)
