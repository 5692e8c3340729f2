// What can come between a device that was ready and its exam: a browser that forgets, a new build on the server, a plan that ended, a
// worker that was switched off. Each is said before the exam, and none takes what was begun.
import { rmSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { inDatabase } from './kill/database.ts'
import { type FaultProxy, startFaultProxy } from './network/fault-proxy.ts'
import { calm } from './network/weather.ts'
import { type Server, startServer } from './server.ts'
import { call, type Hall, openHall } from './steps/by-call.ts'
import { showScore } from './steps/candidate.ts'
import { layNextBuild } from './steps/next-build.ts'
import { schoolBeside } from './steps/sample.ts'
import { addCandidate, getReady, offerOffline, typeCode } from './steps/sealed.ts'
import { loseSession, signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()

let server: Server
let hall: Hall
let other: Hall['candidate']
let office: Page
/** Of another class. */
let secondExamId = ''
let code = ''
let proxy: FaultProxy
let context: BrowserContext
let nextBuild = ''

test.beforeAll(async ({ browser, contextOptions }) => {
  server = await startServer()
  office = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(office, server, { school })
  // Starter does not have it, and its trial has everything.
  const offline = await offerOffline(office, hall.examId)
  code = (await call<{ code: string }>(office, 'POST', `${offline}/code`, {})).code
  const { items } = await call<{ items: { id: string; name: string }[] }>(office, 'GET', '/classes')
  const classIds = items.flatMap(({ id, name }) => (name === 'SS2A' ? [id] : []))
  secondExamId = (await call<{ examId: string }>(office, 'POST', '/exams', { ...hall.draft, classIds })).examId
  await call(office, 'POST', `/exams/${secondExamId}/start-now`, { examId: secondExamId })
  other = await addCandidate(office, 'Amina Example', 'GC/3')
  proxy = await startFaultProxy(server.port, () => 0)
  context = await browser.newContext({ ...contextOptions, baseURL: proxy.url })
  nextBuild = layNextBuild()
})
test.afterAll(async () => {
  await proxy.heal()
  await context.close()
  await proxy.stop()
  await server.stop()
  rmSync(nextBuild, { recursive: true, force: true })
})

test('a device says before the exam that it is ready no more, and what was begun on it arrives all the same', async () => {
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, hall.candidate)
  await getReady(page)
  const ready = page.getByRole('region', { name: 'Getting ready' })

  // The browser gave away the files, and then everything.
  await forget(page, 'cache_storage')
  await expect(
    ready.getByText(/^With a network, you take the exam as usual\..* Part of this exam is missing on this device\./),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Take Exam' }).click()
  await expect(page.getByRole('button', { name: 'Start Exam' })).toBeVisible()
  await expect(
    ready.getByText(/^With a network, you take the exam as usual\..* Part of this exam is missing on this device\./),
  ).toBeVisible()
  await getReady(page)
  await forget(page, 'indexeddb,cache_storage,service_workers,local_storage')
  await expect(ready.getByRole('button', { name: 'Get ready (' })).toBeVisible()
  await expect(ready.getByText('Ready on this device.')).toHaveCount(0)
  await getReady(page)
  await loseSession(page)
  await signIn(page, other)
  await getReady(page)

  // Begun without a network, and then everything at the other end is another: the build, and what the school pays for.
  await proxy.set({ ...calm, refuses: true })
  await page.goto('/dashboard')
  await page.getByRole('listitem').filter({ hasText: hall.candidate.name }).getByRole('button').click()
  await typeCode(page, code)
  await page.getByRole('button', { name: 'Open the paper' }).click()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await answerAll(page)
  await restart({ program: nextBuild })
  await setPlan({ trialDays: -1 })
  await proxy.heal()
  await expect(page.getByText('Saved on the server').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('link', { name: 'Sign in to see your result' })).toBeVisible({ timeout: 60_000 })
  await signIn(page, hall.candidate)
  await page.goto('/dashboard/results')
  await expect(page.getByRole('listitem').filter({ hasText: 'Open test' })).toContainText('100%')

  // Starter that is paid for offers nothing.
  await setPlan({ trialDays: -1, paidDays: 30 })
  expect(await refusalOfOffer(office)).toBe('PLAN_LACKS')

  // Who has not begun is told of the new build, and gets it.
  await setPlan({ trialDays: 1 })
  await loseSession(page)
  await signIn(page, other)
  await page.goto('/dashboard/exams')
  await expect(
    ready.getByText(
      /^With a network, you take the exam as usual\..* This page is a newer version than when you got ready\./,
    ),
  ).toBeVisible()
  await getReady(page)

  // The worker is switched off: it leaves by itself, nobody is called ready, and the exam is sat as ever.
  await restart({ program: nextBuild, env: { SERVICE_WORKER: 'off' } })
  await expect(async () => {
    await page.goto('/dashboard/exams')
    await expect(
      ready.getByText(/^With a network, you take the exam as usual\..* Part of this exam is missing on this device\./),
    ).toBeVisible({ timeout: 10_000 })
  }).toPass()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await ready.getByRole('button', { name: 'Get ready again' }).click()
  await expect(ready.getByText(/^Not ready\. This browser cannot open the exam without a network\./)).toBeVisible()
  await page.getByRole('link', { name: 'Take Exam' }).click()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await answerAll(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL('**/dashboard')
  await showScore(page)
  await expect(page.getByText('3 of 3 correct')).toBeVisible()
})

const signIn = (page: Page, who: Hall['candidate']) => signInStudent(page, { subdomain: school.subdomain, ...who })

/** What a browser does that is short of space, or is told to. */
async function forget(page: Page, storageTypes: string): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: proxy.url, storageTypes })
  await session.detach()
  await page.goto('/dashboard/exams')
}

/** The first options are right. */
async function answerAll(page: Page): Promise<void> {
  for (let number = 1; number <= 3; number += 1) {
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible()
    await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
    if (number < 3) await page.getByRole('button', { name: 'Next' }).click()
  }
}

async function restart(more: { program: string; env?: Record<string, string> }): Promise<void> {
  await server.rest()
  server = await startServer({ port: server.port, dataDir: server.dataDir, ...more })
}

/** When the trial ends, in days from now, and until when Starter is paid for. */
async function setPlan({ trialDays, paidDays = null }: { trialDays: number; paidDays?: number | null }): Promise<void> {
  await inDatabase(server.dataDir, (ask) =>
    ask(
      'UPDATE schools SET trial_ends_at = now() + make_interval(days => $2), paid_until = current_date + $3::int WHERE email = $1',
      [school.email, trialDays, paidDays],
    ),
  )
}

/** Why the exam of the other class cannot be offered; its page stands where it stood. */
async function refusalOfOffer(page: Page): Promise<string> {
  const { sittingId } = await call<{ sittingId: string }>(page, 'GET', `/exams/${secondExamId}`)
  return await page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(path, { method: 'POST', headers, body: '{"isOffered":true}' })
    return ((await reply.json()) as { code: string }).code
  }, `/api/exams/${secondExamId}/sittings/${sittingId}/offline`)
}
