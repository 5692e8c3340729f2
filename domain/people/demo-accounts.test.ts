import { expect, test } from 'vitest'
import { isEmail } from '../words/address/email.ts'
import { demoAccountOf, demoAccounts, demoPassword } from './demo-accounts.ts'
import { roles } from './role.ts'
import { isUnreachableEmail, passwordProblem } from './sign-up-rules.ts'

test('there is one for each role, under addresses nobody can sign up with', () => {
  expect(demoAccounts.map(({ role }) => role)).toEqual([...roles])
  for (const { email } of demoAccounts) {
    expect(isEmail(email) && isUnreachableEmail(email), email).toBe(true)
  }
  expect(passwordProblem(demoPassword)).toBeNull()
})

test.each([
  [' Admin@Greenfield.EXAMPLE ', 'school_admin'],
  ['student@greenfield.example', 'student'],
  ['admin@greenfield.test', undefined],
  ['nobody@greenfield.example', undefined],
  ['', undefined],
])('%s is the demo account of %s', (email, role) => {
  expect(demoAccountOf(email)?.role).toBe(role)
})
