// The company's office: a school is added, its owner comes in by the mail, and both read in their own audit what was done.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inDatabase } from './kill/database.ts'
import type { Server } from './server.ts'
import { addStudent, beStudent, call, leaveScreen, openHall } from './steps/by-call.ts'
import { expectSavedOnServer, showScore } from './steps/candidate.ts'
import { look } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStaff } from './steps/site.ts'
import { handIn } from './steps/whole-paper.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'company' })
test.describe.configure({ mode: 'default' })

/** The file with the password is gone once it has been used. */
let company: { email: string; password: string } | undefined

async function signInCompany(page: Page, server: Server): Promise<string> {
  const read = () => {
    const [email = '', password = ''] = readFileSync(join(server.dataDir, 'first-admin.txt'), 'utf8').split('\n')
    return { email, password }
  }
  company ??= read()
  await signInStaff(page, company)
  return company.email
}

test('a school that the company adds is entered by its owner, who reads what the company changes of it', async ({
  page,
  browser,
  contextOptions,
  server,
}) => {
  const email = await signInCompany(page, server)
  await page.getByRole('link', { name: 'Schools', exact: true }).click()
  await page.getByRole('button', { name: 'Add New School' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Add New School' })
  await adding.getByLabel('School Name').fill('Palm Sample College')
  await adding.getByLabel('Email').fill('owner@palm.test')
  await adding.getByLabel('Phone').fill('0800 000 0000')
  await adding.getByLabel('Address').fill('3 Sample Road, Enugu')
  await adding.getByRole('button', { name: 'Add School' }).click()
  await expect(adding).toBeHidden()
  const added = page.getByRole('row', { name: /Palm Sample College/ })
  // The town stands below the street.
  await expect(added).toContainText(/3 Sample Road\s*Enugu/)
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

  await page.getByRole('link', { name: 'Palm Sample College', exact: true }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const editing = page.getByRole('dialog')
  await editing.getByLabel('Address').fill('4 Sample Road, Enugu')
  await editing.getByRole('button', { name: /^Save/ }).click()
  await expect(editing).toBeHidden()
  await expect(page.getByText('4 Sample Road, Enugu').first()).toBeVisible()
  await look(page)

  await owner.goto('/dashboard/settings/audit')
  await owner.getByRole('button', { name: /^Sabimark edited the school info/ }).click()
  await expect(owner.getByRole('region', { name: 'Address' })).toContainText('4 Sample Road, Enugu')
  await expect(owner.getByRole('button', { name: /^Sabimark added a school/ })).toBeVisible()
  await expect(owner.getByRole('main')).not.toContainText(email)
  await look(owner)
  await context.close()
})

test('a school is suspended during an exam: who sits it finishes, nobody begins or signs in, until it is reactivated', async ({
  page,
  browser,
  contextOptions,
  server,
}) => {
  const newPage = async () => await (await browser.newContext({ ...contextOptions, baseURL: server.url })).newPage()
  const [staff, sits, waits] = [await newPage(), await newPage(), await newPage()]
  const school = schoolBeside()
  const hall = await openHall(staff, server, { school })
  const classes = await call<{ items: { id: string; name: string }[] }>(staff, 'GET', '/classes')
  const classId = classes.items.find(({ name }) => name === 'SS1A')?.id
  const late = await addStudent(staff, { name: 'Late Example', studentNumber: 'GC/9', classId })
  await beStudent(sits, hall, hall.candidate)
  await sits.goto('/dashboard')
  await sits.getByRole('link', { name: /^Take Exam/ }).click()
  await sits.getByRole('button', { name: 'Start Exam' }).click()
  await sits.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await expectSavedOnServer(sits)

  await signInCompany(page, server)
  await page.getByRole('link', { name: 'Schools', exact: true }).click()
  await page.getByRole('link', { name: school.schoolName, exact: true }).click()
  // The list that is left has a button of this name, too.
  await expect(page.getByRole('heading', { level: 1, name: school.schoolName })).toBeVisible()
  const actions = page.getByRole('button', { name: `Actions for ${school.schoolName}` })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Suspend' }).click()
  const asking = page.getByRole('dialog', { name: `Suspend ${school.schoolName}?` })
  await expect(asking.getByText('1 candidate sits an exam now: they finish it, and it is marked.')).toBeVisible()
  await asking.getByLabel('Reason').fill('The invoice is not paid')
  await look(page)
  await asking.getByRole('button', { name: 'Suspend' }).click()
  await expect(asking).toBeHidden()
  await expect(page.getByText('The invoice is not paid').first()).toBeVisible()
  await look(page)

  await beStudent(waits, hall, { studentNumber: late.signInName, password: late.firstPassword, name: late.name })
  await waits.goto('/dashboard')
  await waits.getByRole('link', { name: /^Take Exam/ }).click()
  await expect(waits.getByText('Your school is suspended').first()).toBeVisible()
  await sits.reload()
  await sits.getByRole('button', { name: 'Continue exam' }).click()
  await expect(sits.getByRole('radio', { name: /\) right/ })).toBeChecked()
  await handIn(sits)
  await showScore(sits)

  await leaveScreen(staff)
  await inDatabase(server.dataDir, (ask) => ask("UPDATE due_work SET due_at = now() WHERE kind = 'end_sign_in'"))
  await expect.poll(async () => (await staff.request.get(`${server.url}/api/subjects`)).status()).toBe(401)
  await staff.goto('/login?as=staff')
  await staff.locator('[name=email]').fill(school.email)
  await staff.locator('[name=password]').fill(school.password)
  await staff.getByRole('button', { name: 'Sign In' }).click()
  await expect(staff.getByText(/^Your school is suspended/)).toBeVisible()
  await look(staff)
  const { text } = await server.mailTo(school.email, /is suspended/)
  expect(text).toContain('The invoice is not paid')

  await actions.click()
  await page.getByRole('menuitem', { name: 'Reactivate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByText('1 school reactivated.')).toBeVisible()
  await server.mailTo(school.email, /is open again/)
  await signInStaff(staff, school)
  await staff.goto('/dashboard/results')
  await expect(staff.getByRole('row', { name: /Chidi Example/ })).toBeVisible()
  for (const one of [staff, sits, waits]) await one.context().close()

  await page.goto('/dashboard/settings/audit')
  await page.getByRole('button', { name: `suspended a school: ${school.schoolName}` }).click()
  const line = page.getByRole('region', { name: school.schoolName, exact: true })
  await expect(line.getByRole('link', { name: school.schoolName, exact: true })).toBeVisible()

  // Whatever entry the company opens, it reads figures by school, and nobody's name.
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
  const names = await entries.allInnerTexts()
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) {
    await entries.filter({ hasText: name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^(Loading|Checking)/)).toHaveCount(0)
    const main = page.getByRole('main')
    // Of all people the owner alone is named, and where schools are listed.
    const unnamed = ['Chidi Example', 'Late Example', ...(name === 'Schools' ? [] : [school.name])]
    for (const person of unnamed) await expect(main).not.toContainText(person)
  }
})
