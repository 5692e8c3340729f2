// The exam room itself: fingers, keys, ears, two windows, a store that is remade beside it.
import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { letRead } from './steps/at-rest.ts'
import { beStudent, type Hall, openHall } from './steps/by-call.ts'
import { schoolBeside } from './steps/sample.ts'
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

test('on a narrow phone everything can be hit, and the focus goes along', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beStudent(page, hall, hall.candidate)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Open test' })).toBeFocused()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
  await page.getByRole('radio').first().check({ force: true })
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox()
    const name = await button.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent)
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0)), `${name}`).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: 'Clear answer' }).click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page.getByRole('radio').first()).not.toBeChecked()
  // The next page begins with it.
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  // A paper without a bold word needs no bold letters.
  const fonts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fonts.filter((name) => /andika/.test(name))).not.toEqual([])
  expect(fonts.filter((name) => /andika.*700/.test(name))).toEqual([])
})

test('letter keys answer until they are switched off, and stay off on this device', async ({ page }) => {
  await goOn(page)
  const first = page.getByRole('radio').first()
  await page.keyboard.press('a')
  await expect(first).toBeChecked()
  const flag = page.getByRole('button', { name: 'Flag', exact: true })
  await page.keyboard.press('m')
  await expect(flag).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('m')
  await expect(flag).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('checkbox', { name: 'Letter keys' }).uncheck()
  await page.keyboard.press('b')
  await page.keyboard.press('n')
  await expect(first).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect(page.getByRole('checkbox', { name: 'Letter keys' })).not.toBeChecked()
})

test('without a network nothing moves under the finger, and it is said to eyes and ears', async ({ page, context }) => {
  await goOn(page)
  const top = () =>
    page
      .getByRole('radio')
      .first()
      .evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
  // From wide to narrow, each with an answer that is not chosen yet.
  for (const [size, place] of [
    [{ width: 1280, height: 800 }, 2],
    [{ width: 360, height: 740 }, 0],
  ] as const) {
    await page.setViewportSize(size)
    await expect(page.getByText('Saved on the server').first()).toBeVisible()
    const before = await top()
    await context.setOffline(true)
    await page.getByRole('radio').nth(place).check({ force: true })
    await expect(page.getByRole('alert').filter({ hasText: 'No network.' })).toBeAttached()
    await expect(page.locator('p[aria-hidden]').filter({ hasText: 'No network.' })).toBeVisible()
    expect(await top(), 'the options have moved').toBe(before)
    await context.setOffline(false)
  }
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
})

test('a store that is remade by a newer window is let go, and answers are kept in it again', async ({ page }) => {
  await goOn(page)
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  const outcome = await page.evaluate(async () => {
    return await new Promise<string>((resolve) => {
      const opening = indexedDB.open('exam-room', 2)
      opening.onblocked = () => resolve('blocked')
      opening.onerror = () => resolve('failed')
      opening.onsuccess = () => {
        opening.result.close()
        resolve('remade')
      }
    })
  })
  expect(outcome).toBe('remade')
  await page.route('**/rpc/attempt/save', (route) => route.abort())
  await page.getByRole('radio').nth(1).check({ force: true })
  await expect(page.getByText('Saved on this computer').first()).toBeVisible()
  await page.unroute('**/rpc/attempt/save')
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
})

