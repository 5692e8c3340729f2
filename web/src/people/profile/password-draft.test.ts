import { expect, test } from 'vitest'
import { passwordProblems } from './password-draft.ts'

test.each([
  ['old horse 1', 'new horse 1', 'new horse 1', {}],
  [
    '',
    '',
    '',
    {
      currentPassword: 'Current password is required.',
      newPassword: 'Password is required.',
      confirmPassword: 'Type the new password again.',
    },
  ],
  ['old', 'short', 'short', { newPassword: 'Password must be at least 8 characters' }],
  ['old', 'new horse 1', 'new horse 2', { confirmPassword: 'Passwords do not match.' }],
  ['old', 'new horse 1', '', { confirmPassword: 'Type the new password again.' }],
  ['same horse', 'same horse', 'same horse', { newPassword: 'This is already your current password.' }],
])('from %j to %j, then %j', (currentPassword, newPassword, confirmPassword, expected) => {
  expect(passwordProblems({ currentPassword, newPassword, confirmPassword })).toEqual(expected)
})
