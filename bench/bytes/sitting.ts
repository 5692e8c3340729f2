// A candidate in a real browser, from the door of an exam to its result.
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

/** What lies here was set by the sign-in: the session, as the browser keeps it. */
export async function signInAs(context: BrowserContext, origin: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }])
}

/**
 * Reads every question for a while by the browser's own clock, answers it, goes on, and hands in. The clock is wound
 * forward, so that an exam of forty minutes is measured in one: what waits for its time goes when that has come.
 */
export async function sit(page: Page, { origin, examId, questionCount, thinkMs, quiet }: Sitting): Promise<void> {
  const think = async () => {
    for (let leftMs = thinkMs; leftMs > 0; leftMs -= windMs) {
      await quiet()
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
