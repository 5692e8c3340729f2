// One computer: a real exam in one window, the demo in another. The exam loses nothing, and the demo sends nothing.
import type { Page } from '@playwright/test'
import { atRest, letRead } from './steps/at-rest.ts'
import { beStudent, type Hall, openHall } from './steps/by-call.ts'
import { showScore } from './steps/candidate.ts'
import { enterDemo, watchRequests } from './steps/demo.ts'
import { ageRoom, eventsKept, keepQuiet, tearAway } from './steps/kept-events.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStaff, signOut } from './steps/site.ts'
import { openPart } from './steps/staff.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()

let hall: Hall

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(page, server, { school })
  await page.close()
})

const saves = '**/rpc/attempt/save'
const strip = (page: Page) => page.getByText('Demo: nothing is saved')
const asked = (page: Page, number: number) => page.getByRole('heading', { name: `Question ${number} of 3` })

async function answerFirst(page: Page): Promise<void> {
  await page.getByRole('radio', { checked: false }).first().check({ force: true })
}

test('an exam that runs is saved while another window shows the demo, and answers left behind wait until it is left', async ({
  page,
  context,
  server,
}) => {
  await beStudent(page, hall, hall.candidate)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(asked(page, 1)).toBeVisible()

  const other = await context.newPage()
  await enterDemo(other, 'teacher')
  const saved = page.waitForResponse((response) => response.url().endsWith('/rpc/attempt/save') && response.ok())
  await answerFirst(page)
  await saved
  await expect(page.getByText('Saved on the server').first()).toBeVisible()

  // The network goes, one more answer stays on this computer, and the window is closed.
  await context.route(saves, (route) => route.abort())
  await keepQuiet(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await answerFirst(page)
  await expect(page.getByText('Saved on this computer').first()).toBeVisible()
  await tearAway(page)
  await other.goto('/mark.svg')
  await other.evaluate(ageRoom, { isForeign: false })
  await context.unroute(saves)

  const found = watchRequests(context, server.url)
  await other.goto('/dashboard/questions')
  await expect(other.getByRole('heading', { level: 1, name: 'Question Bank' })).toBeVisible()
  await other.evaluate(() => window.dispatchEvent(new Event('online')))
  await other.reload()
  await expect(strip(other)).toBeVisible()
  await expect(other.getByText(/^(Sending|Sent|Not sent yet)/)).toHaveCount(0)
  expect(await eventsKept(other)).toBeGreaterThan(0)
  expect(found).toEqual([])

  // The demo is left: the page it leads to asks for what waits, and keeps what would be late.
  const lookedAfter = other.waitForResponse((response) => response.url().endsWith('/rpc/attempt/save') && response.ok())
  await signOut(other)
  await lookedAfter
  await expect(other.getByText(/^Not sent yet:/)).toBeVisible()
  expect(await eventsKept(other)).toBeGreaterThan(0)
})

test('an exam that runs is never shown as the demo, and who hands it in sees the own result', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await beStudent(page, hall, hall.candidate)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: /^(Start Exam|Continue exam)$/ }).click()
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  const other = await context.newPage()
  await enterDemo(other, 'teacher')

  // Who signed in here is asked again when the window is looked at after a while.
  await page.clock.runFor('01:05')
  const asked = page.waitForResponse('**/rpc/people/me')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await asked
  await expect(strip(page)).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { isStillThere: true }))
  await expect(page.getByRole('heading', { name: /^Question \d of 3$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL('**/dashboard')
  await showScore(page)
  await expect(page.getByText(/of 3 correct/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in and go to the dashboard' }).click()
  await expect(page.getByText(`Welcome back, ${hall.candidate.name}!`)).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await other.getByRole('button', { name: 'Leave the demo' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  await letRead(page)
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true)
})

test('a page of the school stays the school’s beside the demo; loaded anew it is the demo, and the school’s again', async ({
  page,
  context,
}) => {
  const demoFiles: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/demo-(?:here-)?[\w-]{7}\.js$/.test(request.url())) demoFiles.push(request.url())
  })
  await signInStaff(page, school)
  await expect(page.getByText(`Welcome back, ${school.name}!`)).toBeVisible()
  for (const path of ['/', '/signup', '/dashboard/exams', '/dashboard/students', '/dashboard']) {
    await page.goto(path)
    await atRest(page)
  }
  const other = await context.newPage()
  await enterDemo(other, 'teacher')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Exams', exact: true }).click()
  await expect(page.getByText('Open test').first()).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  expect(demoFiles, 'database mode has loaded the demo').toEqual([])

  await page.reload()
  await expect(strip(page)).toBeVisible()
  await expect(page.getByText('Tunde Sample').first()).toBeVisible()
  expect(demoFiles).not.toEqual([])
  await expect(page.getByText(school.name)).toHaveCount(0)
  // What is typed for the demo could not be saved: it holds nobody up, and nothing of the school comes under the strip.
  await page.goto('/dashboard/exams/new')
  await page.locator('[name=title]').fill('Typed for the demo')
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type())
    await dialog.dismiss()
  })
  await other.getByRole('button', { name: 'Leave the demo' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText(school.name).first()).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('what is typed for the school is saved there, though another window enters the demo and leaves it', async ({
  page,
  context,
}) => {
  await signInStaff(page, school)
  await page.goto('/dashboard/exams/new')
  await page.locator('[name=title]').fill('Half written')
  await openPart(page, 'Rules')
  await page.locator('[name=totalMarks]').fill('20')
  await openPart(page, 'Details')
  const other = await context.newPage()
  await enterDemo(other, 'teacher')
  await page.bringToFront()
  const saved = page.waitForResponse('**/rpc/exam/create')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await saved
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await page.locator('[name=title]').fill('Half written, more')
  await page.evaluate(() => Object.assign(window, { isStillThere: true }))
  await other.getByRole('button', { name: 'Leave the demo' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  await letRead(page)
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true)
  await expect(page.locator('[name=title]')).toHaveValue('Half written, more')
})
