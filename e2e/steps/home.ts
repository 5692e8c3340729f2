// The dashboard of an administrator or a teacher, as a person reads it.
import { expect, type Page } from '@playwright/test'
import { lookEveryWay } from './look.ts'

export const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export const firstSteps = (page: Page) => card(page, 'Your first test').getByRole('listitem')

export const figure = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label })

/** In both themes, on a phone and on a desk: nothing is cut off, and axe is content. */
export async function lookEverywhere(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await lookEveryWay(page)
}
