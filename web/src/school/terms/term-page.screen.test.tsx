import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import TermPage from './term-page.tsx'

const first = {
  at: '/dashboard/reports/terms/0199a000-0010-7000-8000-000000000001',
  path: '/dashboard/reports/terms/$termId',
}

test('a term says its days and what happened to it', async () => {
  await showScreen(TermPage, first)
  await expect.element(page.getByRole('heading', { level: 1, name: 'First term' })).toBeVisible()
  await expect
    .element(page.getByRole('complementary', { name: 'Details' }))
    .toMatchTextContent(/First Day\d+ September.*Last Day\d+ December/)
  await expectAccessible()
})

test('the year of a term that students are enrolled in is refused at its field', async () => {
  const year = 'Students are enrolled in 2026/2027, so its terms stay in it.'
  const updateTerm = () => {
    throw refusal('TERM_YEAR_IN_USE', { fields: { year } })
  }
  await showScreen(TermPage, { ...first, answers: { school: { updateTerm } } })
  await page.getByRole('button', { name: 'Edit' }).click()
  const field = page.getByRole('textbox', { name: 'School Year' })
  await field.fill('2030/2031')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveAccessibleDescription(new RegExp(year))
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('2030/2031')
})
