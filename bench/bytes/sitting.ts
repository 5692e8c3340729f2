// A candidate in a real browser, from the door of an exam to its result.
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'

export type Sitting = {
  origin: string
  examId: string
  questionCount: number
  thinkMs: number
  /** Resolves when no request is under way. */
  quiet(): Promise<void>
}

/** Shorter than the patience of any request, so that none is given up while the clock is wound on. */
const windMs = 5_000

/** A flood is what the server reads more than twenty frames of, or one in two seconds: no page writes so much by its own clock. */
const frames = { inARow: 18, everyMs: 2_000 }

/** What lies here was set by the sign-in: the session, as the browser keeps it. */
export async function signInAs(context: BrowserContext, origin: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
}

/** The other thing that a sign-in leaves: that it was a student's, by which the browser loads no list of staff's pages. */
export async function markStudent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('sabimark_signed_in', 'student'))
}

/** Says how long the clock must stand still until the server has room for one more of the page's heartbeats. */
function watchFrames(page: Page): () => number {
  let spent = 0
  let countedAt = performance.now()
  const count = (frameCount: number) => {
    const now = performance.now()
    spent = Math.max(0, spent - (now - countedAt) / frames.everyMs) + frameCount
    countedAt = now
  }
  page.on('websocket', (socket) => {
    // Each socket has a count of its own.
    spent = 0
    socket.on('framesent', () => count(1))
  })
  return () => {
    count(0)
    return Math.max(0, spent - frames.inARow) * frames.everyMs
  }
}

/**
 * Reads every question for a while by the browser's own clock, answers it, goes on, and hands in. The clock is wound
 * forward, so that an exam of forty minutes is measured in a few: what waits for its time goes when that has come, and the
 * heartbeats no faster than the server takes them.
 */
export async function sit(page: Page, { origin, examId, questionCount, thinkMs, quiet }: Sitting): Promise<void> {
  const roomForFrameInMs = watchFrames(page)
  const think = async () => {
    for (let leftMs = thinkMs; leftMs > 0; leftMs -= windMs) {
      await quiet()
      await wait(roomForFrameInMs())
      await page.clock.runFor(Math.min(windMs, leftMs))
    }
    await quiet()
  }
  await page.clock.install()
  await page.goto(`${origin}/dashboard/exam/${examId}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  for (let number = 1; number <= questionCount; number += 1) {
    await page.getByRole('heading', { name: `Question ${number} of ${questionCount}` }).waitFor()
    await think()
    const options = page.getByRole('radio')
    // The bubble covers the input, as a finger would find it.
    await options.nth(number % 4).check({ force: true })
    await untilSaved(page)
    if (number < questionCount) await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await think()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.getByRole('region', { name: 'Handed in' }).waitFor()
}

async function untilSaved(page: Page): Promise<void> {
  await page.getByText('Saved on the server').first().waitFor()
}
