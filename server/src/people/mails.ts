import type { Role } from '@sabimark/domain/people/role.ts'
import type { MailRequest } from '../platform/mail/ask-for-mail.ts'

type Facts = { to: string; name: string; school: string; token: string }

/** "Verify your email" after sign-up. */
export function verificationMail(publicUrl: string, { to, name, school, token }: Facts): MailRequest {
  const link = `${publicUrl}/verify-email?token=${token}&type=signup`
  return { kind: 'verify_email', to, data: { name, school, link } }
}

/** "Your password was changed": nothing in it opens anything, and the page it leads to is open to everybody. */
export function passwordChangedMail(publicUrl: string, { to, name, school }: Omit<Facts, 'token'>): MailRequest {
  return { kind: 'password_changed', isGuard: true, to, data: { name, school, link: `${publicUrl}/forgot-password` } }
}

/** "Your password expires soon": it is chosen in the profile, behind the sign-in. `until`: an instant. */
export function passwordExpiresMail(
  publicUrl: string,
  { to, name, school, until }: Omit<Facts, 'token'> & { until: string },
): MailRequest {
  const link = `${publicUrl}/dashboard/profile?tab=security`
  return { kind: 'password_expires', to, data: { name, school, until, link } }
}

/** "Confirm your new email address", to the new one. */
export function emailChangeMail(publicUrl: string, { to, name, school, token }: Facts): MailRequest {
  return { kind: 'change_email', to, data: { name, school, link: `${publicUrl}/confirm-email?token=${token}` } }
}

/** "Your email address was changed", to the old one; which the new one is, it does not say. */
export function emailChangedMail(publicUrl: string, { to, name, school }: Omit<Facts, 'token'>): MailRequest {
  return { kind: 'email_changed', isGuard: true, to, data: { name, school, link: `${publicUrl}/help-center` } }
}

/** "Two-factor sign-in is on", or off: as little opens anything here. `isProven`: somebody has shown that they read the address. */
export function secondFactorMail(
  publicUrl: string,
  now: 'on' | 'off',
  { to, name, school, isProven = true }: Omit<Facts, 'token'> & { isProven?: boolean },
): MailRequest {
  return {
    kind: `second_factor_${now}`,
    isGuard: true,
    to,
    data: { name, school, link: `${publicUrl}/forgot-password`, ...(!isProven && { unproven: 'yes' }) },
  }
}

/** "Your school is suspended", with why, or "open again": it leads to whom to ask. */
export function suspensionMail(
  publicUrl: string,
  { reason, ...facts }: Omit<Facts, 'token' | 'to'> & { reason: string | null },
  to: string,
): MailRequest {
  const link = reason === null ? `${publicUrl}/login` : `${publicUrl}/support`
  const kind = reason === null ? 'school_reactivated' : 'school_suspended'
  return { kind, isGuard: true, to, data: { ...facts, ...(reason !== null && { reason }), link } }
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

/** "You were added to a school", and as what; it says so when a password is there already, which the new one will replace. */
export function invitationMail(
  publicUrl: string,
  { to, name, school, token, hasPassword, role }: Facts & { hasPassword: boolean; role: Role },
): MailRequest {
  const kind = hasPassword ? 'invitation_to_account' : 'invitation'
  return { kind, to, data: { name, school, role, link: `${publicUrl}/accept-invitation?token=${token}` } }
}