test('an older window beside a newer one stops at once, though it has no network', async ({ page, context }) => {
  await goOn(page)
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await page.route('**/rpc/attempt/save', (route) => route.abort())
  const newer = await context.newPage()
  await newer.goto(`/dashboard/exam/${hall.examId}`)
  await newer.getByRole('button', { name: 'Continue exam' }).click()
  await expect(newer.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This exam is open in another window' })).toBeFocused()
})

test('a start of a load given up, that comes late, stops the page; one press goes on with every answer', async ({
  page,
  baseURL,
}) => {
  await goOn(page)
  const late = await page.request.post(`/api/exams/${hall.examId}/start`, {
    data: { pageId: randomBytes(16).toString('hex') },
    headers: { origin: baseURL ?? '' },
  })
  expect(late.status()).toBe(200)
  await page.getByRole('radio').nth(2).check({ force: true })
  await expect(page.getByRole('heading', { name: 'This exam is open in another window' })).toBeFocused()
  await page.getByRole('button', { name: 'Continue here instead' }).click()
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
})

test('what another computer still had to send stands on the paper, and is said, before it is handed in', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  await goOn(page)
  await page.getByRole('radio').nth(0).check({ force: true })
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await page.route('**/rpc/attempt/save', (route) => route.abort())
  await page.getByRole('radio').nth(1).check({ force: true })
  await expect(page.getByText('Saved on this computer').first()).toBeVisible()

  const other = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}) })
  const here = await other.newPage()
  await goOn(here)
  await expect(here.getByRole('radio').nth(0)).toBeChecked()
  await page.unroute('**/rpc/attempt/save')
  await page.bringToFront()
  await expect(page.getByText('Everything you answered here is sent.')).toBeVisible()

  await here.getByRole('button', { name: 'Submit', exact: true }).click()
  const news = 'Question 1 was changed by what you did in another window or on another device.'
  await expect(here.getByRole('dialog').getByText(news)).toBeVisible()
  await here.getByRole('button', { name: 'Continue Exam' }).click()
  await expect(here.getByRole('dialog')).toBeHidden()
  await expect(here.getByText(news)).toBeVisible()
  await expect(here.getByRole('radio').nth(1)).toBeChecked()
  await other.close()
})

test('the second half of a double tap skips no question and hands nothing in, nor does a key held down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  await goOn(page)
  const shown = (number: number) => expect(page.getByRole('heading', { name: `Question ${number} of 3` })).toBeVisible()
  await shown(1)
  await page.getByRole('button', { name: 'Next' }).dblclick({ delay: 40 })
  await shown(2)
  await page.getByRole('button', { name: 'Next' }).click()
  await shown(3)
  await page.getByRole('button', { name: 'Previous' }).dblclick({ delay: 40 })
  await shown(2)
  await page.getByRole('button', { name: 'Previous' }).click()
  await shown(1)

  const dialog = page.getByRole('dialog', { name: 'Submit this exam?' })
  const last = dialog.getByRole('button', { name: 'Submit Exam' })
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  // The finger is as quick as that however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
  await submit.click()
  await page.clock.runFor(180)
  await last.click({ force: true })
  await page.clock.resume()
  // Longer than the dialog waits: the early press was not kept for later.
  await expect(last).toBeEnabled()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue Exam' }).click()
  await expect(dialog).toBeHidden()

  await submit.focus()
  for (let press = 1; press <= 10; press++) await page.keyboard.down('Enter')
  await expect(last).toBeEnabled()
  for (let press = 1; press <= 10; press++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await letRead(page)
  await dialog.getByRole('button', { name: 'Continue Exam' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('timer')).toBeVisible()
})

test('handing in without a network: closing the window asks first, and what is said is true', async ({ page }) => {
  await goOn(page)
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  expect(await asksBeforeClosing(page)).toBe(false)
  await page.route('**/rpc/attempt/save', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeFocused()
  expect(await asksBeforeClosing(page)).toBe(true)
  // Pressed while the network is still gone: once it is back, the page's own next try may be faster than the finger.
  const tried = page.waitForRequest('**/rpc/attempt/save')
  await page.getByRole('button', { name: 'Try to send now' }).click()
  await tried
  await page.unroute('**/rpc/attempt/save')
  await page.waitForURL('**/dashboard')
})

async function goOn(page: Page): Promise<void> {
  await beStudent(page, hall, hall.candidate)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

async function asksBeforeClosing(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    return closing.defaultPrevented
  })
}
