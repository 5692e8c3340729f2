// One visit of a public page in a browser that has never been here, on the phone and the network of the targets.
import type { Browser } from '@playwright/test'
import { type Slow, slowDown } from './slow-down.ts'
import { brotliBytes } from './wire.ts'

export type Visit = {
  firstPaintMs: number
  /** Of the largest text or picture. */
  largestPaintMs: number
  /** How far what was drawn moved by itself: the sum of all shifts, as browsers count it. */
  shift: number
  scriptBytes: number
  allBytes: number
}

/** Times are from the start of the navigation; null while nothing was painted. */
type Seen = { firstMs: number | null; largestMs: number | null; shift: number }

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** What is drawn or moves later than this after the last request is no part of the visit. */
const settleMs = 1_000

export async function visit(browser: Browser, url: string, slow: Slow): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const asked: { url: string; isScript: boolean }[] = []
    const failed: string[] = []
    page.on('request', (request) => asked.push({ url: request.url(), isScript: request.resourceType() === 'script' }))
    page.on('requestfailed', (request) => failed.push(request.url()))
    await slowDown(page, slow)
    await page.addInitScript({ content: watchPaints })
    await page.goto(url, { waitUntil: 'networkidle' })
    // A slow processor may think for longer than a network that counts as idle.
    while ((await page.evaluate<Seen>('window.benchSeen')).largestMs === null) await page.waitForTimeout(100)
    await page.waitForLoadState('networkidle')
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    await page.waitForTimeout(settleMs)
    const seen = await page.evaluate<Seen>('window.benchSeen')
    if (failed.length > 0) throw new Error(`The page ${url} could not load ${failed.join(', ')}.`)
    if (seen.firstMs === null || seen.largestMs === null) throw new Error(`The page ${url} painted nothing.`)
    const files = asked.filter((file) => file.url.startsWith('http'))
    const sizes = await Promise.all(files.map(async (file) => ({ ...file, bytes: await brotliBytes(file.url) })))
    const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0)
    return {
      firstPaintMs: seen.firstMs,
      largestPaintMs: seen.largestMs,
      shift: seen.shift,
      scriptBytes: sum(sizes.filter(({ isScript }) => isScript)),
      allBytes: sum(sizes),
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything of it. As text, because nothing else of the bench knows a document. */
const watchPaints = `{
  const seen = { firstMs: null, largestMs: null, shift: 0 }
  const watch = (type, notice) =>
    new PerformanceObserver((list) => list.getEntries().forEach(notice)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstMs = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestMs = startTime))
  watch('layout-shift', ({ value }) => (seen.shift += value))
  window.benchSeen = seen
}`
