/** Notices and emails. */
export const noticeRefusals = {
  UNKNOWN_NOTICE: {
    status: 404,
    message: 'This notification is not yours or no longer exists. Nothing was changed; open the list again.',
  },
  UNKNOWN_MAIL: { status: 404, message: 'There is no such email in your school.' },
  MAIL_NOT_AWAITED: {
    status: 409,
    message: 'This email cannot be sent again: it has been sent already, or its recipient must ask for a new link.',
  },
  MAIL_SENT_LATELY: {
    status: 409,
    message: 'We emailed this address a short while ago. Nothing was sent or added; please try again in an hour.',
  },
  MAILS_USED_UP: {
    status: 409,
    message: 'Your school has reached its limit of emails for 24 hours. Nothing was sent or added; try again tomorrow.',
  },
} as const
