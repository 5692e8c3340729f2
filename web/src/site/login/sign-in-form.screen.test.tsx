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

const address = (fragment: string) => window.history.replaceState(null, '', `${window.location.pathname}${fragment}`)

test('the address of a slip fills in school and student ID, is cleared, and leaves the password to be typed', async () => {
  localStorage.setItem('sabimark_school', JSON.stringify({ subdomain: 'other', name: 'Other School' }))
  address('#s=greenfield&i=GC%2F001')
  await showScreen(() => <SignInForm place={null} findPlace={async () => null} />)
  await expect.element(page.getByLabelText('Email or student ID')).toHaveValue('GC/001')
  await expect.element(page.getByLabelText('School')).toHaveValue('greenfield')
  const password = page.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('')
  expect(window.location.hash).toBe('')
})

test.each([
  ['#s="><img/src=x/onerror=document.title=1>&i=<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['#s=%00%ff&i=%E0%A4%A', '\u{FFFD}%A'],
  [`#i=${'x'.repeat(100_000)}&s=greenfield`, ''],
  ['#s=&i=', ''],
])('a hostile fragment, %.30s, is cleared and breaks nothing', async (fragment, name) => {
  localStorage.clear()
  address(fragment)
  await showScreen(() => <SignInForm place={null} findPlace={async () => null} />)
  await expect.element(page.getByLabelText('Email or student ID')).toHaveValue(name)
  expect(window.location.hash).toBe('')
  expect(document.querySelector('form img, form script')).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})
