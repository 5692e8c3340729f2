import type { SignInOutcome } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../../test/axe.ts'
import { refusal, showScreen } from '../../../../test/screen.tsx'
import { sampleCodes, sampleSetUp } from '../../../../test/set-up.ts'
import { CodeStep } from './code-step.tsx'
import { ExpiredStep } from './expired-step.tsx'
import { SetUpStep } from './set-up-step.tsx'

const press = (name: string) => page.getByRole('button', { name }).click()
const next: SignInOutcome = { kind: 'expired' }

test('the code of the app is asked for, and a recovery code in its place', async () => {
  const went: SignInOutcome[] = []
  const typed: string[] = []
  await showScreen(() => <CodeStep goOn={(outcome) => went.push(outcome)} />, {
    answers: {
      people: {
        proveSecondFactor: ({ code }) => {
          typed.push(code)
          if (code === '111111')
            throw refusal('TOO_MANY_CODES', { waitSeconds: 5, serverTime: '2026-11-20T08:52:00.000Z' })
          if (code === '222222') throw refusal('SIGN_IN_AGAIN')
          return next
        },
      },
    },
  })
  const code = page.getByRole('textbox', { name: 'Code from your app' })
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await press('Sign In')
  await expect.element(code).toHaveAccessibleDescription(/^Code is required\./)
  await code.fill('111111')
  await press('Sign In')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Too many wrong codes. Please wait 5 seconds and try again. It is 9:52 am here.')
  await code.fill('222222')
  await press('Sign In')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please sign in again.')
  await expectAccessible()
  await press('Use a recovery code instead')
  const recovery = page.getByRole('textbox', { name: 'Recovery code' })
  await expect.element(recovery).toHaveFocus()
  await recovery.fill('BCDF2 GHJKM')
  await press('Sign In')
  await expect.poll(() => went).toEqual([next])
  expect(typed).toEqual(['111111', '222222', 'BCDF2 GHJKM'])
})

test('an expired password is replaced by the rules for passwords', async () => {
  const went: unknown[] = []
  await showScreen(() => <ExpiredStep goOn={(...all) => went.push(all)} />, {
    answers: {
      people: {
        replaceExpiredPassword: ({ newPassword }) => {
          if (newPassword === 'the old one') throw refusal('SAME_PASSWORD')
          return next
        },
      },
    },
  })
  const [first, second] = [
    page.getByLabelText('New password'),
    page.getByLabelText('Confirm password', { exact: true }),
  ]
  const type = async (one: string, other: string) => {
    await first.fill(one)
    await second.fill(other)
    await press('Save and Sign In')
  }
  await type('short', 'short')
  await expect.element(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await type('long enough', 'other enough')
  await expect.element(page.getByText('Passwords do not match.')).toBeVisible()
  await type('the old one', 'the old one')
  await expect.element(page.getByRole('alert')).toMatchTextContent('This is already your current password.')
  await type('long enough', 'long enough')
  await expect.poll(() => went).toEqual([[next, 'long enough']])
})

test('a second factor the school asks for is set up now, or until the day it is due later, on a phone in the dark', async () => {
  let isDone = false
  const answers = {
    people: { beginSecondFactor: () => sampleSetUp, confirmSecondFactor: () => ({ codes: sampleCodes }) },
  }
  const show = (until: string | null) =>
    showScreen(
      () => (
        <SetUpStep
          password="correct horse"
          until={until}
          {...(until === null && { minutes: 30 })}
          onDone={() => (isDone = true)}
        />
      ),
      {
        ...{ theme: 'dark', answers },
      },
    )
  await page.viewport(360, 740)
  try {
    await show('2026-11-30T10:00:00.000Z')
    await expect.element(page.getByText(/You have until 30 Nov 2026\.$/)).toBeVisible()
    await press('Not now')
    expect(isDone).toBe(true)
    isDone = false
    await show(null)
    await expect.element(page.getByText(/Finish it within 30 minutes; after that you sign in again\.$/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Not now' })).not.toBeInTheDocument()
    await press('Set it up now')
    await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expectReadable()
    await page.getByRole('textbox', { name: 'Code from your app' }).fill('123456')
    await press('Switch it on')
    const codes = page.getByRole('region', { name: 'Recovery codes' })
    await expect.element(codes.getByRole('listitem').first()).toHaveTextContent(sampleCodes[0] ?? '')
    expect(isDone).toBe(false)
    await press('I have kept them, continue')
    expect(isDone).toBe(true)
  } finally {
    await page.viewport(1280, 800)
  }
})
