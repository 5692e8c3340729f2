import type { SchoolOverview } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../test/axe.ts'
import { never, refusal, showScreen } from '../../test/screen.tsx'
import StaffHome from './staff-home.tsx'

type Waiting = SchoolOverview['waiting'][number]
const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const waits = (kind: Waiting['kind'], title: string, of: Partial<Waiting> = {}): Waiting => ({
  ...{
    kind,
    examId,
    title,
    count: 14,
    at: '2026-11-30T07:00:00.000Z',
    by: 'Ngọzi Sample',
    examsCount: 1,
    countInAll: 14,
  },
  ...of,
})
const overviewOf = (waiting: Waiting[]) => (): SchoolOverview => ({
  ...{ studentsCount: 2_014, teachersCount: 48, activeExamsCount: 2, averageScore: 60.3, firstSteps: null, waiting },
  changes: { students: 1.2, teachers: null, activeExams: 0, averageScore: -0.8 },
})
const seven = [
  ...[
    waits('late', 'Biology: Cells and Tissues'),
    waits('mark', 'Government: The Constitution of the Federal Republic'),
  ],
  ...[waits('approve', 'Chemistry Practical'), waits('slips', 'WAEC Mock: English Language'), waits('open', 'Physics')],
  ...[waits('release', 'Economics'), waits('draft', 'SS3 Mock')],
]
const needs = () => page.getByRole('region', { name: 'Needs you today' }).getByRole('listitem')

test.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)('four needs are seen at %i px, each with one act, and the others at a press', async (width, theme) => {
  await page.viewport(width, 800)
  await showScreen(StaffHome, { theme, answers: { report: { overview: overviewOf(seven) } } })
  await expect.poll(() => needs().elements().length).toBe(4)
  await expect.element(needs().nth(1)).toMatchTextContent(/14.*14 answers wait for you.*Government.*Mark/)
  const mark = page.getByRole('link', { name: /^Mark: 14 answers wait for you/ })
  await expect.element(mark).toHaveAttribute('href', `/dashboard/marking/${examId}`)
  await page.getByRole('button', { name: 'See all 7' }).click()
  await expect.poll(() => needs().elements().length).toBe(7)
  await expect.element(page.getByRole('button', { name: 'See fewer' })).toHaveFocus()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await (theme === 'light' ? expectAccessible() : expectReadable())
})

test('a change that last month has no figure for is left out', async () => {
  await showScreen(StaffHome, { answers: { report: { overview: overviewOf([]) } } })
  await expect.element(page.getByText('Nothing needs you today.')).toBeVisible()
  const said = [...document.querySelectorAll('dl > div')].map((figure) => figure.textContent)
  expect(said).toEqual([
    'Total Students2,014+1.2% from last month',
    'Total Teachers48',
    'Active Exams2No change from last month',
    'Average Score60.3%−0.8 points from last month',
  ])
})

test('until the answer is there nothing is claimed, and a failure is said once', async () => {
  await showScreen(StaffHome, { answers: { report: { overview: () => never } } })
  await expect.element(page.getByRole('heading', { name: 'Needs you today' })).toBeVisible()
  expect(page.getByText('Nothing needs you today.').elements()).toEqual([])
  const failing = () => {
    throw refusal('UNAVAILABLE')
  }
  await showScreen(StaffHome, { answers: { report: { overview: failing } } })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
  expect(page.getByText('Nothing needs you today.').elements()).toEqual([])
})
