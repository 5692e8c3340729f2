// F5 in an exam while nobody answers: this tab comes back to the room with everything in it, no other does, and of a paper that is
// handed in nothing stays on the device. The network is cut by our own proxy: a worker's requests end there, too.
import type { BrowserContext, Page } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from './network/fault-proxy.ts'
import { calm } from './network/weather.ts'
import { addStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { showScore } from './steps/candidate.ts'
import { lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStudent, signOut } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()
const questions = [1, 2, 3, 4, 5].map((number) => ({
  question: `Question ${number}?`,
  options: [`right ${number}`, `wrong ${number}`],
}))

let hall: Hall
/** One for each journey after the first. */
let others: Hall['candidate'][] = []
let proxy: FaultProxy
let context: BrowserContext

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(page, server, { school, questions })
  const { items } = await call<{ items: { id: string; name: string }[] }>(page, 'GET', '/classes')
  const classId = items.find(({ name }) => name === 'SS1A')?.id
  for (const [place, name] of ['Amina Example', 'Bisi Example', 'Tunde Example'].entries()) {
    const slip = await addStudent(page, { name, studentNumber: `GC/${3 + place}`, classId })
    others = [...others, { studentNumber: slip.signInName, password: slip.firstPassword, name }]
  }
  await page.close()
})
test.beforeEach(async ({ browser, contextOptions, server }) => {
  proxy = await startFaultProxy(server.port, () => 0)
  context = await browser.newContext({ ...contextOptions, baseURL: proxy.url })
})
test.afterEach(async () => {
  await proxy.heal()
  await context.close()
  await proxy.stop()
})

const cutNetwork = () => proxy.set({ ...calm, refuses: true })

test('after F5 without a network the room is back with every answer and the clock, and is handed in when there is one', async () => {
  const page = await newPage()
  await enter(page)
  for (let number = 1; number <= 3; number += 1) {
    await answer(page)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await isSealed(page)
  await cutNetwork()
  await answer(page)
  await expect(page.getByText('No network. Your newest answer is saved on this computer. Keep going.')).toBeVisible()
  const before = await secondsLeft(page)

  await pressReload(page)
  await expect(page.getByText('4 of 5 answered')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  const after = await secondsLeft(page)
  expect(after).toBeLessThanOrEqual(before)
  expect(after).toBeGreaterThan(before - 300)
  await lookBothWays(page)

  // Another window of the same browser shows no paper.
  const other = await context.newPage()
  await other.goto(`/dashboard/exam/${hall.examId}`)
  await expect(other.getByRole('heading', { name: 'No network' })).toBeVisible()
  await expect(other.getByText(/Question \d/)).toHaveCount(0)
  await other.close()
  // Nor does one that was made of this, while the room is open here.
  const [twin] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/dashboard'))])
  await expect(twin.getByRole('heading', { name: 'No network' })).toBeVisible()
  await twin.reload()
  await expect(twin.getByRole('heading', { name: 'No network' })).toBeVisible()
  await twin.close()

  await page.getByRole('button', { name: 'Next' }).click()
  await answer(page)
  await pressReload(page)
  await expect(page.getByText('5 of 5 answered')).toBeVisible()
  await proxy.heal()
  await expect(page.getByText('Saved on the server').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL('**/dashboard')
  await showScore(page)
  await expect(page.getByText('5 of 5 correct')).toBeVisible()
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})

test('signing out leaves nothing that opens a paper or a page', async () => {
  const page = await newPage()
  await enter(page, others[0])
  await answer(page)
  await isSealed(page)
  await page.evaluate(() => window.history.back())
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the exam' }).click()
  await page.waitForURL('**/dashboard')
  await signOut(page)
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})

test('a tab that has found nobody signed in opens no paper, though the network is cut then', async () => {
  const page = await newPage()
  await enter(page, others[1])
  await answer(page)
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await isSealed(page)
  await context.clearCookies()
  await page.reload()
  await page.waitForURL('**/login**')
  await cutNetwork()
  await page.goto(`/dashboard/exam/${hall.examId}`)
  for (const press of [1, 2]) {
    await expect(page.getByRole('heading', { name: 'No network' }), `${press}`).toBeVisible()
    await expect(page.getByText(/Question \d/)).toHaveCount(0)
    await pressReload(page)
  }
})

const broken: [string, { serviceWorkers?: 'block' }, () => void][] = [
  ['no worker', { serviceWorkers: 'block' }, () => {}],
  [
    'nothing for a tab',
    {},
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('', 'SecurityError')
        },
      }),
  ],
  [
    'nothing more on a full disk',
    {},
    () => {
      Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
    },
  ],
]
test('where the browser keeps no worker, no key or no files, the room works as it did, and the keys that reload do nothing without a network', async ({
  browser,
  contextOptions,
}) => {
  for (const [what, options, breaks] of broken) {
    await proxy.heal()
    await test.step(what, async () => {
      const own = await browser.newContext({ ...contextOptions, ...options, baseURL: proxy.url })
      await own.addInitScript(breaks)
      const page = await own.newPage()
      await enter(page, others[2])
      // Another answer than the one that is given without a network, whatever order the options have.
      await page
        .getByRole('radio', { name: /\) wrong/ })
        .first()
        .check({ force: true })
      await expect(page.getByText('Saved on the server').first()).toBeVisible()
      await cutNetwork()
      await answer(page)
      await expect(page.getByText(/^No network\. Your/).last()).toBeVisible()
      await page.keyboard.press('F5')
      await expect(page.getByText('Do not reload until the network is back.')).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      await proxy.heal()
      await expect(page.getByText('Saved on the server').first()).toBeVisible({ timeout: 60_000 })
      await own.close()
    })
  }
})

/** The second the key counts for may be over before a slow machine reloads: then the browser asks. */
async function newPage(): Promise<Page> {
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

async function enter(page: Page, who = hall.candidate): Promise<void> {
  await signInStudent(page, { subdomain: school.subdomain, ...who })
  await page.getByRole('link', { name: /^(Take Exam|Continue exam)/ }).click()
  await page.getByRole('button', { name: /^(Start Exam|Continue exam)$/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
}

/** The key, and what it does: a browser without a head only hears of it. */
async function pressReload(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { wasHere: true })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F5' }))
  })
  await page.reload()
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(false)
}

/** The room lies on the device, and this tab has the key. */
async function isSealed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sabimark_seal') !== null)).toBe(true)
}

async function secondsLeft(page: Page): Promise<number> {
  const parts = (await page.getByRole('timer').innerText()).match(/\d+/g) ?? []
  return parts.reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

/** What an exam leaves that could open a paper, or a page without a network. */
async function leftOnDevice(page: Page): Promise<string[]> {
  return await page.evaluate(async () => [
    ...(await indexedDB.databases()).flatMap(({ name = '' }) => (name === 'exam-sealed' ? [name] : [])),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...Object.keys(sessionStorage).filter((name) => name.startsWith('sabimark_seal')),
  ])
}
