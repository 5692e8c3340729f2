// A session that ends or changes while an exam runs takes nothing away: the ticket is enough to the end.
import type { BrowserContext, Page } from '@playwright/test'
import { letRead } from './steps/at-rest.ts'
import { call, type Hall, openHall } from './steps/by-call.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()

let hall: Hall
let staff: { context: BrowserContext; page: Page }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = { context, page: await context.newPage() }
  hall = await openHall(staff.page, server, { school })
})
test.afterAll(() => staff.context.close())

test('cookies gone in mid-exam: answering, handing in and the way to the result go on', async ({ page, context }) => {
  await page.clock.install()
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await expect(page.getByText('Saved on the server').first()).toBeVisible()

  const beside = await context.newPage()
  for (const path of ['/', '/login']) {
    await beside.goto(path)
    const onward = beside.getByRole('link', { name: /^Continue as .*Your exam is running, \d+ minutes left/ })
    await expect(onward).toHaveAttribute('href', `/dashboard/exam/${hall.examId}`)
  }
  await beside.close()

  await context.clearCookies()
  await lookAwayAndBack(page)
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to see your result' }).click()
  await page.waitForURL('**/login')

  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('link', { name: 'See my result' }).click()
  await expect(page.getByText('2 of 3 correct').first()).toBeVisible()
})

test('another person signing in beside it changes nothing, and does not get the result', async ({ page }) => {
  const again = await call<{ examId: string }>(staff.page, 'POST', '/exams', { ...hall.draft, title: 'Second test' })
  await call(staff.page, 'POST', `/exams/${again.examId}/start-now`, { examId: again.examId })
  await page.clock.install()
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto(`/dashboard/exam/${again.examId}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.context().clearCookies()
  const other = await page.context().newPage()
  await signInStudent(other, { subdomain: school.subdomain, ...hall.elsewhere })
  await page.bringToFront()
  await lookAwayAndBack(page)
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('link', { name: 'Sign in to see your result' })).toBeVisible()
})

/** What the browser says when another window was in front for a while. */
async function lookAwayAndBack(page: Page): Promise<void> {
  // What was asked last counts as fresh for a while; only then is it asked again.
  await page.clock.runFor('01:05')
  const asked = page.waitForResponse('**/rpc/people/me')
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
    window.dispatchEvent(new Event('focus'))
  })
  await (await asked).finished()
  await letRead(page)
}
