// What a person does on the public pages.
import { expect, type Page } from '@playwright/test'
import type { Server } from '../server.ts'

export type School = { schoolName: string; subdomain: string; name: string; email: string; password: string }

/** Fills the sign-up form, follows the mail's link and ends on the sign-in page. */
export async function signUpSchool(page: Page, server: Server, school: School): Promise<void> {
  await page.goto('/signup')
  await page.locator('[name=name]').fill(school.name)
  await page.locator('[name=email]').fill(school.email)
  await page.locator('[name=phone]').fill('0800 000 0000')
  await page.locator('[name=schoolName]').fill(school.schoolName)
  await page.locator('[name=subdomain]').fill(school.subdomain)
  await page.locator('[name=password]').fill(school.password)
  await page.locator('[name=confirmPassword]').fill(school.password)
  await page.locator('[name=agreeToTerms]').check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(
    page.getByText('Account created successfully! Please check your email to verify your account.'),
  ).toBeVisible()
  const mail = await server.mailTo(school.email, /verify/i)
  const link = mail.links.find((one) => one.includes('/verify-email?'))
  if (!link) throw new Error('The mail has no verification link.')
  const url = new URL(link)
  expect(url.searchParams.get('type')).toBe('signup')
  await page.goto(url.pathname + url.search)
  // What the page says stands there for three seconds only: `verification` holds the clock to read it.
  await page.waitForURL('**/login')
}

/** Signs in with e-mail and password. */
export async function signInStaff(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login?as=staff')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
}

/** Signs in with what stands on a student's slip. */
export async function signInStudent(
  page: Page,
  slip: { subdomain: string; studentNumber: string; password: string },
): Promise<void> {
  await page.goto('/login?as=student')
  await page.locator('[name=email]').fill(slip.studentNumber)
  await typeSchoolIfAsked(page, slip.subdomain)
  await page.locator('[name=password]').fill(slip.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
}

/** Where somebody has signed in before, or there is no other school, the school is known already. */
export async function typeSchoolIfAsked(page: Page, subdomain: string): Promise<void> {
  await expect(page.locator('form[data-place=known]')).toBeVisible()
  const school = page.locator('[name=school]')
  if (await school.isVisible()) await school.fill(subdomain)
}

/** The session is gone. The screen is left first: one that still waits for something would go to the sign-in page by itself. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Signs out by the sidebar, which on a phone is opened first. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  const logout = page.getByRole('button', { name: 'Logout' })
  // Whichever the page has room for, once it is there alone: a sidebar that slides away is still seen for a moment.
  await expect(menu.or(logout).filter({ visible: true })).toHaveCount(1)
  if (await menu.isVisible()) await menu.click()
  await logout.click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** To another address of the app without loading the page anew, as a link would. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}
