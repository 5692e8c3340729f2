import type { UnusualPapers } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { SatUnusually, useUnusual } from './sat-unusually.tsx'

const id = (last: number) => `0199ffff-ffff-7fff-8fff-00000000000${last}`
const found: UnusualPapers = {
  ...{ lookedAtCount: 410, paperCount: 410, unusualCount: 102 },
  papers: [
    {
      ...{
        attemptId: id(1),
        student: 'Adéọlá Ìyanuolúwa Sample',
        studentNumber: 'GC/1',
        className: 'SS2B',
        attemptNumber: 2,
      },
      reasons: [
        { kind: 'late', count: 2, ms: 0 },
        { kind: 'left', count: 4, ms: 250_000 },
      ],
    },
    {
      ...{ attemptId: id(2), student: 'Bola Sample', studentNumber: 'GC/2', className: null, attemptNumber: 1 },
      reasons: [{ kind: 'time_given', count: 1, ms: 600_000 }],
    },
  ],
}
const Unusual = () => <SatUnusually query={useUnusual(id(9), true)} />
const show = (unusual: () => UnusualPapers, theme: 'light' | 'dark' = 'light') =>
  showScreen(Unusual, { theme, answers: { result: { unusual } } })

test.each(['light', 'dark'] as const)('says how many, whose and why, in the %s theme', async (theme) => {
  await page.viewport(360, 740)
  await show(() => found, theme)
  await expect.element(page.getByText('102 of 410 papers were sat unusually.')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Papers that were sat unusually' }).getByRole('listitem')
  await expect
    .element(rows.first())
    .toMatchTextContent(
      /Adéọlá Ìyanuolúwa SampleGC\/1 · SS2B · attempt 2.*2 answers came late.*Left the page 4 times, for 4 min 10 s in all/,
    )
  await expect
    .element(page.getByRole('link', { name: 'Bola Sample' }))
    .toHaveAttribute('href', `/dashboard/results/${id(2)}`)
  await expect.element(page.getByText(/^These are facts, not verdicts\./)).toBeVisible()
  await expect.element(page.getByText('and 100 more')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})

test('where nothing is unusual, it says that', async () => {
  await show(() => ({ ...found, unusualCount: 0, papers: [] }))
  await expect.element(page.getByText('Nothing unusual in how 410 papers were sat.')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
