// A page of staff on an old laptop and a slow line: by a browser that has never been here, and by the same one again.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signInAs } from '../bytes/sitting.ts'
import { type Slow, slowDown } from './slow-down.ts'

export type StaffVisit = {
  /** From the start of the navigation to the last thing that appeared on the page. */
  shownMs: number
  requests: number
  bytes: number
}

/** `first`: nothing is kept in the browser. `again`: its files are, as on every later day. */
export type StaffVisits = { first: StaffVisit; again: StaffVisit }

type Where = { origin: string; cookie: string }

const laptop = { viewport: { width: 1280, height: 800 } }
/** What is asked for or appears later than this after the last request is no part of the visit: a slow processor thinks long. */
const settleMs = 2_500
const patienceMs = 60_000

export async function visitAsStaff(
  browser: Browser,
  { origin, cookie }: Where,
  path: string,
  slow: Slow,
): Promise<StaffVisits> {
  const context = await browser.newContext(laptop)
  try {
    await signInAs(context, origin, cookie)
    return {
      first: await visitOnce(context, origin + path, slow),
      again: await visitOnce(context, origin + path, slow),
    }
  } finally {
    await context.close()
  }
}

/** The addresses in the menu of who is signed in. */
export async function menuOf(browser: Browser, { origin, cookie }: Where): Promise<string[]> {
  const context = await browser.newContext(laptop)
  try {
    await signInAs(context, origin, cookie)
    const page = await context.newPage()
    await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' })
    const links = await page.getByRole('navigation').getByRole('link').all()
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
    const found = paths.filter((path) => path !== null).filter((path) => path.startsWith('/dashboard'))
    if (found.length === 0) throw new Error('The menu has no links.')
    return [...new Set(found)]
  } finally {
    await context.close()
  }
}

async function visitOnce(context: BrowserContext, url: string, slow: Slow): Promise<StaffVisit> {
  const page = await context.newPage()
  const counted = await countTraffic(page)
  await slowDown(page, slow)
  await page.addInitScript({ content: watchWhatAppears })
  await page.goto(url)
  await page.locator('main h1').waitFor({ timeout: patienceMs })
  while (counted.underWay > 0 || performance.now() - counted.lastAt < settleMs) await page.waitForTimeout(100)
  const shownMs = await page.evaluate<number>('window.benchShownMs')
  await page.close()
  return { shownMs, requests: counted.requests, bytes: counted.bytes }
}

/** What goes over the wire; a file out of the browser's cache does not. */
async function countTraffic(page: Page) {
  const counted = { requests: 0, bytes: 0, underWay: 0, lastAt: performance.now() }
  const move = (by: 1 | -1) => () => {
    counted.underWay += by
    counted.lastAt = performance.now()
  }
  page.on('request', move(1))
  page.on('requestfinished', move(-1))
  page.on('requestfailed', move(-1))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return
    counted.requests += 1
    counted.bytes += encodedDataLength
  })
  return counted
}

/** Runs in the page, before anything of it. As text, because nothing else of the bench knows a document. */
const watchWhatAppears = `new MutationObserver((changes) => {
  const isElement = ({ nodeType }) => nodeType === 1
  const isDrawn = ({ target, addedNodes }) => target.closest?.('#root') && [...addedNodes].some(isElement)
  if (changes.some(isDrawn)) window.benchShownMs = performance.now()
}).observe(document, { childList: true, subtree: true })`
