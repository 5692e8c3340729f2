/** Why an email was not sent, as codes: a mail server's own words may hold addresses and are not stored. */
export const mailProblems = [
  'no_connection',
  'no_answer',
  'no_tls',
  'not_let_in',
  'address_refused',
  'not_taken_now',
  'turned_down',
  'not_written',
  'too_old',
  'no_words',
  'file_gone',
  'too_slow',
  'other',
] as const

export type MailProblem = (typeof mailProblems)[number]

const sentences: Record<MailProblem, string> = {
  no_connection: 'The mail server cannot be reached.',
  no_answer: 'The mail server does not answer.',
  no_tls:
    'The mail server does not offer an encrypted connection; the person who runs this system should check SMTP_URL.',
  not_let_in: 'The mail server does not accept this system’s sign-in; the person who runs it should check SMTP_URL.',
  address_refused: 'The mail server says this address does not accept email; check the spelling.',
  not_taken_now: 'The mail server has not accepted it yet.',
  turned_down: 'The mail server rejected it.',
  not_written: 'It could not be saved on the server’s disk.',
  too_old: 'It waited so long that its link expired.',
  no_words: 'This version of the program does not know this kind of email.',
  file_gone: 'The attached report had expired or was deleted before it could be sent; make it again.',
  too_slow:
    'The connection to the mail server is too slow for the attached report; email a link to the report instead.',
  other: 'It could not be sent.',
}

/** Why an email was not sent, in one plain sentence; null when nothing is known. */
export function problemText(problem: MailProblem | null): string | null {
  return problem === null ? null : sentences[problem]
}
