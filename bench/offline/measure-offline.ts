import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { hallCodeText } from '@sabimark/domain/exam/seal/hall-code.ts'
import { sealedForm } from '@sabimark/domain/exam/seal/sealed-form.ts'
import { openBrowser } from '../bytes/browser.ts'
import { type CountingProxy, startCountingProxy } from '../bytes/counting-proxy.ts'
import { markStudent, signInAs } from '../bytes/sitting.ts'
import { bothWays, sumOf } from '../bytes/sum.ts'
import { quantile } from '../load/figures.ts'
import { slowDown } from '../pages/slow-down.ts'
import type { Stage } from '../parts/stage.ts'
import { layExam, offerOffline } from '../product/exam.ts'
import { type Line, startLine } from './cut-line.ts'

export type OfflineFigures = {
  /** All that crosses the wire until a browser that has never been here is ready: pages, calls, the program, the paper. */
  firstBytes: number
  /** The same for the next candidate at this device: the paper lies here. */
  nextBytes: number
  /** From the address typed to the list of the exams of this device, where nothing answers a connection. */
  listMs: number
  /** The same where connections are taken and never answered. */
  hangingListMs: number
  /** The key of a code, by the browser's own crypto, which no slowed processor slows. */
  deriveMs: number
  /** From the code to the Start button without deriving, and from Start to the first question, on the slowed processor. */
  openMs: number
  startMs: number
}

const quietMs = 500

/** Candidates get one device ready, which opens the exam by the hall code without a network, on a slow processor. */
export async function measureOffline({ product, school, questionIds, pace, say }: Stage): Promise<OfflineFigures> {
  const { candidates, processorTimes } = pace.offline
  const { examId, students } = await layExam(product, school, questionIds, candidates)
  const code = await offerOffline(product, school, examId)
  const counter = await startCountingProxy(product.port)
  const line = await startLine(counter.port)
  const origin = `http://127.0.0.1:${line.port}`
  const profile = mkdtempSync(join(tmpdir(), 'sabimark-bench-offline-'))
  let browser: BrowserContext | undefined
  try {
    say(`${students.length} candidates get one device ready`)
    const bytes: number[] = []
    const before = await openBrowser(profile)
    browser = before
    await markStudent(before)
    for (const { cookie } of students) bytes.push(await getReady(before, { origin, cookie, counter }))
    await before.close()

    say(`each opens the exam without a network, processor ${processorTimes}× slower`)
    line.set('breaks')
    const after = await openBrowser(profile)
    browser = after
    const slow = { processorTimes, latencyMs: 0, bytesPerSecond: -1 }
    const opened: Awaited<ReturnType<typeof openByCode>>[] = []
    for (const _ of students) {
      const page = await after.newPage()
      await slowDown(page, slow)
      opened.push(await openByCode(page, { origin, code, questionCount: questionIds.length }))
      await page.close({ runBeforeUnload: false })
    }
    say('the list of the device, where the network takes everything and answers nothing')
    const hanging: number[] = []
    for (const _ of students) {
      const page = await after.newPage()
      await slowDown(page, slow)
      hanging.push(await listOn(page, { origin, line }))
      await page.close({ runBeforeUnload: false })
    }
    const middle = (all: readonly number[]) => quantile(all, 0.5)
    const [firstBytes = 0, ...nextBytes] = bytes
    return {
      ...{ firstBytes, nextBytes: middle(nextBytes) },
      ...{ listMs: middle(opened.map((one) => one.listMs)), hangingListMs: middle(hanging) },
      deriveMs: middle(opened.map((one) => one.deriveMs)),
      openMs: middle(opened.map((one) => one.openMs)),
      startMs: middle(opened.map((one) => one.startMs)),
    }
  } finally {
    // A browser that stays open keeps a bench that has failed from ending.
    await browser?.close()
    await line.stop()
    await counter.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

type Getting = { origin: string; cookie: string; counter: CountingProxy }

/** Signed in as this student; answers what crossed the wire. */
async function getReady(context: BrowserContext, { origin, cookie, counter }: Getting): Promise<number> {
  await context.clearCookies()
  await signInAs(context, origin, cookie)
  counter.take()
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard/exams`)
  const ready = page.getByRole('region', { name: 'Getting ready' })
  await ready.getByRole('button', { name: /^Get ready/ }).click()
  await ready.getByText('Ready on this device.').waitFor()
  await counter.quiet(quietMs)
  await page.close()
  const exchanges = counter.take()
  const failed = exchanges.find(({ status }) => status >= 400 || status === 0)
  if (failed) throw new Error(`${failed.method} ${failed.path} was answered with ${failed.status}.`)
  return bothWays(sumOf(exchanges))
}

type Opening = { origin: string; code: string; questionCount: number }

/** From the address in the bar to the first question, as nobody answers. */
async function openByCode(page: Page, { origin, code, questionCount }: Opening) {
  const began = performance.now()
  await page.goto(`${origin}/dashboard`)
  const take = page.getByRole('button', { name: /^Take Exam/ }).first()
  await take.waitFor()
  const listMs = performance.now() - began
  const deriveMs = await deriveAlone(page, code)
  await take.click()
  for (const [place, four] of hallCodeText(code).split(' ').entries())
    await page.getByRole('textbox', { name: `Digits ${4 * place + 1} to ${4 * place + 4}` }).fill(four)
  const [openedMs, startMs] = [
    await pressUntil(page, 'Open the paper', page.getByRole('button', { name: 'Start Exam' })),
    await pressUntil(page, 'Start Exam', page.getByRole('heading', { name: `Question 1 of ${questionCount}` })),
  ]
  return { listMs, deriveMs, openMs: openedMs - deriveMs, startMs }
}

async function pressUntil(page: Page, name: string, shown: { waitFor(): Promise<void> }): Promise<number> {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  const began = performance.now()
  await button.click()
  await shown.waitFor()
  return performance.now() - began
}

/** What the browser takes for the key of this code, with nothing around it. */
async function deriveAlone(page: Page, code: string): Promise<number> {
  return await page.evaluate(
    async ({ typed, iterations }) => {
      const { crypto, TextEncoder, performance } = globalThis
      const utf8 = new TextEncoder()
      const began = performance.now()
      const key = await crypto.subtle.importKey('raw', utf8.encode(typed), 'PBKDF2', false, ['deriveBits'])
      const made = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode('salt of the bench'), iterations }
      await crypto.subtle.deriveBits(made, key, 256)
      return performance.now() - began
    },
    { typed: code, iterations: sealedForm.rounds },
  )
}

async function listOn(page: Page, { origin, line }: { origin: string; line: Line }): Promise<number> {
  line.set('hangs')
  const began = performance.now()
  await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' })
  await page.getByRole('listitem').getByRole('button').first().waitFor()
  return performance.now() - began
}
