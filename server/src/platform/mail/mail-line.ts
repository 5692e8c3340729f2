/** The kind of due work that sends a mail; its reference is the id of the mail. */
export const sendMail = 'send_mail'

/** As `sendMail`, for mails that anybody can cause by typing an address into the sign-up page. */
export const sendSignUpMail = 'send_sign_up_mail'

const ofSignUps: ReadonlySet<string> = new Set(['verify_email', 'sign_up_to_account'])

/**
 * The line a mail of this kind stands in. However many sign-ups there are, no new password and no invitation stands behind
 * their mails.
 */
export function lineOf(mailKind: string): string {
  return ofSignUps.has(mailKind) ? sendSignUpMail : sendMail
}
