// One computer, several people after another: nobody reaches what the person before has seen, with Back or by looking into
// what the browser keeps.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { atRest } from './steps/at-rest.ts'
import { addStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { showScore } from './steps/candidate.ts'
import { isInCache, readDevice, wordsIn } from './steps/find-on-device.ts'
import { keepQuiet, tearAway } from './steps/kept-events.ts'
import { look, lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStaff, signInStudent, signOut } from './steps/site.ts'
import { test } from './test.ts'

const school = schoolBeside()

let hall: Hall
let second: Hall['candidate']

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(page, server, { school })
  const { items } = await call<{ items: { id: string; name: string }[] }>(page, 'GET', '/classes')
  const classId = items.find(({ name }) => name === 'SS1A')?.id
  const slip = await addStudent(page, { name: 'Bisi Example', studentNumber: 'GC/3', classId })
  second = { studentNumber: slip.signInName, password: slip.firstPassword, name: slip.name }
  await page.close()
})

test('the answer key of a preview is gone with the person who saw it', async ({ page }) => {
  await signInStaff(page, school)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Start preview' }).click()
  await handIn(page)
  const preview = page.getByRole('region', { name: 'Result of the preview' })
  await expect(preview.getByText(/right answer$/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the exam' })).toHaveAttribute(
    'href',
    `/dashboard/exams/${hall.examId}`,
  )
  await page.getByRole('link', { name: 'Subjects' }).click()
  await page.waitForURL('**/subjects')
  await signOut(page)

  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await expect(page.getByText(`Welcome back, ${hall.candidate.name}!`)).toBeVisible()
  expect(await pressBack(page, /Preview|right answer/)).toContain('/dashboard')
})

test('the result of one candidate is not shown to the next', async ({ page }) => {
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.getByRole('link', { name: /^Take Exam/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Open test' })).toBeVisible()
  // From one layout into the other, the keyboard goes along.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await handIn(page)
  const result = page.getByRole('region', { name: 'Handed in Open test' })
  await expect(result.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(result.getByText('1 of 3 answered')).toBeVisible()
  await expect(result.getByText(/^2 left blank: [1-3], [1-3]$/)).toBeVisible()
  // A page of its own, which begins with the school.
  await expect(page.getByText(school.schoolName, { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
  await lookBothWays(page)
  // Nothing that a neighbour could read, until it is asked for, and then without a colour.
  await expect(page.getByText(/correct|grade|passed/i)).toHaveCount(0)
  await showScore(page)
  await expect(result.getByText('1 of 3 correct')).toBeVisible()
  await look(page)
  await page.reload()
  await showScore(page)
  await result.getByRole('link', { name: 'See my answers' }).click()
  await expect(page.getByText('your answer').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My Results' }).click()
  await page.waitForURL('**/results')
  await signOut(page)

  await signInStudent(page, { subdomain: school.subdomain, ...second })
  await expect(page.getByText(`Welcome back, ${second.name}!`)).toBeVisible()
  expect(await pressBack(page, /Handed in|of 3 correct|right answer/)).toContain('/dashboard')
})

test('a page that Back brings out of memory is loaded anew', async ({ page }) => {
  await signInStaff(page, school)
  await expect(page.getByText(`Welcome back, ${school.name}!`)).toBeVisible()
  // The session ends where this page cannot see it, and Playwright's browser keeps no page in memory: it is told of one.
  await atRest(page)
  await page.context().clearCookies()
  // Later, because the page that was asked is gone before it could answer.
  await page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  })
  await page.waitForURL('**/login')
  await expect(page.getByText(school.name)).toHaveCount(0)
})

test.describe('the next pupil at the same computer', () => {
  type Room = { page: Page; contentHash: string; question: string }
  const ways: [string, (room: Room) => Promise<void>][] = [
    [
      'signs out',
      async ({ page }) => {
        await leaveRoom(page)
        await signOut(page)
      },
    ],
    ['leaves the room', ({ page }) => leaveRoom(page)],
    ['closes the window', ({ page }) => tearAway(page)],
  ]
  for (const [way, leave] of ways) {
    test(`finds nothing with power when the one before ${way}`, async ({
      playwright,
      launchOptions,
      server,
      browser,
    }) => {
      const profile = mkdtempSync(join(tmpdir(), 'sabimark-profile-'))
      const open = () =>
        playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: server.url, locale: 'en-NG' })
      try {
        const before = await open()
        const room = await beginWithoutNetwork(before)
        await leave(room)
        if (!room.page.isClosed()) await tearAway(room.page)
        await before.close()

        const context = await open()
        const page = await context.newPage()
        await page.goto('/login?as=student')
        // The window may have been closed before it could say so: then it is given a while.
        const waits = page.getByText('Not sent yet: 1 answer of the exam that is running.')
        await expect(waits).toBeVisible({ timeout: 90_000 })
        expect((await page.request.get('/api/me').then((reply) => reply.json())).me).toBeNull()
        expect(await isInCache(page, `/api/content/${room.contentHash}`)).toBe(false)
        const kept = await readDevice(page)
        await tryEverything(page, wordsIn(kept), room)
        await context.close()
      } finally {
        rmSync(profile, { recursive: true, force: true })
      }

      // The one before goes on, and nothing has been changed, cleared or handed in.
      const own = await browser.newPage({ baseURL: server.url })
      await signInStudent(own, { subdomain: school.subdomain, ...second })
      const { log } = await call<{ log: { kind: string; value?: string[] }[] }>(
        own,
        'POST',
        `/exams/${hall.examId}/start`,
        { examId: hall.examId, pageId: randomBytes(16).toString('hex') },
      )
      expect(log.filter(({ kind }) => kind === 'answer' || kind === 'clear')).toHaveLength(1)
      await own.close()
    })
  }

  test('is not let in by a receipt nobody touches any more', async ({ page }) => {
    await signInStudent(page, { subdomain: school.subdomain, ...second })
    await page.goto(`/dashboard/exam/${hall.examId}`)
    // Begun in the tests before it, unless another worker has run those.
    await page.getByRole('button', { name: /^(Start Exam|Continue exam)$/ }).click()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('button', { name: 'Submit Exam' }).click()
    await expect(page.getByText(/^Signs out by itself in \d:\d\d/)).toBeVisible()
    await lookBothWays(page)
    await page.clock.install()
    await page.reload()
    await expect(page.getByText(/^Signs out by itself in \d:\d\d/)).toBeVisible()
    await page.clock.fastForward(121_000)
    await page.waitForURL('**/login?as=student')
  })

  /** Sits the exam: one answer is on the server, the next on the device alone. */
  async function beginWithoutNetwork(context: BrowserContext): Promise<Room> {
    const page = await context.newPage()
    await signInStudent(page, { subdomain: school.subdomain, ...second })
    await page.getByRole('link', { name: /^(Take Exam|Continue exam)/ }).click()
    const started = page.waitForResponse('**/rpc/attempt/start')
    await page.getByRole('button', { name: /^(Start Exam|Continue exam)$/ }).click()
    const { contentHash, order } = (await (await started).json()).json
    await expect(page.getByRole('timer')).toBeVisible()
    if ((await page.getByRole('radio', { checked: true }).count()) === 0) {
      await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
    }
    await expect(page.getByText('Saved on the server').first()).toBeVisible()
    // A save that is on its way while the window closes passes by a route, so the page itself sends none.
    await keepQuiet(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('radio', { name: /\) wrong/ }).check({ force: true })
    await expect(page.getByText('Saved on this computer').first()).toBeVisible()
    return { page, contentHash, question: order[0].questionId }
  }

  async function leaveRoom(page: Page): Promise<void> {
    await page.evaluate(() => window.history.back())
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the exam' }).click()
    await page.waitForURL('**/dashboard')
  }

  /** Each word found, where a ticket or a session would open something; then clears and hands in by it. */
  async function tryEverything(page: Page, words: string[], { contentHash, question: first }: Room): Promise<void> {
    expect(words).not.toEqual([])
    for (const word of words) {
      const answered = await page.evaluate(
        async ({ ticket, hash, question }) => {
          const post = (path: string, body: unknown) =>
            fetch(`/api${path}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', authorization: `Bearer ${ticket}` },
              body: JSON.stringify(body),
            })
          const events = [
            { seq: 900, atMs: 1, kind: 'clear', question },
            { seq: 901, atMs: 1, kind: 'submit' },
          ]
          const save = await post('/attempts/save', { ticket, sentAtMs: 60_000, events })
          await post('/attempts/save', { ticket, vouchedBy: ticket, sentAtMs: 60_000, events })
          return {
            content: (await fetch(`/api/content/${hash}`, { headers: { authorization: `Bearer ${ticket}` } })).status,
            log: (await post('/attempts/log', { ticket })).status,
            result: (await post('/results/by-ticket', { ticket })).status,
            saved: save.ok ? await save.json() : null,
          }
        },
        { ticket: word, hash: contentHash, question: first },
      )
      for (const status of [answered.content, answered.log, answered.result]) expect(status).toBeGreaterThanOrEqual(400)
      if (answered.saved)
        expect(answered.saved).toMatchObject({ isSubmitted: false, isLive: false, refused: [{ seq: 901 }] })
    }
  }
})

/** Answers the first question rightly and hands the paper in. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL(/\/dashboard$|\/result$/)
}

/** Presses Back to the beginning of the tab; on no page there is anything of what the first person saw. Returns their paths. */
async function pressBack(page: Page, secret: RegExp): Promise<string[]> {
  const paths: string[] = []
  for (let press = 1; press <= 12; press++) {
    const before = page.url()
    await page.goBack({ waitUntil: 'load' })
    if (page.url() === 'about:blank') break
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expect(page.getByText(secret), `${press} back, from ${before} to ${page.url()}`).toHaveCount(0)
    paths.push(new URL(page.url()).pathname)
  }
  return paths
}
