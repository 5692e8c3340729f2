import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
import { SignInForm } from './sign-in-form.tsx'

test.each([
  ['ada@greenfield.example', 'username', 'current-password'],
  ['GC/001', 'off', 'off'],
])('what %s types is offered to the browser’s memory as %s and %s', async (name, ofName, ofPassword) => {
  localStorage.clear()
  await showScreen(() => <SignInForm place={null} findPlace={async () => null} />)
  const field = page.getByLabelText('Email or student ID')
  await field.fill(name)
  await page.getByLabelText('Password', { exact: true }).click()
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAttribute('autocomplete', ofPassword)
  await expect.element(field).toHaveAttribute('autocomplete', ofName)
})
