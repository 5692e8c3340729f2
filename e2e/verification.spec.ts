// The links of the mails: verification, forgotten password. Good, used, old, foreign and broken ones.
import { expect, type Page } from '@playwright/test'
import { inDatabase } from './kill/database.ts'
import type { Server } from './server.ts'
import { letRead } from './steps/at-rest.ts'
import { look } from './steps/look.ts'
import { aForm, type Filled, fillSignUp, forgetSignUps, signUpButton, success } from './steps/sign-up.ts'
import { signInStaff, signUpSchool } from './steps/site.ts'
import { test } from './test.ts'

test.beforeEach(({ server }) => forgetSignUps(server))

const verified = 'Email verified successfully! You can now sign in to your account.'
const noLink = 'Invalid verification link.'
const usedUp = 'This link has already been used or has expired. Please ask for a new one.'
const unexpected = 'An error occurred during verification. Please try again.'

/** Signs up and reads the token of the mail. */
async function aToken(page: Page, server: Server, form: Filled = aForm()): Promise<string> {
  await fillSignUp(page, form)
  await signUpButton(page).click()
  await expect(page.getByText(success)).toBeVisible()
  const { links } = await server.mailTo(form.email, /verify/i)
  return new URL(links.find((link) => link.includes('/verify-email?')) ?? '').searchParams.get('token') ?? ''
}

test('a good link loads, says so, and goes to the sign-in page after three seconds', async ({ page, server }) => {
  const token = await aToken(page, server)
  const answer = Promise.withResolvers<void>()
  await page.route('**/rpc/people/verifyEmail', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto(`/verify-email?token=${token}&type=signup`)
  await expect(page.getByText('Verifying your email...')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  answer.resolve()
  await expect(page.getByText(verified)).toBeVisible()
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
  })
  await page.clock.runFor(2_990)
  // A page that is left takes a moment to say so.
  await letRead(page)
  expect(opened).toEqual([])
  await page.clock.runFor(20)
  await page.waitForURL('**/login')
  // Followed again it did what it says.
  await page.goto(`/verify-email?token=${token}&type=signup`)
  await expect(page.getByText(verified)).toBeVisible()
})

for (const [what, query] of [
  ['without a token', 'type=signup'],
  ['without a type', 'token=x'],
  ['of another type', 'token=x&type=recovery'],
  ['that was never sent', 'token=never-sent&type=signup'],
  ['far too long', `token=${'x'.repeat(5_000)}&type=signup`],
] as const) {
  test(`a link ${what} is invalid, and three ways lead on`, async ({ page }) => {
    await page.goto(`/verify-email?${query}`)
    await expect(page.getByRole('alert')).toHaveText(noLink)
    for (const [name, path] of [
      ['Sign Up', '/signup'],
      ['Sign In', '/login'],
      ['Back to Home', '/'],
    ] as const) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
  })
}

test('an old link says what to do, and so does one for another purpose', async ({ page, server }) => {
  const form = aForm()
  const token = await aToken(page, server, form)
  await inDatabase(server.dataDir, (ask) =>
    ask(
      `UPDATE auth.one_time_tokens SET expires_at = now() - interval '1 second'
       WHERE account_id = (SELECT id FROM auth."user" WHERE email = $1)`,
      [form.email],
    ),
  )
  await page.goto(`/verify-email?token=${token}&type=signup`)
  await expect(page.getByRole('alert')).toHaveText(usedUp)
  await page.goto(`/reset-password?token=${token}`)
  await page.locator('[name=password]').fill('another one 1')
  await page.locator('[name=confirmPassword]').fill('another one 1')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toHaveText(usedUp)
})

test('what nobody foresaw says so and can be tried again', async ({ page, server }) => {
  const token = await aToken(page, server)
  await inDatabase(server.dataDir, (ask) => ask('ALTER TABLE auth.one_time_tokens RENAME TO away'))
  await page.clock.install()
  await page.goto(`/verify-email?token=${token}&type=signup`)
  await expect(page.getByRole('alert')).toHaveText(unexpected)
  await inDatabase(server.dataDir, (ask) => ask('ALTER TABLE auth.away RENAME TO one_time_tokens'))
  // What it says then stands there for three seconds only.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(verified)).toBeVisible()
})

test('a forgotten password is set anew by the mail, once', async ({ page, server }) => {
  const form = aForm()
  await signUpSchool(page, server, form)
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription('Email is required.')
  await page.locator('[name=email]').fill('ada')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription('Email is invalid.')
  const sent = page.getByText(/If there is an account with this address, a link to set a new password is on its way/)
  for (const email of ['nobody@nowhere.test', form.email]) {
    await page.goto('/forgot-password')
    await page.locator('[name=email]').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(sent).toBeVisible()
  }
  const { links } = await server.mailTo(form.email, /password/i)
  const { pathname, search } = new URL(links.find((link) => link.includes('/reset-password?')) ?? '')
  await page.goto(pathname + search)
  const [first, second] = [page.locator('[name=password]'), page.locator('[name=confirmPassword]')]
  const save = page.getByRole('button', { name: 'Set password' })
  for (const [typed, repeated, message] of [
    ['', '', 'Password is required.'],
    ['short', 'short', 'Password must be at least 8 characters'],
    ['long enough 1', 'long enough 2', 'Passwords do not match.'],
  ] as const) {
    await first.fill(typed)
    await second.fill(repeated)
    await save.click()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await second.fill('long enough 1')
  await save.click()
  await expect(page.getByText('Your new password is set. Sign in with it now.')).toBeVisible()
  await look(page)
  await signInStaff(page, { email: form.email, password: 'long enough 1' })
  await page.goto(pathname + search)
  await first.fill('once more 11')
  await second.fill('once more 11')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText(usedUp)
})
