// When a page has done what it was going to do: told by its own turns and not by a clock, which a busy machine outruns.
import type { Page, Request } from '@playwright/test'

/** Lets the page read what it was answered and draw it. */
export async function letRead(page: Page): Promise<void> {
  for (let look = 0; look < 3; look += 1) {
    await page.evaluate(takeTurns)
    await page.waitForTimeout(20)
  }
}

/**
 * Waits until the page asks for nothing any more. That the network was idle for half a second does not say so: so long may a
 * page read the program it has just got, and a page that was idle once is called idle for good.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const underWay = new Set<Request>()
  let asked = 0
  const begin = (request: Request) => {
    asked += 1
    underWay.add(request)
  }
  const end = (request: Request) => underWay.delete(request)
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  for (let quiet = 0; quiet < 8; ) {
    const before = asked
    await page.evaluate(takeTurns)
    await page.waitForTimeout(50)
    quiet = asked === before && underWay.size === 0 ? quiet + 1 : 0
  }
  page.off('request', begin)
  page.off('requestfinished', end)
  page.off('requestfailed', end)
}

/** In the page: what waits for its turn has it. By messages, because a journey may hold the clock. */
async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })
  }
}
