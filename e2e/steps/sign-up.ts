// The sign-up form as a person fills it in.
import { expect, type Locator, type Page } from '@playwright/test'
import { inDatabase } from '../kill/database.ts'
import type { Server } from '../server.ts'
import { domainOf } from './sample.ts'

export type Filled = Record<
  'name' | 'email' | 'phone' | 'schoolName' | 'subdomain' | 'password' | 'confirmPassword',
  string
>

/** Every journey signs up from one address; each may begin with the allowance of the hour whole. */
export async function forgetSignUps(server: Server): Promise<void> {
  await inDatabase(server.dataDir, (ask) => ask('DELETE FROM allowance_uses'))
}

let made = 0

/** A form that would be taken; each has a name and an address of its own. */
export function aForm(changes: Partial<Filled> = {}): Filled {
  made += 1
  const subdomain = changes.subdomain ?? `${domainOf('school', Date.now() % 100_000)}${domainOf('n', made)}`
  return {
    name: 'Ada Sample',
    email: `ada@${subdomain || 'nowhere'}.test`,
    phone: '0800 000 0000',
    schoolName: 'Lakeside College',
    password: 'nine tall palms',
    confirmPassword: 'nine tall palms',
    ...changes,
    subdomain,
  }
}

export async function fillSignUp(page: Page, form: Filled, { agrees = true } = {}): Promise<void> {
  await page.goto('/signup')
  for (const [name, value] of Object.entries(form)) await page.locator(`[name=${name}]`).fill(value)
  if (!agrees) return
  // By key: the line that says a domain is free comes above the box and moves it from under a pointer.
  const box = page.locator('[name=agreeToTerms]')
  await box.press('Space')
  await expect(box).toBeChecked()
}

export const signUpButton = (page: Page): Locator => page.getByRole('button', { name: 'Sign Up' })

export const success = 'Account created successfully! Please check your email to verify your account.'
