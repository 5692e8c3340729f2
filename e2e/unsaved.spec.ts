// What is only on the screen is not lost by a session that ends, by Back or by Logout; and the sign-in leads to the page asked for.
import { expect, type Locator, type Page } from '@playwright/test'
import { type Hall, openHall } from './steps/by-call.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStaff, signOut } from './steps/site.ts'
import { addStudent, firstPassword, issueSlip, openPart } from './steps/staff.ts'
import { test } from './test.ts'

const school = schoolBeside()

let hall: Hall

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  hall = await openHall(await context.newPage(), server, { school })
  await context.close()
})

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

test('an exam written while the session ended is saved after signing in in another tab', async ({ page, context }) => {
  await signInStaff(page, school)
  await page.goto('/dashboard/exams/new')
  const title = page.locator('[name=title]')
  await title.fill('Kept through it all')
  await page.locator('[name=subject]').selectOption({ label: 'Mathematics' })
  await openPart(page, 'Rules')
  await page.locator('[name=totalMarks]').fill('20')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('You are signed out. Your work is still on this page')).toBeVisible()
  await expect(title).toHaveValue('Kept through it all')
  // Once the page knows that nobody is signed in, a pointer over a link fetches ahead and goes nowhere.
  const told = page.waitForResponse((answer) => answer.url().endsWith('/rpc/people/me'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await told
  const fetched = page.waitForResponse((answer) => /assets\/students-page/.test(answer.url()))
  await page.getByRole('link', { name: 'Students', exact: true }).hover()
  await fetched
  await expect(title).toHaveValue('Kept through it all')

  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'sign in again in a new tab' }).click()
  const other = await opening
  await signInStaff(other, school)
  await other.close()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/exams\/[0-9a-f-]{36}\?tab=rules$/)
})

test('Back over a half-written question and Logout over an exam ask first', async ({ page }) => {
  await signInStaff(page, school)
  await page.getByRole('link', { name: 'Question Bank' }).click()
  await page.getByRole('button', { name: 'Add Question' }).first().click()
  const text = page.getByRole('dialog').locator('[name=question]')
  await text.fill('Half of a')
  await page.evaluate(() => window.history.back())
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(text).toHaveValue('Half of a')
  await page.evaluate(() => window.history.back())
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/dashboard')

  await page.goto('/dashboard/exams/new')
  await page.locator('[name=title]').fill('Not yet kept')
  await page.getByRole('button', { name: 'Logout' }).click()
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(question(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Create New Exam' })).toBeVisible()
  await page.locator('[name=title]').fill('Not kept')
  await page.getByRole('button', { name: 'Logout' }).click()
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('Escape over a half-written question asks first, and over an empty one closes', async ({ page }) => {
  await signInStaff(page, school)
  await page.goto('/dashboard/questions')
  const add = page.getByRole('button', { name: 'Add Question' }).first()
  const form = page.getByRole('dialog', { name: 'Add New Question' })
  await add.click()
  await expect(form.locator('[name=question]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await add.click()
  await form.locator('[name=question]').fill('Half of a')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(form.locator('[name=question]')).toHaveValue('Half of a')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(form).toHaveCount(0)
})

test('what is refused is in sight where it was sent, and no field hides behind the buttons', async ({
  page,
  context,
}) => {
  await signInStaff(page, school)
  await page.goto('/dashboard/subjects')
  await page.getByRole('button', { name: 'Add New Subject' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add New Subject' })
  await form.locator('[name=name]').fill('Physics')
  await form.locator('[name=code]').fill('PHY')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Add Subject' }).click()
  const refusal = form.getByRole('alert')
  await expect(refusal).toBeVisible()
  expect(await isOnTop(refusal)).toBe(true)
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(question(page)).toBeHidden()

  await page.goto('/dashboard/questions')
  await page.getByRole('button', { name: 'Add Question' }).first().click()
  for (const name of ['topic', 'difficulty', 'marks', 'explanation', 'tags']) {
    const field = page.getByRole('dialog').locator(`[name=${name}]`)
    await field.focus()
    await expect.poll(() => isOnTop(field), name).toBe(true)
  }
})

test('slips that were not printed are not left without a question', async ({ page }) => {
  await signInStaff(page, school)
  await addStudent(page, { name: 'Bola Example', studentNumber: 'GC/9', className: 'SS1A' })
  await page.getByRole('link', { name: 'Subjects' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('Sign-in slip to print')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Subjects' }).click()
  await page.waitForURL('**/subjects')
})

test('first passwords are hidden while nobody is signed in, and only what was copied is said to be', async ({
  page,
  context,
}) => {
  await signInStaff(page, school)
  await addStudent(page, { name: 'Halima Example', studentNumber: 'GC/10', className: 'SS1A' })
  const password = await firstPassword(page).innerText()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await issueSlip(page, 'Halima Example')
  await expect(firstPassword(page)).not.toHaveText(password)
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(/Copying did not work/)

  const newPassword = await firstPassword(page).innerText()
  const other = await context.newPage()
  await other.goto('/dashboard/profile')
  await signOut(other)
  await expect(page.getByText('You are signed out, so first passwords are hidden.')).toBeVisible()
  expect(await page.content()).not.toContain(newPassword)

  await signInStaff(other, school)
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(firstPassword(page)).toHaveText(newPassword)

  // A change that is refused says it, too; the page itself stays where it is.
  await context.clearCookies()
  await page.getByRole('button', { name: 'Actions for Halima Example' }).click()
  await page.getByRole('menuitem', { name: 'Issue a new slip' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue slip' }).click()
  await expect(page.getByText('You are signed out, so first passwords are hidden.')).toBeVisible()
  expect(await page.content()).not.toContain(newPassword)
})

test('a page asked for while signed out is opened after the sign-in', async ({ page }) => {
  const asked = `/dashboard/exams/${hall.examId}`
  await page.goto(asked)
  await page.waitForURL('**/login?next=*')
  await page.locator('[name=email]').fill(school.email)
  await page.locator('[name=password]').fill(school.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`**${asked}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Open test' })).toBeVisible()
  for (const path of ['/dashboard/exams/abc', '/dashboard/results/exam/abc']) {
    await page.goto(path)
    await expect(page.getByText('There is no such exam in your school.')).toBeVisible()
  }
  await signOut(page)
})

/** Whether the middle of it is what one sees there. */
async function isOnTop(element: Locator): Promise<boolean> {
  return await element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen !== null && node.contains(seen)
  })
}
