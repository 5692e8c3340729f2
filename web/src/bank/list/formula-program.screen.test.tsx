import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { asked, bankOf } from '../../../test/asked-questions.ts'
import { showScreen } from '../../../test/screen.tsx'
import QuestionsPage from './questions-page.tsx'

// In a file of its own: what another test has fetched stays in its page.
// The files of the screen alone fill the browser's list.
performance.setResourceTimingBufferSize(2_000)
const fetched = () => performance.getEntriesByType('resource').filter(({ name }) => /draw-formula/.test(name)).length

test('the program that draws formulas is fetched where there is one', async () => {
  await showScreen(QuestionsPage, { answers: bankOf(asked(1, 'What falls?'), asked(2, 'What floats?')) })
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect.poll(() => page.getByRole('article').elements().length).toBe(2)
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Question', exact: true }).fill('What rises')
  expect(fetched()).toBe(0)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Question', exact: true }).fill('What is $x^2$?')
  await expect.poll(fetched).toBe(1)
  await expect.element(page.getByRole('dialog').getByRole('region', { name: 'Preview' })).toMatchTextContent(/x/)
})
