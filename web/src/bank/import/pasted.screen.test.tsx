import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetKeptImport } from '../../../test/kept-import.ts'
import { start } from '../../../test/question-import.ts'

beforeEach(forgetKeptImport)

test('questions pasted on a phone are looked at from the top, and a change there moves nothing', async () => {
  await page.viewport(360, 480)
  await start({ bank: { checkDuplicates: () => ({ duplicates: [] }) } })
  const row = (question: string, named: string) => `Multiple choice,${question},Yes,No,A,1,1,Easy,${named},Mock`
  const rows = [row('Is it gold?', 'Alchemy'), row('Is it art?', 'Magic'), row('Is it alive?', 'Biology')]
  const names = 'Type,Question,A,B,Answer,Marks,Minutes,Difficulty,Subject,Topic'
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill([names, ...rows].join('\n'))
  window.scrollTo(0, document.documentElement.scrollHeight)
  expect(window.scrollY).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the questions' }).click()
  const note = page.getByText(/2 questions name 2 subjects you do not have/)
  for (const one of [page.getByRole('heading', { level: 1, name: 'Check the import' }), note]) {
    await expect.element(one).toBeVisible()
    expect(one.element().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  }
  expect(window.scrollY).toBe(0)
  const alchemy = page.getByRole('combobox', { name: 'Alchemy (1 question)' })
  window.scrollTo(0, 150)
  await alchemy.selectOptions('Physics')
  await expect.element(page.getByText('3 found: 2 ready, 1 needs you.')).toBeInTheDocument()
  expect(window.scrollY).toBeGreaterThan(0)
  await page.viewport(1280, 800)
})
