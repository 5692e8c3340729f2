import type { MailRequest } from '../platform/mail/ask-for-mail.ts'

type Facts = { to: string; name: string; school: string; token: string }

/** "Verify your email" after sign-up. */
export function verificationMail(publicUrl: string, { to, name, school, token }: Facts): MailRequest {
  const link = `${publicUrl}/verify-email?token=${token}&type=signup`
  return { kind: 'verify_email', to, data: { name, school, link } }
}

/** "Your password was changed": nothing in it opens anything, and the page it leads to is open to everybody. */
export function passwordChangedMail(publicUrl: string, { to, name, school }: Omit<Facts, 'token'>): MailRequest {
  return { kind: 'password_changed', to, data: { name, school, link: `${publicUrl}/forgot-password` } }
}

/** As `verificationMail`, to an address that has an account nobody has proven: it leads to choosing a new password. */
export function claimMail(publicUrl: string, { to, name, school, token }: Facts): MailRequest {
  return {
    kind: 'sign_up_to_account',
    to,
    data: { name, school, link: `${publicUrl}/accept-invitation?token=${token}` },
  }
}

/** "Choose a new password". */
export function resetMail(publicUrl: string, { to, name, school, token }: Facts): MailRequest {
  return { kind: 'reset_password', to, data: { name, school, link: `${publicUrl}/reset-password?token=${token}` } }
}

/** "You were added to a school"; it says so when a password is there already, which the new one will replace. */
export function invitationMail(
  publicUrl: string,
  { to, name, school, token, hasPassword }: Facts & { hasPassword: boolean },
): MailRequest {
  const kind = hasPassword ? 'invitation_to_account' : 'invitation'
  return { kind, to, data: { name, school, link: `${publicUrl}/accept-invitation?token=${token}` } }
}
