// Signing a school up: by keyboard alone, with names of every kind, and while the mail server is away.
import { expect, type Page } from '@playwright/test'
import { findFreePort } from '../scripts/free-port.ts'
import { inDatabase } from './kill/database.ts'
import { startServer } from './server.ts'
import { look } from './steps/look.ts'
import { withinOneDay } from './steps/one-day.ts'
import { aForm, fillSignUp, forgetSignUps, signUpButton, success } from './steps/sign-up.ts'
import { signInStaff, signUpSchool } from './steps/site.ts'
import { startSmtp } from './steps/smtp.ts'
import { test } from './test.ts'

test.beforeEach(({ server }) => forgetSignUps(server))

test('by keyboard alone, from the first field to the sign-in page', async ({ page, server }) => {
  const form = aForm()
  await page.goto('/signup')
  await page.locator('[name=name]').focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (const name of ['name', 'email', 'phone', 'schoolName', 'subdomain'] as const) await type(form[name])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await type(form.password)
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await type(form.confirmPassword)
  await page.keyboard.press('Tab')
  await expect(page.locator('[name=agreeToTerms]')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText(success)).toBeVisible()
  const [row] = await inDatabase(server.dataDir, (ask) =>
    ask<{ subscription: string; website: string }>('SELECT subscription, website FROM schools WHERE email = $1', [
      form.email,
    ]),
  )
  expect(row).toEqual({ subscription: 'professional', website: `${form.subdomain}.localhost` })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await look(page)
})

for (const [kind, name, schoolName] of [
  ['right to left', 'עדה דוגמה', 'مدرسة غرينفيلد'],
  ['tone-marked, decomposed', 'Ade\u0301s\u0323o\u0323la\u0301 Sample', 'Ile\u0301-E\u0323\u0300ko\u0323\u0301 Test'],
  ['emoji', 'Ada 👩🏾‍🏫 Sample', 'Greenfield 🎓🏫'],
] as const) {
  test(`${kind} names are the same in the mail and on the screen`, async ({ page, server }) => {
    const form = aForm({ name, schoolName })
    await signUpSchool(page, server, form)
    const mail = await server.mailTo(form.email, /verify/i)
    expect(mail.text).toContain(`Hello ${name.normalize('NFC')},`)
    expect(mail.text).toContain(schoolName.normalize('NFC'))
    await signInStaff(page, form)
    await expect(page.getByText(`Welcome back, ${name.normalize('NFC')}!`)).toBeVisible()
    await expect(page.getByText(schoolName.normalize('NFC')).first()).toBeVisible()
    await look(page)
  })
}

test('the plan and the days of its trial stand on the first day’s dashboard', async ({ page, server }) => {
  // Tomorrow there is a day less.
  await withinOneDay({ earlierMs: 0, laterMs: 180_000 }, (ms) => test.setTimeout(test.info().timeout + ms))
  const form = aForm()
  await signUpSchool(page, server, form)
  await signInStaff(page, form)
  await expect(page.getByText('Starter plan')).toBeVisible()
  await expect(page.getByText('14 days of your free trial left.')).toBeVisible()
  const ends = (interval: string) =>
    inDatabase(server.dataDir, (ask) =>
      ask(`UPDATE schools SET trial_ends_at = now() + $2::interval WHERE email = $1`, [form.email, interval]),
    )
  await ends('-1 minute')
  await page.reload()
  await expect(page.getByText('Your free trial has ended.')).toBeVisible()
  await look(page)
})

test.describe('the mail server', () => {
  test('is down: the account is made, the person is told, and the link comes and works', async ({
    browser,
    contextOptions,
  }) => {
    const port = await findFreePort()
    const server = await startServer({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@sabimark.test' },
    })
    try {
      const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
      const page = await context.newPage()
      const form = aForm()
      await signUp(page, form)
      await expect(page.getByText(`We are sending the email to ${form.email}.`)).toBeVisible()
      await expect(
        page.getByText(
          'Our mail server is not responding right now. Your account has been created; we will keep trying to send the link.',
        ),
      ).toBeVisible({ timeout: 60_000 })
      await expect(page.getByText(success)).toBeVisible()
      await look(page)

      const mails = await startSmtp(port)
      await inDatabase(server.dataDir, (ask) => ask(`UPDATE due_work SET due_at = now() WHERE kind LIKE 'send%'`))
      await expect(page.getByText(`The email was sent to ${form.email}.`)).toBeVisible({ timeout: 90_000 })
      const link = mails.received[0]?.links.find((one) => one.includes('/verify-email?')) ?? ''
      await page.goto(link)
      await page.waitForURL('**/login')
      await mails.stop()
      await context.close()
    } finally {
      await server.stop()
    }
  })

  test('refuses the address: who mistyped it corrects it and signs up by the same domain', async ({
    browser,
    contextOptions,
  }) => {
    const port = await findFreePort()
    const mails = await startSmtp(port, /wrong@/)
    const server = await startServer({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@sabimark.test' },
    })
    try {
      const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
      const page = await context.newPage()
      const form = aForm({ email: 'wrong@greenfield.test' })
      await signUp(page, form)
      await expect(page.getByText('The mail server refuses the address wrong@greenfield.test')).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: 'Correct the address' }).click()
      await expect(page.locator('[name=email]')).toBeFocused()
      await page.locator('[name=email]').fill('right@greenfield.test')
      await signUpButton(page).click()
      await expect(page.getByText('The email was sent to right@greenfield.test.')).toBeVisible()
      expect(mails.received).toHaveLength(1)
      await context.close()
    } finally {
      await server.stop()
      await mails.stop()
    }
  })
})

async function signUp(page: Page, form: ReturnType<typeof aForm>): Promise<void> {
  await fillSignUp(page, form)
  await signUpButton(page).click()
  await expect(page.getByText(success)).toBeVisible()
}
