// Answers of the exam that is running still wait on this computer: whatever becomes of them, the next person signs in undisturbed.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Server } from './server.ts'
import { atRest } from './steps/at-rest.ts'
import { beStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { ageRoom, eventsKept, keepQuiet, tearAway } from './steps/kept-events.ts'
import { schoolBeside } from './steps/sample.ts'
import { typeSchoolIfAsked } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()

let hall: Hall

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  hall = await openHall(await context.newPage(), server, { school })
  await context.close()
})

const saves = '**/rpc/attempt/save'
/** While the attempt runs nothing is sent that would be late by that. */
const inTime = 'To send them in time, the candidate signs in here and continues the exam.'

test('answers that cannot be sent, because every save fails', async ({ page, context }) => {
  await leaveAnswerBehind(page, context)
  await signInUndisturbed(page, 'Not sent yet: 1 answer of the exam that is running.')
})

test('answers that nobody takes, because the server does not know their ticket', async ({ page, context }) => {
  await leaveAnswerBehind(page, context)
  await page.evaluate(ageRoom, { isForeign: true })
  await context.unroute(saves)
  await signInUndisturbed(page, 'This exam ticket is not valid. Your answers stay on this device')
})

test('answers that take long to be sent', async ({ page, context }) => {
  await leaveAnswerBehind(page, context)
  await context.unroute(saves)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route(saves, async (route) => {
    await held
    await route.continue()
  })
  await typeUndisturbed(page, 'Sending 1 answer of the exam that is running')
  letGo()
  await expect(page.getByText(inTime)).toBeVisible()
  await finishSignIn(page)
  // Whoever continues the exam vouches for what the room left.
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect.poll(() => eventsKept(page)).toBe(0)
  await expect(page.getByText(inTime)).toHaveCount(0)
})

test('answers that wait on a device somebody left in the demo', async ({ page, context }) => {
  await leaveAnswerBehind(page, context)
  await context.unroute(saves)
  await page.evaluate(() => {
    localStorage.setItem('cbt_data_mode', 'demo')
    localStorage.setItem('cbt_demo_user', 'teacher@greenfield.example')
  })
  // No page outside the demo is the demo's.
  await page.goto('/login')
  await expect(page.getByText(inTime)).toBeVisible()
})

test('answers that a page without a form sends, too', async ({ page, context, browser, server }) => {
  await leaveAnswerBehind(page, context)
  await page.goto('/about')
  await expect(page.getByText('Not sent yet: 1 answer of the exam that is running.')).toBeVisible()
  // That page is left first: it tries again by itself.
  await page.goto('/mark.svg')
  await context.unroute(saves)
  await page.goto('/')
  await expect(page.getByText(inTime)).toBeVisible()
  await handInElsewhere(browser, server)
  await page.reload()
  await expect(page.getByText('Sent: 1 answer of the exam that is running.')).toBeVisible()
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\/sender-.*\.js$/.test(name)).length,
    )
  expect(await scripts()).toBe(1)
  await page.goto('/about')
  await atRest(page)
  expect(await scripts(), 'nothing is left, and the sender is fetched all the same').toBe(0)
})

/** Starts the exam, answers while no save arrives, closes the window and is signed out. */
async function leaveAnswerBehind(page: Page, context: BrowserContext): Promise<void> {
  const room = await context.newPage()
  await beStudent(room, hall, hall.candidate)
  await room.goto(`/dashboard/exam/${hall.examId}`)
  await room.getByRole('button', { name: /^(Start Exam|Continue exam)$/ }).click()
  await expect(room.getByText('Saved on the server').first()).toBeVisible()
  await context.route(saves, (route) => route.abort())
  await keepQuiet(room)
  await room.getByRole('radio', { checked: false }).first().check({ force: true })
  await expect(room.getByText('Saved on this computer').first()).toBeVisible()
  await tearAway(room)
  await context.clearCookies()
  // A page where nothing of ours runs.
  await page.goto('/mark.svg')
  await page.evaluate(ageRoom, { isForeign: false })
}

/** The candidate goes on at another computer, and hands in there. */
async function handInElsewhere(browser: Browser, server: Server): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await beStudent(page, hall, hall.candidate)
  await page.goto('/terms')
  const start = { examId: hall.examId, pageId: 'c'.repeat(32) }
  const { ticket, elapsedMs } = await call<{ ticket: string; elapsedMs: number }>(
    page,
    'POST',
    `/exams/${hall.examId}/start`,
    start,
  )
  const events = [{ seq: 1, atMs: elapsedMs, kind: 'submit' }]
  await call(page, 'POST', '/attempts/save', { ticket, sentAtMs: elapsedMs, events })
  await context.close()
}

async function signInUndisturbed(page: Page, said: string): Promise<void> {
  await typeUndisturbed(page, said)
  await finishSignIn(page)
}

/** Types into the sign-in form while the sender is at work; the page stays the one that was opened. */
async function typeUndisturbed(page: Page, said: string): Promise<void> {
  await page.goto('/login?as=student')
  const moves: string[] = []
  page.on('framenavigated', (frame) => moves.push(frame.url()))
  const { studentNumber, password } = hall.candidate
  await page.locator('[name=email]').pressSequentially(studentNumber, { delay: 50 })
  await typeSchoolIfAsked(page, school.subdomain)
  await expect(page.getByText(said)).toBeVisible()
  await page.locator('[name=password]').pressSequentially(password, { delay: 50 })
  await expect(page.locator('[name=email]')).toHaveValue(studentNumber)
  expect(moves, 'the page went somewhere by itself').toEqual([])
  const parts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(parts.filter((part) => part.endsWith('.js'))).not.toEqual([])
  expect(parts.filter((part) => /\/(?:app|candidate)-|\/people\/me/.test(part))).toEqual([])
}

async function finishSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText(`Welcome back, ${hall.candidate.name}!`)).toBeVisible()
}
