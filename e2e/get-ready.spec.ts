// An exam that is offered without a network: a student gets the sealed paper, closes the browser, and starts it another time with it.
// Of the paper nothing comes over the line then, and nothing of it stays once it is handed in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { HALL_HOST } from './hosts.ts'
import { startServer } from './server.ts'
import { type Hall, openHall } from './steps/by-call.ts'
import { showScore } from './steps/candidate.ts'
import { readDevice } from './steps/find-on-device.ts'
import { lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { addCandidate, offerOffline, pictureAndFormula } from './steps/sealed.ts'
import { loseSession, signInStudent, signOut } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()
const offered = { name: 'Getting ready' }

let hall: Hall
let others: Hall['candidate'][] = []
let profile = ''

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  profile = mkdtempSync(join(tmpdir(), 'sabimark-ready-'))
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(page, server, {
    school,
    questions: () => pictureAndFormula(page),
  })
  await offerOffline(page, hall.examId)
  for (const [place, name] of ['Amina Example', 'Bisi Example'].entries())
    others = [...others, await addCandidate(page, name, `GC/${3 + place}`)]
  await page.close()
})
test.afterAll(() => rmSync(profile, { recursive: true, force: true }))

test('a student gets ready, and the exam starts another day without fetching the paper', async ({
  playwright,
  contextOptions,
  launchOptions,
  server,
}) => {
  const options = { ...launchOptions, ...contextOptions, baseURL: server.url }
  const before = await openBrowser(playwright, options)
  const page = await before.newPage()
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto('/dashboard/exams')
  const ready = page.getByRole('region', offered)
  await lookBothWays(page)
  await expect(ready.getByText(/Your name stays on this device until you hand in/)).toBeVisible()
  await ready.getByRole('button', { name: 'Get ready (up to 600 kB)' }).click()
  await expect(ready.getByText('Ready on this device.')).toBeVisible()
  await lookBothWays(page, { isSecondTime: true })
  const readable = await readDevice(page)
  for (const word of ['right 1', 'What is shown', 'sqrt']) expect(readable).not.toContain(word)

  // Who signs in next at this computer is not ready by it, and what is here already is not fetched again.
  await signOut(page)
  expect(await kept(page)).toMatchObject({ packages: 1, workers: 1 })
  await signInStudent(page, { subdomain: school.subdomain, ...pupil(0) })
  await page.goto('/dashboard/exams')
  const sealed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sealed/')) sealed.push(request.url())
  })
  await ready.getByRole('button', { name: 'Get ready' }).click()
  await expect(ready.getByText('Ready on this device.')).toBeVisible()
  expect(sealed).toEqual([])
  await before.close()

  const after = await openBrowser(playwright, options)
  const again = await after.newPage()
  await signInStudent(again, { subdomain: school.subdomain, ...hall.candidate })
  await again.goto('/dashboard/exams')
  await expect(again.getByRole('region', offered).getByText('Ready on this device.')).toBeVisible()
  await again.getByRole('link', { name: 'Take Exam' }).click()
  await expect(again.getByRole('region', offered).getByText('Ready on this device.')).toBeVisible()
  await lookBothWays(again)
  const asked: string[] = []
  again.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await again.getByRole('button', { name: 'Start Exam' }).click()
  await expect(again.getByRole('timer')).toBeVisible()
  await sit(again)
  expect(asked.filter((path) => /^\/(?:api\/content|files|sealed)\//.test(path))).toEqual([])
  await expect.poll(() => kept(again)).toMatchObject({ packages: 1 })

  // The last paper that is handed in here takes all of it along, but for the worker: today the exam may be sat here without a network yet.
  await loseSession(again)
  await signInStudent(again, { subdomain: school.subdomain, ...pupil(0) })
  await again.getByRole('link', { name: 'Take Exam' }).click()
  await again.getByRole('button', { name: 'Start Exam' }).click()
  await sit(again)
  await expect.poll(() => kept(again)).toEqual({ packages: 0, parts: 0, workers: 1, caches: 0 })
  await after.close()
})

