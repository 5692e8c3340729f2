// A report leaves the school: made into a file, shared, opened elsewhere by its PIN, and no longer once the link was ended.
import { readFileSync } from 'node:fs'
import { become } from './steps/people.ts'
import { expect, test } from './test.ts'

test('a report is made, shared, opened by its PIN in another browser, and no longer after its link was ended', async ({
  browser,
  page,
  people,
}) => {
  await become(page, people.signIns.school_admin)
  await page.goto('/dashboard/reports')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Performance Report' })).toBeVisible()
  const downloaded = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Generate Report' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/performance.*\.pdf$/)
  const made = readFileSync(await file.path())
  expect(made.subarray(0, 5).toString('latin1')).toBe('%PDF-')

  // The list may still move up the page, which closes the menu.
  await expect(async () => {
    await page.getByRole('button', { name: 'Actions for Performance Report' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click({ timeout: 5_000 })
  }).toPass()
  const dialog = page.getByRole('dialog', { name: 'Share: Performance Report' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const secrets = dialog.locator('code')
  await expect(secrets).toHaveCount(2)
  const [link = '', pin = ''] = await secrets.allTextContents()

  // Somebody without an account, at another computer.
  const elsewhere = await browser.newContext()
  const guest = await elsewhere.newPage()
  await guest.goto(link)
  await expect(guest.getByText(/shared a report with you/)).toBeVisible()
  await guest.getByLabel('PIN').fill(pin === '000000' ? '000001' : '000000')
  await guest.getByRole('button', { name: 'Open the report' }).click()
  await expect(guest.getByRole('alert')).toBeVisible()
  await expect(guest.getByLabel('PIN')).toBeFocused()
  await expect(guest.getByLabel('PIN')).toHaveAccessibleDescription(/^This PIN is incorrect\./)
  // The field is wider than its boxes: nothing may slide as it gets the focus.
  for (const part of ['.sheet', '.pin']) expect(await guest.locator(part).evaluate((box) => box.scrollLeft)).toBe(0)
  await guest.getByLabel('PIN').fill(pin)
  const shared = guest.waitForEvent('download')
  await guest.getByRole('button', { name: 'Open the report' }).click()
  expect(readFileSync(await (await shared).path()).equals(made)).toBe(true)
  await expect(guest.getByRole('heading', { name: 'The file is being downloaded.' })).toBeVisible()
  await expect(guest.getByRole('alert')).toBeHidden()

  await dialog.getByRole('button', { name: /^End the link of/ }).click()
  await page.getByRole('button', { name: 'End the link', exact: true }).click()
  await expect(dialog.getByText('Opened 1 time, last')).toBeVisible()
  await expect(dialog.getByText('Ended')).toBeVisible()
  await guest.goto(link)
  await guest.getByLabel('PIN').fill(pin)
  await guest.getByRole('button', { name: 'Open the report' }).click()
  await expect(guest.getByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible()
  await elsewhere.close()
})
