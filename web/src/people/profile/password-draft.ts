import { passwordProblem } from '@sabimark/domain/people/sign-up-rules.ts'

/** The names of the controls. */
export type PasswordDraft = { currentPassword: string; newPassword: string; confirmPassword: string }

export const emptyPasswords: PasswordDraft = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** What is wrong with a change of password, by control; all three are required. */
export function passwordProblems(draft: PasswordDraft): Partial<Record<keyof PasswordDraft, string>> {
  const isOld = draft.newPassword !== '' && draft.newPassword === draft.currentPassword
  const newPassword = passwordProblem(draft.newPassword) ?? (isOld ? 'This is already your current password.' : null)
  const isSame = draft.confirmPassword === draft.newPassword
  return {
    ...(draft.currentPassword === '' && { currentPassword: 'Current password is required.' }),
    ...(newPassword !== null && { newPassword }),
    ...(draft.confirmPassword === ''
      ? { confirmPassword: 'Type the new password again.' }
      : !isSame && { confirmPassword: 'Passwords do not match.' }),
  }
}
