import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectReadable } from '../../../test/axe.ts'
import { forgetKeptImport } from '../../../test/kept-import.ts'
import { begin, choose, sheet, start } from '../../../test/question-import.ts'
import { showScreen } from '../../../test/screen.tsx'
import { queryClient } from '../../platform/queries.ts'
import { meQuery } from '../../platform/session.ts'
import ImportPage from './import-page.tsx'
import { questionReviews } from './kept-review.ts'

const { keep: keepReview, read: readReview } = questionReviews

beforeEach(forgetKeptImport)

test('the review stays through a reload until it is dropped, and the demo goes as far as its last button', async () => {
  await start()
  await choose('Mock exam.csv', sheet)
  await begin()
  await page.getByRole('button', { name: /Next to check/ }).click()
  await page.getByRole('radio', { name: 'C mitochondrion' }).click()
  await expect.element(page.getByText('4 found: 3 ready, 1 duplicate.')).toBeInTheDocument()
  await page.viewport(360, 740)
  await showScreen(ImportPage, { as: 'teacher', theme: 'dark' })
  await expect.element(page.getByText('4 found: 3 ready, 1 duplicate.')).toBeInTheDocument()
  await expectReadable()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Add 3 questions' }).click()
  await expect.element(page.getByText('Database mode required for creating questions')).toBeInTheDocument()
  await page.viewport(1280, 800)
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose another file' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Import Questions' })).toBeInTheDocument()
})

test('who comes back to a tab goes on with what another tab has made of the import', async () => {
  await start({ bank: { checkDuplicates: () => ({ duplicates: [] }) } })
  await choose('Mock exam.csv', sheet)
  await begin()
  await expect.element(page.getByText('4 found: 2 ready, 1 needs you, 1 duplicate.')).toBeInTheDocument()
  const me = await queryClient.ensureQueryData(meQuery)
  const owner = `${me?.schoolId}/${me?.id}`
  // It was written before, too, while the dialog was open.
  const kept = async () => {
    const review = (await readReview(owner))?.review
    return review?.isBegun && review.found.every(({ inBank }) => inBank !== undefined) ? review : null
  }
  await expect.poll(kept).not.toBeNull()
  const review = await kept()
  if (!review) throw new Error('Nothing is kept.')
  // The other tab. What this one had still to write would win over it, so it may have to say it again.
  const shown = page.getByText('4 found: 1 ready, 1 needs you, 1 duplicate, 1 left out.')
  const isTakenOver = async () => {
    if (shown.query() !== null) return true
    await keepReview(owner, {
      ...review,
      found: review.found.map((one) => ({ ...one, isLeftOut: one.position === 0 })),
    })
    window.dispatchEvent(new Event('focus'))
    return false
  }
  await expect.poll(isTakenOver, { interval: 500 }).toBe(true)
  // It finishes the import, and this tab, closed without another look, brings nothing back.
  await keepReview(owner, null)
  window.dispatchEvent(new Event('pagehide'))
  await cleanup()
  expect(await readReview(owner)).toEqual({ review: null, stamp: '' })
})
