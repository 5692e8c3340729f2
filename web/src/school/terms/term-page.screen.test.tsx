import type { TermRecord } from '@sabimark/contract/answers.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import TermPage from './term-page.tsx'

const email = demoAccounts.find(({ role }) => role === 'school_admin')?.email ?? null

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
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^\d+ September \d+ to \d+ December/ }))
    .toBeVisible()
  // Of the term that runs, and of one that is over by its days.
  await expect
    .element(page.getByRole('link', { name: 'Results of this term' }))
    .toHaveAttribute('href', '/dashboard/results?termId=0199a000-0010-7000-8000-000000000001')
  await expect
    .element(page.getByRole('link', { name: 'Reports of this term' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/reports\?range=(this_term|custom&from=.+&to=.+)$/))
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

test('a term that has not begun leads to no results yet', async () => {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const id = first.at.split('/').at(-1) ?? ''
  const stored = await answer(['school', 'getTerm'], { id }, { email, leave: () => undefined })
  const { term, history } = stored as { term: TermRecord; history: [] }
  const coming = { ...term, firstDay: '2098-09-15', lastDay: '2098-12-12' }
  await showScreen(TermPage, { ...first, answers: { school: { getTerm: () => ({ term: coming, history }) } } })
  await expect.element(page.getByText(/^It has not begun\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Results of this term' })).not.toBeInTheDocument()
})
