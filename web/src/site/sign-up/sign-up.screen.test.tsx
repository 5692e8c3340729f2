import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { noNetworkText } from '../../platform/refusal.ts'
import SignUp from './sign-up.tsx'
import { SignedUp } from './signed-up.tsx'

async function fillIn() {
  for (const [label, typed] of [
    ['Your name', 'Ada Sample'],
    ['Email', 'ada@palmgrove.test'],
    ['Phone', '0800 000 0000'],
    ['School name', 'Palm Grove Sample College'],
    ['Domain', 'palmgrove'],
    ['Password', 'a long sample password'],
    ['Confirm password', 'a long sample password'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(typed)
  }
  await page.getByRole('checkbox').click()
}

test('a sign-up whose answer was lost is pressed again as it stands, and goes on to the mail', async () => {
  const sent: unknown[] = []
  await showScreen(() => <SignUp />, {
    answers: {
      school: { checkSubdomain: () => ({ isFree: true, website: 'palmgrove.sabimark.test' }) },
      people: {
        signUp: (form) => {
          sent.push(form)
          // As a browser says it whose network went while the server was at work.
          if (sent.length === 1) throw new TypeError('Failed to fetch')
          return { receipt: 'a-receipt' }
        },
        signUpMail: () => ({ state: 'waiting' }),
      },
    },
  })
  await fillIn()
  const signUp = page.getByRole('button', { name: 'Sign Up' })
  await signUp.click()
  await expect.element(page.getByText(noNetworkText)).toBeVisible()
  await expect.element(page.getByText(/already taken/)).not.toBeInTheDocument()
  await expectAccessible()
  await signUp.click()
  await expect.element(page.getByText(/^Account created successfully!/)).toBeVisible()
  await expect.element(page.getByText('ada@palmgrove.test')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('a name that this very sign-up had taken is asked for again once the sign-up is taken back', async () => {
  let resolve: () => void = () => undefined
  const signUpCame = new Promise<void>((done) => {
    resolve = done
  })
  let isStanding = false
  await showScreen(() => <SignUp />, {
    answers: {
      school: {
        // As when somebody types the name last and presses Enter: the sign-up is there before the question.
        checkSubdomain: async () => {
          await signUpCame
          return { isFree: !isStanding, website: 'palmgrove.sabimark.test' }
        },
      },
      people: {
        signUp: () => {
          isStanding = true
          resolve()
          return { receipt: 'a-receipt' }
        },
        signUpMail: () => ({ state: 'waiting' }),
        withdrawSignUp: () => {
          isStanding = false
          return { isFree: true }
        },
      },
    },
  })
  await fillIn()
  await page.getByRole('textbox', { name: 'Domain', exact: true }).click()
  await userEvent.keyboard('{Enter}')
  // The form is hidden meanwhile, with its fields.
  await expect.poll(() => document.querySelector('[name=subdomain]')?.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect.element(page.getByText('✓ palmgrove.sabimark.test is free')).toBeVisible()
  await expect.element(page.getByText('This domain is already taken')).not.toBeInTheDocument()
})

test('a sign-up email that has just gone is not sent once more in its first minute', async () => {
  await showScreen(() => <SignedUp email="ada@palmgrove.test" receipt="a-receipt" onCorrect={() => undefined} />, {
    answers: { people: { signUpMail: () => ({ state: 'sent' }) } },
  })
  await expect.element(page.getByRole('button', { name: /^Send the email again \(\d+ s\)$/ })).toBeDisabled()
})

test('a wrong address is changed: the sign-up is taken back, and its form is there as it was typed', async () => {
  const sent: { email?: string | undefined }[] = []
  const withdrawn: string[] = []
  await showScreen(() => <SignUp />, {
    answers: {
      school: { checkSubdomain: () => ({ isFree: true, website: 'palmgrove.sabimark.test' }) },
      people: {
        signUp: (form) => {
          sent.push(form)
          return { receipt: `receipt ${sent.length}` }
        },
        signUpMail: () => ({ state: 'waiting' }),
        withdrawSignUp: ({ receipt }) => {
          withdrawn.push(receipt)
          return { isFree: withdrawn.length === 1 }
        },
      },
    },
  })
  await fillIn()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Change it' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect.element(email).toHaveFocus()
  await expect.element(page.getByText(/^Correct the email, then press Sign Up again/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'School name' })).toHaveValue('Palm Grove Sample College')
  await email.fill('ada.sample@palmgrove.test')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect.element(page.getByText('ada.sample@palmgrove.test')).toBeVisible()
  expect(sent.map((form) => form.email)).toEqual(['ada@palmgrove.test', 'ada.sample@palmgrove.test'])
  await expectAccessible()
  // Followed meanwhile: it stays.
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect.element(page.getByText(/^This address is verified already/)).toBeVisible()
  expect(withdrawn).toEqual(['receipt 1', 'receipt 2'])
})
