/** Why a mail did not go out, as codes: what a mail server says itself may hold addresses, and is kept nowhere. */
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
  'other',
] as const

export type MailProblem = (typeof mailProblems)[number]

const sentences: Record<MailProblem, string> = {
  no_connection: 'The mail server cannot be reached.',
  no_answer: 'The mail server does not answer.',
  no_tls: 'The mail server offers no encrypted connection; whoever runs this system should look at SMTP_URL.',
  not_let_in: 'The mail server does not let this system in; whoever runs it should look at SMTP_URL.',
  address_refused: 'The mail server says that this address takes no mail; look for a typing mistake.',
  not_taken_now: 'The mail server did not take it yet.',
  turned_down: 'The mail server turned it down.',
  not_written: 'It could not be written to the disk of the server.',
  too_old: 'It waited until its link worked no longer.',
  no_words: 'This version of the program does not know such a mail.',
  other: 'It could not be sent.',
}

/** Why a mail did not go out, in one plain sentence; null for nothing known. */
export function problemText(problem: MailProblem | null): string | null {
  return problem === null ? null : sentences[problem]
}
