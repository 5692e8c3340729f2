// The company's office: a school is added, its owner comes in by the mail, and both read in their own audit what was done.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { look } from './steps/look.ts'
import { signInStaff } from './steps/site.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'company' })

test('a school that the company adds is entered by its owner, who reads what the company changes of it', async ({
  page,
  browser,
  contextOptions,
  server,
}) => {
  const [email = '', password = ''] = readFileSync(join(server.dataDir, 'first-admin.txt'), 'utf8').split('\n')
  await signInStaff(page, { email, password })
  await page.getByRole('link', { name: 'Schools', exact: true }).click()
  await page.getByRole('button', { name: 'Add New School' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Add New School' })
  await adding.getByLabel('School Name').fill('Palm Sample College')
  await adding.getByLabel('Email').fill('owner@palm.test')
  await adding.getByLabel('Phone').fill('0800 000 0000')
  await adding.getByLabel('Address').fill('3 Sample Road, Enugu')
  await adding.getByRole('button', { name: 'Add School' }).click()
  await expect(adding).toBeHidden()
  await expect(page.getByRole('row', { name: /Palm Sample College/ })).toContainText('3 Sample Road, Enugu')
  await look(page)

  const mail = await server.mailTo('owner@palm.test', /invited/)
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  const owner = await context.newPage()
  await owner.goto(mail.links.find((one) => one.includes('/accept-invitation?')) ?? '')
  await owner.getByRole('textbox', { name: 'New password' }).fill('a better password')
  await owner.getByRole('textbox', { name: 'Confirm password' }).fill('a better password')
  await owner.getByRole('button', { name: 'Join' }).click()
  await owner.waitForURL('**/dashboard')
  await expect(owner.getByText('Palm Sample College').first()).toBeVisible()

  await page.getByRole('link', { name: 'Palm Sample College' }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const editing = page.getByRole('dialog')
  await editing.getByLabel('Address').fill('4 Sample Road, Enugu')
  await editing.getByRole('button', { name: /^Save/ }).click()
  await expect(editing).toBeHidden()
  await expect(page.getByText('4 Sample Road, Enugu').first()).toBeVisible()
  await look(page)

  await owner.goto('/dashboard/settings/audit')
  const line = owner.getByRole('row', { name: /Sabimark edited the school info/ })
  await expect(line).toContainText('4 Sample Road, Enugu')
  await expect(owner.getByRole('row', { name: /Sabimark added this school/ })).toBeVisible()
  await expect(owner.getByRole('main')).not.toContainText(email)
  await look(owner)
  await context.close()
})
