// The sign-in form, field by field.
import { expect, type Page } from '@playwright/test'

export const refusal = 'Invalid credentials. Please check your email and password.'
export const name = (page: Page) => page.locator('[name=email]')
export const password = (page: Page) => page.locator('[name=password]')
export const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In' })

/** The form, once the server has said whose page it is. */
export async function open(page: Page, address = '/login'): Promise<void> {
  await page.goto(address)
  await expect(page.locator('form[data-place=known]')).toBeVisible()
}
