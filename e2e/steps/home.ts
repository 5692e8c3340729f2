// The dashboard of an administrator or a teacher, as a person reads it.
import { expect, type Page } from '@playwright/test'
import { look } from './look.ts'

export const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export const firstSteps = (page: Page) => card(page, 'Your first test').getByRole('listitem')

export const figure = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label })

/** In both themes, on a phone and on a desk: nothing is cut off, and axe is content. Ends in the light. */
export async function lookEverywhere(page: Page): Promise<void> {
  const desk = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => localStorage.setItem('cbt_theme', chosen), theme)
    await page.reload()
    for (const viewport of [{ width: 360, height: 740 }, desk]) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await look(page, { isSecondTime: theme === 'light' || viewport === desk })
    }
  }
}
