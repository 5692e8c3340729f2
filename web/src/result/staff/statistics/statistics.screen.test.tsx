import type { CorrectionMoves, ExamStatistics } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/axe.ts'
import { questionOf, statistics, whole } from '../../../../test/sample-statistics.ts'
import { showScreen } from '../../../../test/screen.tsx'
import ExamStatisticsPage from './exam-statistics-page.tsx'

/** The first exam of the demo. */
const examId = '0199a000-0006-7000-8000-000000000001'

const moves: CorrectionMoves = {
  ...{ seen: 'these keys', upCount: 12, downCount: 3, sameCount: 45, waitingCount: 0, lostCount: 0, scoredCount: 0 },
  ...{ gradeUpCount: 4, gradeDownCount: 1, passCount: 2, failCount: 0, moreCount: 0, moved: [] },
}

const show = (
  answered: ExamStatistics,
  theme: 'light' | 'dark' = 'light',
  marking: { tryCorrection?: () => CorrectionMoves } = {},
) =>
  showScreen(ExamStatisticsPage, {
    answers: { result: { statistics: () => answered }, marking },
    path: '/dashboard/results/exam/$examId/questions',
    at: `/dashboard/results/exam/${examId}/questions`,
    theme,
  })

test.each([
  [1280, 'light'],
  [360, 'dark'],
] as const)(
  'questions are read in plain words, the suspect first, its evidence beside them, at %i',
  async (width, theme) => {
    await page.viewport(width, 900)
    const tryCorrection = () => ({ ...moves, upCount: 22, downCount: 1 })
    await show(statistics, theme, { tryCorrection })
    const rows = page.getByRole('region', { name: 'Questions', exact: true }).getByRole('listitem')
    await expect
      .element(rows.first())
      .toMatchTextContent(
        /^2What does part 2.*The key may be wrong\. 21% right\. The best candidates chose C, the key says B\./,
      )
    await expect.element(rows.nth(1)).toMatchTextContent(/^1.*Medium: 70% right\. Separates strong from weak well\./)
    await expect.element(page.getByText('Marks are reliable to about 14 of 100 either way.')).toBeVisible()
    await expect.element(page.getByText(/62 papers\. One question needs a look\./)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Questions 1 to check' }))
      .toHaveAttribute('aria-current', 'page')
    const pane = page.getByRole('region', { name: 'Question 2', exact: true })
    if (width < 640) {
      // What decides stands above the rows.
      await expect.element(pane.getByText('KEY SUSPECT')).toBeVisible()
      await page.getByRole('button', { name: /What does part 2/ }).click()
    }
    await expect.element(pane.getByText('KEY SUSPECT')).toBeVisible()
    await expect.element(pane.getByRole('row', { name: /Chloroplast/ })).toMatchTextContent(/C.*Chloroplast.*77%.*39%/)
    await expect.element(pane.getByText(/With C as the key, 22 candidates go up and 1 goes down\./)).toBeVisible()
    await expect.element(pane.getByText(/candidates saw other letters/)).toBeVisible()
    await expect
      .element(pane.getByRole('link', { name: 'Open question 2 in the Question Bank' }))
      .toHaveAttribute('href', expect.stringMatching(/questions\/0199ffff/))
    await expect.element(pane.getByText('−0.18')).not.toBeVisible()
    await pane.getByText('More figures').click()
    await expect.element(pane.getByText('−0.18')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
    await userEvent.keyboard('j')
    await expect.element(page.getByRole('region', { name: 'Question 1', exact: true })).toBeVisible()
  },
)

test('what is shown of the questions is chosen, and the figures of the paper open with what they are made of', async () => {
  await page.viewport(1280, 900)
  await show(statistics)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Number')
  const rows = page.getByRole('region', { name: 'Questions', exact: true }).getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent(/^1/)
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('To check')
  await expect.poll(() => rows.elements().length).toBe(1)
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('All')
  await page.getByRole('button', { name: 'More figures' }).click()
  await expect
    .element(page.getByText(/n = 62 papers, the first attempt of each student · as of .*divisor of every/))
    .toBeVisible()
  await expect.element(page.getByText('± 0.6 marks')).toBeVisible()
})

test('a figure that cannot be given says why, a small group to read with care, a stale copy what came since', async () => {
  await page.viewport(1280, 900)
  const why = { discrimination: 'SAME_MARK' as const }
  const nothing = questionOf(1, { discrimination: null, facility: 1, why })
  const of = { ...whole, paperCount: 12, alpha: null, sem: null, semPercent: null }
  const copy = { ...of, why: { alpha: 'SAME_TOTAL' as const, semPercent: 'SAME_TOTAL' as const } }
  await show({
    ...{ paperCount: 15, waitingCount: 1, isStale: true, isShuffled: false },
    copy: { asOf: '2026-11-20T10:00:00.000Z', keyRevision: 1, whole: copy, questions: [nothing] },
  })
  const row = page.getByRole('region', { name: 'Questions', exact: true }).getByRole('listitem')
  await expect.element(row).toMatchTextContent(/Very easy: 100% right\. Everyone has it, so it separates nobody\./)
  await expect.element(page.getByText(/Only 12 papers: read with care\./)).toBeVisible()
  await expect.element(page.getByText('3 papers came since. The figures follow within a minute or two.')).toBeVisible()
  await expect.element(page.getByText(/^1 more paper waits to be marked/)).toBeVisible()
  await page.getByRole('button', { name: 'More figures' }).click()
  await expect.element(page.getByText(/No reliability: all papers have the same total\./)).toBeVisible()
  expect(document.body.innerText).not.toContain('NaN')
})

test('a reliability below 0 of a small group is not shown, and the page says why', async () => {
  await page.viewport(1280, 900)
  const copy = { ...statistics.copy, whole: { ...whole, paperCount: 3, alpha: -1.33, sem: 4.2, why: {} } }
  const times = { asOf: '2026-11-20T10:00:00.000Z', keyRevision: 1 }
  await show({ ...statistics, copy: { ...copy, ...times, questions: [] } })
  await expect.element(page.getByText('Too few papers to say how reliable the marks are.')).toBeVisible()
  await expect.element(page.getByText(/Only 3 papers: read with care\./)).toBeVisible()
  await page.getByRole('button', { name: 'More figures' }).click()
  expect(document.body.innerText).not.toContain('1.33')
})

test('without a paper, and before the first figures, the page says what is awaited', async () => {
  const none = { ...statistics, paperCount: 0, copy: null }
  await show(none)
  await expect.element(page.getByText('No paper yet')).toBeVisible()
  await show({ ...none, paperCount: 4 })
  await expect.element(page.getByText('The figures are being worked out')).toBeVisible()
  await show({ ...none, waitingCount: 2 })
  await expect.element(page.getByText('No paper counts yet')).toBeVisible()
})