test('a paper that was changed on the device is fetched', async ({ page }) => {
  await signInStudent(page, { subdomain: school.subdomain, ...pupil(1) })
  await page.goto(`/dashboard/exam/${hall.examId}`)
  const ready = page.getByRole('region', offered)
  await ready.getByRole('button', { name: 'Get ready' }).click()
  await expect(ready.getByText('Ready on this device.')).toBeVisible()
  await changeFirstPart(page)
  await page.reload()
  await expect(
    ready.getByText(/^With a network, you take the exam as usual\..* Part of this exam is missing on this device\./),
  ).toBeVisible()
  const content = page.waitForRequest(/\/api\/content\//)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await content
  await sit(page)
  await expect.poll(() => kept(page)).toMatchObject({ packages: 0, parts: 0 })
})

test('where the network goes before the program is kept, the page says so', async ({ page }) => {
  await signInStudent(page, { subdomain: school.subdomain, ...pupil(1) })
  await page.evaluate(() => localStorage.setItem('sabimark_packages', '1'))
  await page.route(/\/(?:rpc|api)\/|\/assets\/offline/, (route) => route.abort())
  await page.goto('/dashboard/exams')
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  await expect(page.getByText('This page opens by itself when the network is back.')).toBeVisible()
  await page.unroute(/\/(?:rpc|api)\/|\/assets\/offline/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'My Exams' })).toBeVisible()
})

test('a page by plain http offers nothing and asks for nothing of it', async ({ browser, contextOptions }) => {
  const server = await startServer({ host: HALL_HOST })
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  try {
    const page = await context.newPage()
    const { candidate, subdomain, examId } = await openHall(page, server, { school })
    await offerOffline(page, examId)
    await loseSession(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await signInStudent(page, { subdomain, ...candidate })
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await page.getByRole('link', { name: 'Take Exam' }).click()
    await expect(page.getByRole('button', { name: 'Start Exam' })).toBeVisible()
    await expect(page.getByRole('region', offered)).toHaveCount(0)
    expect(asked.filter((url) => /\/assets\/offline|\/offline\.json|\/sw\.js|\/sealed\//.test(url))).toEqual([])
  } finally {
    await context.close()
    await server.stop()
  }
})

type Playwright = PlaywrightWorkerArgs['playwright']
type Launch = NonNullable<Parameters<Playwright['chromium']['launchPersistentContext']>[1]>

const openBrowser = (playwright: Playwright, options: Launch): Promise<BrowserContext> =>
  playwright.chromium.launchPersistentContext(profile, options)

function pupil(place: number): Hall['candidate'] {
  const one = others[place]
  if (!one) throw new Error('No such student was added.')
  return one
}

/** Answers the two questions, of which one has a picture and one a formula, and hands in. */
async function sit(page: Page): Promise<void> {
  let pictures = 0
  for (const number of [1, 2]) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 2` })).toBeVisible()
    const right = page.getByRole('radio', { name: /\) right/ })
    await right.check({ force: true })
    const picture = page.getByRole('img', { name: 'A cell' })
    if (await picture.isVisible()) {
      await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
      pictures += 1
    }
    if (number === 1) await page.getByRole('button', { name: 'Next' }).click()
  }
  expect(pictures).toBe(1)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL('**/dashboard')
  await showScore(page)
  await expect(page.getByText('2 of 2 correct')).toBeVisible()
}

/** How much of what getting ready brings lies on the device, of whomever. */
async function kept(page: Page) {
  return await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const count = async (shelf: string) => {
      if (!names.includes('exam-packages')) return 0
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('exam-packages')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const counting = database.transaction(shelf).objectStore(shelf).count()
      const found = await new Promise<number>((resolve) => {
        counting.onsuccess = () => resolve(counting.result)
      })
      database.close()
      return found
    }
    return {
      packages: await count('packages'),
      parts: await count('parts'),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }
  })
}

/** One bit of the sealed content, as a bad disk changes it. */
async function changeFirstPart(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('exam-packages')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('parts', 'readwrite')
          const walking = transaction.objectStore('parts').openCursor()
          walking.onsuccess = () => {
            const bytes = new Uint8Array(walking.result?.value)
            bytes[20] = (bytes[20] ?? 0) ^ 1
            walking.result?.update(bytes.buffer)
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
}
