import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'

/**
 * What holds on every screen: one heading, nothing wider than the window, no grave finding of axe. `isSecondTime`: the same
 * screen was looked at in another theme or at another width.
 */
export async function look(page: Page, { isSecondTime = false } = {}): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  // What stands otherwise on a phone is drawn anew a moment after the window has become narrow.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0)
  // Colours are judged when nothing is fading in any more.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What a scroll shows waits for none.
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  await expectAccessible(page, { isSecondTime })
}

type View = { size: { width: number; height: number }; colours: string }

const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const lightDesk = { size: desk, colours: 'light' }
const darkPhone = { size: phone, colours: 'dark' }

/** The screen as it stands, wide and light, and as a phone in the dark shows it. */
export async function lookBothWays(page: Page, { isSecondTime = false } = {}): Promise<void> {
  await lookAt(page, [lightDesk, darkPhone], isSecondTime)
}

/** The screen as it stands, at both widths in both themes. */
export async function lookEveryWay(page: Page): Promise<void> {
  await lookAt(page, [lightDesk, { size: desk, colours: 'dark' }, darkPhone, { size: phone, colours: 'light' }])
}

/** The screen as a phone in the dark has it, and as it stands wide and light; it is the phone's again behind it. */
export async function lookFromPhone(page: Page): Promise<void> {
  await lookAt(page, [darkPhone, lightDesk])
  await show(page, darkPhone)
}

async function lookAt(page: Page, views: View[], isSecondTime = false): Promise<void> {
  for (const [index, view] of views.entries()) {
    await show(page, view)
    await look(page, { isSecondTime: isSecondTime || index > 0 })
  }
  await page.setViewportSize(desk)
}

async function show(page: Page, { size, colours }: View): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate((wanted) => {
    document.documentElement.dataset.mantineColorScheme = wanted
  }, colours)
}

/** The fonts an element is really drawn with, as the browser reports them. */
export async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName)
}
