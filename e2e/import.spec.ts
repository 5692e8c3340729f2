// A sheet of questions becomes part of the bank, under the policy of a real server and on a host without https: looked at,
// mended, confirmed, undone and taken again; and questions leave the bank as a file.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { HALL_HOST } from './hosts.ts'
import { startServer } from './server.ts'
import { call, openHall } from './steps/by-call.ts'
import { lookBothWays } from './steps/look.ts'
import { expect, test } from './test.ts'

const sheet = [
  'Question,A,B,C,D,Answer,Type,Marks',
  // It stands in the bank already, with its options in another order.
  'question 1?,Wrong 1,right 1,also wrong 1,,B,,',
  'Which gas do plants take in?,Oxygen,Carbon dioxide,Nitrogen,Argon,B,,2',
  'The organelle in the diagram is called the,nucleus,chloroplast,mitochondrion,vacuole,,,',
  'Water boils at 100 °C at sea level.,,,,,True,true_false,',
  'Which of these are vitamins?,A,Salt,C,Sand,A and C,,3',
  '"<img src=x onerror=alert(1)> Ẹ̀jẹ̀ ni a ń pè ní blood?",=1+1,-2,@sum,+4,C,,',
  ...Array.from({ length: 494 }, (_, place) => `What is ${place + 1} twice?,${place + 1},${2 * place + 2},x,y,B,,1`),
].join('\n')

test('a sheet of 500 questions is looked at, mended, added, undone and added again; then it leaves as a file', async ({
  browser,
  contextOptions,
}) => {
  const server = await startServer({ host: HALL_HOST })
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  const page = await context.newPage()
  await openHall(page, server)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))

  await page.goto('/dashboard/questions')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByLabel('File of questions').setInputFiles({
    ...{ name: 'SS2 mock.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) },
  })
  const asked = page.getByRole('dialog', { name: 'What holds for all' })
  await asked.getByRole('textbox', { name: 'Topic' }).fill('Mock exam')
  await asked.getByRole('button', { name: 'Look at the questions' }).click()
  await expect(page.getByText('500 found: 498 ready, 1 needs you, 1 duplicate.')).toBeVisible()
  await lookBothWays(page)

  await page.getByRole('button', { name: /^Next that needs you/ }).click()
  await page.keyboard.press('c')
  await expect(page.getByText('500 found: 499 ready, 1 duplicate.')).toBeVisible()
  // The review is still there after a reload.
  await page.waitForTimeout(600)
  await page.reload()
  await expect(page.getByText('500 found: 499 ready, 1 duplicate.')).toBeVisible()
  expect(await inBank(page, 'Mock')).toBe(0)

  await page.getByRole('button', { name: 'Add 499 questions' }).click()
  await expect(page.getByText('499 questions were added to the bank.')).toBeVisible()
  expect(await inBank(page, 'Mock')).toBe(499)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It was undone.')).toBeVisible()
  expect(await inBank(page, 'Mock')).toBe(0)
  await page.getByRole('button', { name: 'Add 499 questions' }).click()
  await expect(page.getByText('499 questions were added to the bank.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the Question Bank' }).click()
  await expect(page.getByText('Total Questions')).toBeVisible()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Questions' })
  await dialog.getByLabel('Format').selectOption('aiken')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog.getByText('1 question with several right answers cannot be written as Aiken')).toBeVisible()
  await lookBothWays(page)
  await dialog.getByLabel('Format').selectOption('xlsx')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('questions.xlsx')
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  expect(problems).toEqual([])
  await context.close()
  await server.stop()
})

async function inBank(page: Page, search: string): Promise<number> {
  return (await call<{ total: number }>(page, 'GET', `/questions?search=${search}`)).total
}
