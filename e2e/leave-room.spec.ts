// Back out of a running exam: asked first, and no way out of it loses the room while there is no network.
import type { BrowserContext, Page } from '@playwright/test'
import { call, type Hall, openHall } from './steps/by-call.ts'
import { showScore } from './steps/candidate.ts'
import { look } from './steps/look.ts'
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

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave the exam?' })

test('Back asks, stays by default, and without a network there is a way in again to the same load of the room', async ({
  page,
  context,
}) => {
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.getByRole('link', { name: /^Take Exam/ }).click()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await expect(page.getByText('Saved on the server').first()).toBeVisible()

  await pressBack(page)
  await expect(question(page).getByText('All your answers are saved on the server.')).toBeVisible()
  await expect(question(page).getByRole('button', { name: 'Stay here' })).toBeFocused()
  await look(page)
  // Behind the question no key answers, moves or flags.
  for (const key of ['b', 'c', 'm', 'n', 's']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(/\/exam\//)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('radio', { name: /\) right/ })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Flag' })).toHaveAttribute('aria-pressed', 'false')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await expect(page.getByText('No network. Your newest answer is saved on this computer. Keep going.')).toBeVisible()
  await look(page)
  await pressBack(page)
  await expect(question(page).getByText('the newest on this computer until the network is back')).toBeVisible()
  await question(page).getByRole('button', { name: 'Leave the exam' }).click()
  await page.waitForURL('**/dashboard')
  const running = page.getByRole('region', { name: 'Open test' })
  await expect(running.getByText('No network. All your answers are saved')).toBeVisible()
  await look(page)
  await running.getByRole('link', { name: 'Continue exam' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /\) right/ })).toBeChecked()
  expect(await asksBeforeClosing(page)).toBe(true)

  await context.setOffline(false)
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await showScore(page)
  await expect(page.getByText('2 of 3 correct').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login?as=student')
})

test('left with a network, the card says the own time, and leads straight back', async ({ page }) => {
  const again = await call<{ examId: string }>(staff.page, 'POST', '/exams', { ...hall.draft, title: 'Second test' })
  await call(staff.page, 'POST', `/exams/${again.examId}/start-now`, { examId: again.examId })
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.getByRole('link', { name: /^Take Exam/ }).click()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await pressBack(page)
  await question(page).getByRole('button', { name: 'Leave the exam' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Second test' })
  await expect(card.getByText(/^Your time is running: 59\sminutes left$/)).toBeVisible()
  await look(page)
  await card.getByRole('link', { name: 'Continue exam' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()

  // A load of its own begins at the door, where on a phone the way on stands first.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue exam' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeInViewport({ ratio: 1 })
  await look(page)
})

test('a door before its time says how to wait, opens by itself, and one with too little time says how much there is', async ({
  page,
}) => {
  const lagos = (minutes: number) => new Date(Date.now() + 3_600_000 + minutes * 60_000).toISOString()
  const at = (from: string, to: string) => ({
    ...{ scheduledDate: from.slice(0, 10), scheduledTime: from.slice(11, 16) },
    ...{ closingDate: to.slice(0, 10), closingTime: to.slice(11, 16) },
  })
  const exam = async (title: string, times: object, isOpen: boolean) => {
    const { examId } = await call<{ examId: string }>(staff.page, 'POST', '/exams', { ...hall.draft, title, ...times })
    await call(staff.page, 'POST', `/exams/${examId}/${isOpen ? 'start-now' : 'publish'}`, { examId })
    return examId
  }
  const early = await exam('Early test', at(lagos(30), lagos(50)), false)
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto(`/dashboard/exam/${early}`)
  await expect(page.getByText('as soon as it opens you can press Start Exam')).toBeVisible()
  await expect(
    page.getByText('closes 20 minutes after it opens: that is all the time there is, not 1 hour'),
  ).toBeVisible()
  await look(page)

  // Staff press Start now: the door opens by itself, also to whoever was without a network meanwhile.
  await page.context().setOffline(true)
  const { sittingId } = await call<{ sittingId: string }>(staff.page, 'GET', `/exams/${early}`)
  await call(staff.page, 'POST', `/exams/${early}/start-now`, { examId: early, sittingId })
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/rpc/attempt/door'))
  await refused
  await expect(page.getByRole('button', { name: 'Start Exam' })).toBeDisabled()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Start Exam' })).toBeEnabled()
  await expect(page.getByRole('timer', { name: 'Opens in' })).toHaveCount(0)
  const short = await exam('Short test', at(lagos(0), lagos(5)), true)
  await page.goto(`/dashboard/exam/${short}`)
  await expect(page.getByText('This exam closes before your 1 hour would be over')).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Closes in' })).toHaveText(/^[2345]:\d\d$/)
  await look(page)
})

async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back())
}

async function asksBeforeClosing(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    return closing.defaultPrevented
  })
}
