import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import AcceptInvitation from './accept-invitation.tsx'

test('who has a password of their own types that one, and reads where to sign in', async () => {
  const typed: unknown[] = []
  window.history.replaceState(null, '', '?token=sample')
  await showScreen(() => <AcceptInvitation />, {
    answers: {
      people: {
        invitation: () => ({
          ...{ name: 'Bola Ade', email: 'bola@school.test', school: 'Greenfield Sample School', hasPassword: true },
        }),
        acceptInvitation: (input) => {
          typed.push(input)
          if (input.password === 'wrong') throw refusal('WRONG_PASSWORD')
          return { isSignedIn: false }
        },
      },
    },
  })
  const password = page.getByRole('textbox', { name: 'Your password' })
  const join = () => page.getByRole('button', { name: 'Join' }).click()
  await expect.element(page.getByText(/^Bola Ade, you already have a password for bola@school\.test\./)).toBeVisible()
  await join()
  await expect.element(password).toHaveAccessibleDescription('Type your password.')
  expect(typed).toEqual([])
  await password.fill('wrong')
  await join()
  await expect.element(page.getByText('Your current password is incorrect.')).toBeVisible()
  await expect.element(password).toHaveValue('wrong')
  await expectAccessible()
  await password.fill('correct horse')
  await join()
  await expect.element(page.getByText('You have joined. Sign in with bola@school.test.')).toBeVisible()
  expect(typed.at(-1)).toEqual({ token: 'sample', password: 'correct horse' })
})
