import type { MyResult } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import MyResultsPage from './my-results-page.tsx'

const paper = (last: number, subject: string, submittedAt: string, earned: number): MyResult => ({
  ...{ attemptId: `0199ffff-ffff-7fff-8fff-00000000000${last}`, examId: '0199ffff-ffff-7fff-8fff-000000000009' },
  ...{
    examTitle: `${subject} test ${last} of the first term for all arms of the senior classes`,
    subject,
    submittedAt,
    toMarkCount: 0,
  },
  scoreRelease: { shown: true, at: null, waitsForTeacher: false },
  score: {
    ...{ correctCount: 8, partlyCount: 0, wrongCount: 2, unansweredCount: 0, waitingCount: 0, questionCount: 10 },
    ...{
      earnedHundredths: earned,
      availableHundredths: 300,
      percentage: Math.round(earned / 3),
      grade: 'B',
      isPass: true,
    },
  },
})
const papers = [
  paper(1, 'Physics', '2026-11-20T09:00:00.000Z', 100),
  paper(2, 'Biology', '2026-11-01T09:00:00.000Z', 300),
  paper(3, 'Physics', '2026-10-01T09:00:00.000Z', 200),
]
const held: MyResult = {
  ...paper(4, 'Yorùbá', '2026-11-21T09:00:00.000Z', 30),
  ...{ score: null, scoreRelease: { shown: false, at: null, waitsForTeacher: false } },
}

test.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)('results over time at %i: by date and by subject, of released ones alone', async (width, theme) => {
  await page.viewport(width, 800)
  const practice = { ...paper(5, 'Chemistry', '2026-11-19T09:00:00.000Z', 30), isPractice: true }
  const listMine = () => ({ items: [held, practice, ...papers] })
  await showScreen(MyResultsPage, { as: 'student', theme, answers: { result: { listMine } } })
  const subjects = page.getByRole('table', { name: 'My subjects' })
  await expect
    .element(subjects)
    .toMatchTextContent(/SubjectLastBestAverageBiology 1 exam100%100%100\.0%Physics 2 exams33%67%50\.0%$/)
  const byDate = page.getByRole('table', { name: 'My percentages by date' })
  await expect.element(byDate).toMatchTextContent(/1 Oct 2026.*67%1 Nov 2026.*100%20 Nov 2026.*33%$/)
  expect(document.querySelector('polyline')?.getAttribute('points')).toMatch(/^0,33 [\d.]+,0 100,67$/)
  // Listed, and in neither of them.
  await expect.element(page.getByText('Practice', { exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})

test('one released result is said in its row alone, and two stand under their rows', async () => {
  const show = (count: number) => {
    const listMine = () => ({ items: [held, ...papers.slice(0, count)] })
    return showScreen(MyResultsPage, { as: 'student', answers: { result: { listMine } } })
  }
  await show(1)
  await expect.element(page.getByRole('heading', { name: /^Physics test 1/ })).toBeVisible()
  expect(page.getByText('My results over time').elements()).toEqual([])
  await show(2)
  await expect.element(page.getByRole('table', { name: 'My subjects' })).toBeVisible()
  const headings = page.getByRole('heading').elements()
  expect(headings.at(-1)?.textContent).toBe('My results over time')
})
