// The socket of the exam room: what staff do with the time is on the candidate's page within a moment, and without one a little later.
import type { BrowserContext, Page } from '@playwright/test'
import { beStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'live' })

let hall: Hall
let staff: { context: BrowserContext; page: Page }
let sittingId: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = { context, page: await context.newPage() }
  hall = await openHall(staff.page, server)
  sittingId = (await call<{ sittingId: string }>(staff.page, 'GET', `/exams/${hall.examId}`)).sittingId
})
test.afterAll(() => staff.context.close())

async function giveMinutes(minutes: number): Promise<void> {
  type Read = { closesAt: string; changes: { id: string }[] }
  const { closesAt, changes } = await call<Read>(staff.page, 'GET', `/exams/${hall.examId}/sittings/${sittingId}`)
  const seen = { closesAt, change: changes[0]?.id ?? null }
  const reason = 'The power was away'
  await call(staff.page, 'POST', `/exams/${hall.examId}/extend`, { sittingId, by: { minutes }, seen, reason })
}

async function enter(page: Page): Promise<void> {
  await beStudent(page, hall, hall.candidate)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: /Start Exam|Continue/ }).click()
  await page.getByRole('radio').first().check({ force: true })
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
}

test('minutes that staff give are on the page within a moment', async ({ page }) => {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await enter(page)
  await expect.poll(() => frames).toEqual(['["ok"]'])
  await giveMinutes(5)
  // By itself the page would ask two minutes after its last save.
  await expect(page.getByText('You have been given 5 minutes more.')).toBeVisible()
  expect(frames).toContain('["n"]')
})

test('with its sockets closed by a proxy the page hears when it asks by itself', async ({ page }) => {
  await page.clock.install()
  let tries = 0
  await page.routeWebSocket(/\/live$/, (socket) => {
    tries += 1
    return socket.close()
  })
  await enter(page)
  await expect.poll(() => tries).toBeGreaterThan(0)
  await giveMinutes(7)
  await page.clock.runFor(125_000)
  await expect(page.getByText('You have been given 7 minutes more.')).toBeVisible()
  expect(tries).toBe(3)
})
