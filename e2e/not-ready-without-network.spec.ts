// A device that never got ready for an exam offered without a network: once its student has seen the offer, a load without a network says so
// in our words, and not in the browser's.
import type { Page } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from './network/fault-proxy.ts'
import { calm } from './network/weather.ts'
import { type Hall, openHall } from './steps/by-call.ts'
import { look, lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { offerOffline } from './steps/sealed.ts'
import { signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()
let hall: Hall
let proxy: FaultProxy

test.beforeAll(async ({ browser, contextOptions, server }) => {
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(page, server, { school })
  await offerOffline(page, hall.examId)
  await page.close()
  proxy = await startFaultProxy(server.port, () => 0)
})
test.afterAll(async () => {
  await proxy.heal()
  await proxy.stop()
})

test('a load without a network says so on a device that was offered an exam and is not ready', async ({
  browser,
  contextOptions,
}) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: proxy.url })
  const page = await context.newPage()
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto('/dashboard/exams')
  await expect(page.getByRole('button', { name: 'Get ready (up to 600 kB)' })).toBeVisible()
  await expect.poll(() => workers(page)).toBe(1)

  await proxy.set({ ...calm, refuses: true })
  for (const path of ['/dashboard/exams', '/', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    await expect(page.getByText(`This device cannot reach ${new URL(proxy.url).host}.`)).toBeVisible()
  }
  await lookBothWays(page)
  await page.evaluate(() => localStorage.setItem('cbt_theme', 'dark'))
  await page.reload()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(14, 21, 18)')
  await look(page, { isSecondTime: true })
  await page.goto('/dashboard/exams')
  // In one go: it says so for a moment only.
  const said = await page.getByRole('link', { name: 'Try again' }).evaluate((link: HTMLElement) => {
    link.click()
    return document.querySelector('[role=status]')?.textContent
  })
  expect(said).toBe('Trying...')
  await expect(page.getByRole('status')).toHaveText('Still no network.')
  await proxy.heal()
  const myExams = page.getByRole('heading', { name: 'My Exams' })
  // It looks each few seconds, too, and may be faster.
  await page.getByRole('link', { name: 'Try again' }).or(myExams).first().click()
  await expect(myExams).toBeVisible()

  // And without a press.
  await proxy.set({ ...calm, refuses: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  await proxy.heal()
  await expect(page.getByRole('heading', { name: 'My Exams' })).toBeVisible()

  // The exam is taken as ever, and what ends here leaves the worker for whoever may come next.
  await page.getByRole('link', { name: 'Take Exam' }).click()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.getByRole('button', { name: 'Sign out for the next student' }).click()
  await page.waitForURL(/\/login\b/)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  await proxy.set({ ...calm, refuses: true })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  await context.close()
})

const workers = (page: Page) =>
  page.evaluate(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active?.state === 'activated').length,
  )
