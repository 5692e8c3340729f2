// A question with a fraction, a matrix, an equilibrium and a table, written without a backslash: on a server with its policy
// and plain HTTP, kept through a reload, saved, and drawn.
import type { Page } from '@playwright/test'
import { openHall } from './steps/by-call.ts'
import { school } from './steps/sample.ts'
import { signInStaff } from './steps/site.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'question-writing' })

const press = async (page: Page, dialog: string, ...names: string[]) => {
  for (const name of names)
    await page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).click()
}
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools for Question' }).getByRole('button', { name })

test('a question is written by tools, kept, saved, and drawn as candidates see it', async ({ page, server }) => {
  await openHall(page, server)
  const complaints: string[] = []
  const asked: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('request', (request) => asked.push(request.url()))
  await page.context().clearCookies()
  await signInStaff(page, school)
  await page.goto('/dashboard/questions')
  await page.getByRole('button', { name: 'Add Question' }).first().click()
  const text = page.locator('[name=question]')
  await expect(text).toBeFocused()
  expect(asked.filter((url) => url.includes('math-input'))).toEqual([])
  await page.keyboard.type('Work out ')
  await tool(page, 'Formula').click()
  await expect(page.locator('math-field')).toBeFocused()
  await press(page, 'Formula', 'Fraction', 'Numbers', '1', 'Next empty part', '2', 'Insert')
  await page.keyboard.type(' of ')
  await tool(page, 'Formula').click()
  await expect(page.locator('math-field')).toBeFocused()
  await press(page, 'Formula', 'Matrices', 'Matrix, 2 by 2', 'Numbers')
  await press(page, 'Formula', '1', 'Next empty part', '2', 'Next empty part', '3', 'Next empty part', '4', 'Insert')
  await page.keyboard.type(', then ')
  await tool(page, 'Chemistry').click()
  await page.keyboard.type('N2 + 3H2')
  await press(page, 'Chemistry', 'Equilibrium')
  await page.keyboard.type('2NH3')
  await press(page, 'Chemistry', 'Insert')
  await tool(page, 'Table').click()
  await page.getByRole('textbox', { name: 'Heading, column 1' }).fill('Gas')
  await page.getByRole('textbox', { name: 'Row 1, column 1' }).fill('Ammonia')
  await press(page, 'Table', 'Insert')

  await page.getByRole('button', { name: 'Open full editor' }).click()
  await page.waitForURL('**/dashboard/questions/new-*')
  await page.reload()
  await expect(text).toHaveValue(/\\frac\{1\}\{2\}.*pmatrix.*<=>/)
  for (const [place, option] of ['One', 'Two', 'Three', 'Four'].entries()) {
    await page.locator('[name=options]').nth(place).fill(option)
  }
  await page.getByRole('radio', { name: 'A is correct' }).check({ force: true })
  await page.locator('[name=subject]').selectOption({ index: 1 })
  await page.locator('[name=topic]').fill('Number')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('.katex')).toHaveCount(3)
  await expect(preview.getByText('Correct', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.waitForURL('**/dashboard/questions')
  const card = page.getByRole('article').filter({ hasText: 'Work out' })
  await expect(card.locator('.katex')).toHaveCount(3)
  await expect(card.getByRole('cell', { name: 'Ammonia' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Not saved yet' })).toHaveCount(0)
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
  expect(complaints).toEqual([])
})
