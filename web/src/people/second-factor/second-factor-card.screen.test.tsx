import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { sampleCodes, sampleSetUp } from '../../../test/set-up.ts'
import { SecondFactorCard } from './second-factor-card.tsx'

const off = { onSince: null, codesLeft: 0, isAsked: false, setUpUntil: null, passwordUntil: null }
const on = { ...off, onSince: '2026-11-20T08:52:00.000Z', codesLeft: 9 }
const password = () => page.getByRole('textbox', { name: 'Password', exact: true })
const code = () => page.getByRole('textbox', { name: /^Code from your app/ })
const press = (name: string) => page.getByRole('button', { name }).click()

test('it is switched on by password, QR code and a code, and shows the recovery codes once', async () => {
  const typed: unknown[] = []
  let facts: typeof off | typeof on = { ...off, setUpUntil: '2036-12-01T08:00:00.000Z' as never }
  await showScreen(() => <SecondFactorCard />, {
    answers: {
      people: {
        secondFactor: () => facts,
        beginSecondFactor: (input) => {
          typed.push(input)
          if (input?.password === 'wrong') throw refusal('WRONG_PASSWORD')
          return sampleSetUp
        },
        confirmSecondFactor: (input) => {
          typed.push(input)
          if (input.code === '000000') throw refusal('WRONG_APP_CODE', { serverTime: '2026-11-20T08:52:00.000Z' })
          facts = { ...on, codesLeft: 10 }
          return { codes: sampleCodes }
        },
      },
    },
  })
  await expect.element(page.getByText(/You have until 1 Dec 2036\.$/)).toBeVisible()
  await press('Switch on')
  const heading = page.getByRole('heading', { name: 'Set it up' })
  await expect.element(heading).toHaveFocus()
  await press('Continue')
  await expect.element(password()).toHaveAccessibleDescription('Password is required.')
  await password().fill('wrong')
  await press('Continue')
  await expect.element(password()).toHaveAccessibleDescription('Your current password is incorrect.')
  await password().fill('correct horse')
  await press('Continue')
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open it in the app on this phone' }))
    .toHaveAttribute('href', sampleSetUp.address)
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible()

  for (let n = 1; n <= 5; n += 1) {
    await code().fill('000000')
    await press('Switch it on')
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(n < 5 ? /^This code is incorrect\. Type the newest one your app shows\.$/ : /9:52 am here/)
  }
  await code().fill('123 456')
  await press('Switch it on')
  const codes = page.getByRole('region', { name: 'Recovery codes' })
  await expect.element(codes.getByRole('listitem').nth(9)).toHaveTextContent(sampleCodes[9] ?? '')
  expect(typed.at(-1)).toMatchObject({ code: '123 456' })
  await press('I have kept them')
  await expect.element(page.getByText(/^It is on since Fri 20 Nov 2026, 9:52\sam\./)).toBeVisible()
  await expect.element(codes).not.toBeInTheDocument()
})

test('it is switched off by password and code, and makes new recovery codes, also on a phone in the dark', async () => {
  let facts: typeof off | typeof on = { ...on, isAsked: true }
  await page.viewport(360, 740)
  try {
    await showScreen(() => <SecondFactorCard />, {
      theme: 'dark',
      answers: {
        people: {
          secondFactor: () => facts,
          newRecoveryCodes: ({ code: typed }) => {
            if (typed === '123456') throw refusal('CODE_USED')
            return { codes: sampleCodes }
          },
          dropSecondFactor: () => {
            facts = off
            return {}
          },
        },
      },
    })
    await expect.element(page.getByText(/9 of your recovery codes are left\.$/)).toBeVisible()
    await press('Make new recovery codes')
    await code().fill('123456')
    await press('Make new codes')
    await expect.element(page.getByRole('alert')).toMatchTextContent('This code was already used.')
    await code().fill('bcdf2-ghjkm')
    await press('Make new codes')
    await expect.element(page.getByRole('region', { name: 'Recovery codes' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expectReadable()
    await press('I have kept them')
    await press('Switch off')
    // Where the school asks for it, it is not off for long.
    await expect.element(page.getByText(/^Your school asks its staff for it, so you set it up again/)).toBeVisible()
    await password().fill('correct horse')
    await code().fill('654321')
    await press('Switch off')
    await expect.element(page.getByText('Two-factor sign-in is off.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Switch on' })).toBeVisible()
  } finally {
    await page.viewport(1280, 800)
  }
})
