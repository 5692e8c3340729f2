// A browser that dies in the middle of an exam that no server knows of: at the key, in the write, and when it has called the answer saved.
// What it called saved is there again, by the hall code; what it had not is there or is not, and nothing else has changed.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { call, type Hall, openHall } from '../steps/by-call.ts'
import { sendNow } from '../steps/candidate.ts'
import { schoolBeside } from '../steps/sample.ts'
import { getReady, offerOffline, typeCode } from '../steps/sealed.ts'
import { signInStudent } from '../steps/site.ts'
import { expect, test } from '../test.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { calm } from './weather.ts'

const school = schoolBeside()

let hall: Hall
let code = ''
let proxy: FaultProxy
let profile = ''

test.beforeAll(async ({ browser, contextOptions, server }) => {
  profile = mkdtempSync(join(tmpdir(), 'sabimark-killed-'))
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(page, server, { school })
  code = (await call<{ code: string }>(page, 'POST', `${await offerOffline(page, hall.examId)}/code`, {})).code
  await page.close()
  proxy = await startFaultProxy(server.port, () => 0)
})
test.afterAll(async () => {
  await proxy.heal()
  await proxy.stop()
  rmSync(profile, { recursive: true, force: true })
})

test('a browser killed at the key, in the write and after it has what it called saved, and the exam counts', async ({
  playwright,
  contextOptions,
  launchOptions,
}) => {
  const options = { ...launchOptions, ...contextOptions, baseURL: proxy.url }
  const open = async () => {
    const context = await playwright.chromium.launchPersistentContext(profile, options)
    return { context, page: await context.newPage() }
  }
  let { context, page } = await open()
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await getReady(page)
  await context.close()
  await proxy.set({ ...calm, refuses: true })
  ;({ context, page } = await open())
  await byCode(page, 'Open the paper')
  await page.getByRole('button', { name: 'Start Exam' }).click()

  const moments: [string, number, (page: Page) => Promise<unknown>][] = [
    ['at the key', 1, async () => undefined],
    ['in the write', 2, () => wait(5)],
    ['when it is called saved', 3, (room) => untilSaved(room)],
  ]
  for (const [moment, number, until] of moments) {
    await test.step(moment, async () => {
      await untilSaved(page)
      await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click()
      await rightOf(page, number).check({ force: true })
      await until(page)
      await kill(context)
      ;({ context, page } = await open())
      await byCode(page, 'Continue exam')
      const { answered } = await progress(page)
      if (moment === 'when it is called saved') expect(answered).toBe(number)
      else expect([number - 1, number]).toContain(answered)
      await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click()
      await rightOf(page, number).check({ force: true })
      await expect(page.getByText(`${number} of 3 answered`)).toBeVisible()
    })
  }
  await untilSaved(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible()
  await proxy.heal()
  await sendNow(page)
  await expect(page.getByRole('link', { name: 'Sign in to see your result' })).toBeVisible({ timeout: 60_000 })
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto('/dashboard/results')
  await expect(page.getByRole('listitem').filter({ hasText: 'Open test' })).toContainText('100%')
  await context.close()
})

async function byCode(page: Page, press: 'Open the paper' | 'Continue exam'): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('listitem').filter({ hasText: hall.candidate.name }).getByRole('button').click()
  await typeCode(page, code)
  await page.getByRole('button', { name: press }).click()
}

const untilSaved = (page: Page) =>
  expect(page.getByText('Saved on this computer. It is sent when there is a network')).toBeVisible()

const rightOf = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number} of 3` }).getByRole('radio', { name: /\) right/ })

async function progress(page: Page): Promise<{ answered: number }> {
  const said = await page.getByText(/^\d of 3 answered$/).innerText()
  return { answered: Number(said.charAt(0)) }
}

/** Ends the browser of this profile with no word to anybody, with all its processes. */
async function kill(context: BrowserContext): Promise<void> {
  const isGone = new Promise((resolve) => context.once('close', resolve))
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (commandOf(pid).includes(`--user-data-dir=${profile}`)) process.kill(Number(pid), 'SIGKILL')
  await isGone
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
