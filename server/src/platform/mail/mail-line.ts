/** The kind of due work that sends a mail; its reference is the id of the mail. */
export const sendMail = 'send_mail'

/** As `sendMail`, for mails that anybody can cause by typing an address into the sign-up page. */
export const sendSignUpMail = 'send_sign_up_mail'

/** As `sendMail`, for mails that bring a file, which can take minutes. */
export const sendFileMail = 'send_file_mail'

/** As `sendMail`, for what is emailed beside the bell: a whole school may be told at once. */
export const sendNoticeMail = 'send_notice_mail'

const lines: Record<string, string> = {
  verify_email: sendSignUpMail,
  sign_up_to_account: sendSignUpMail,
  report_file: sendFileMail,
}

/**
 * The line a mail of this kind stands in, unless it goes out beside the bell (`sendNoticeMail`). However many sign-ups, files and
 * notifications there are, no new password and no invitation stands behind their mails.
 */
export function lineOf(mailKind: string): string {
  return lines[mailKind] ?? sendMail
}
