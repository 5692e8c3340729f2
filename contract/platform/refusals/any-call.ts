/** Whatever is asked, of whatever room. */
export const anyCallRefusals = {
  // Demo mode only: no server answers this. A call that would create something says so in the specification's words.
  DEMO: { status: 409, message: 'Demo: nothing is saved. Sign in to your own school to do this.' },
  KEY_REUSED: {
    status: 409,
    message: 'This form was already sent with other values. Nothing was changed; open it again.',
  },
  /** The call was done at its first sending; what it was answered with then is no longer kept. */
  DONE_BEFORE: { status: 409, message: 'This was done when it was sent first. Reload the page to see it.' },
  TOO_MANY_CHANGES: {
    status: 429,
    message:
      'This account has changed more within a day than one person can. Nothing was changed; please continue tomorrow.',
  },
  TOO_MANY_FOUND: { status: 409, message: 'More than 200 students, exams and subjects match. Type more to narrow it.' },
  BAD_REQUEST: { status: 400, message: 'The request was not understood. Nothing was changed.' },
  WRONG_ORIGIN: { status: 403, message: 'The request came from another site. Nothing was changed.' },
  TOO_LARGE: { status: 413, message: 'The request is too large. Nothing was changed.' },
  UNAVAILABLE: {
    status: 503,
    message: 'The server is busy or restarting. Nothing is lost; please try again in a moment.',
  },
} as const
