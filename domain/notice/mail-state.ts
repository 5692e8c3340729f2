import { type MailProblem, problemText } from '../words/mail/mail-problem.ts'

/**
 * What became of an email: it is waiting for its first try; it is late and is tried again automatically; it was sent; its
 * address was refused permanently; or it failed for good.
 */
export const mailStates = ['waiting', 'late', 'sent', 'refused', 'given_up'] as const

export type MailState = (typeof mailStates)[number]

/** What is stored about the delivery of an email. */
export type MailFacts = {
  createdAt: Date
  sentAt: Date | null
  givenUpAt: Date | null
  lastFailedAt: Date | null
  lastProblem: MailProblem | null
}

/** How long an email may wait for its first try before anybody needs to know. */
export const lateAfterMs = 5 * 60_000

/** How long the dashboard mentions an email that failed for good. */
export const givenUpMattersMs = 14 * 24 * 3_600_000

/** What has become of an email at the moment `now`. */
export function mailState(facts: MailFacts, now: Date): MailState {
  if (facts.sentAt !== null) return 'sent'
  if (facts.givenUpAt !== null) return facts.lastProblem === 'address_refused' ? 'refused' : 'given_up'
  const isLate = facts.lastFailedAt !== null || now.getTime() - facts.createdAt.getTime() >= lateAfterMs
  return isLate ? 'late' : 'waiting'
}

/** No link in an email works longer than this. What brings a file is tried less long. */
export const worthSendingMs = 7 * 24 * 3_600_000

/** What ends an email by itself, whatever the mail server says. */
const ends: ReadonlySet<MailProblem> = new Set<MailProblem>(['too_old', 'no_words', 'file_gone', 'too_slow'])

/** Why an email has not arrived, and what happens next, in a plain sentence or two; null when nothing is wrong. */
export function whyNotSent(facts: MailFacts, now: Date): string | null {
  const state = mailState(facts, now)
  const problem = problemText(facts.lastProblem)
  if (state === 'late') return `${problem ?? 'It has not been tried yet.'} We keep trying.`
  if (state === 'refused') return problem
  if (state !== 'given_up') return null
  const isItsOwnEnd = facts.lastProblem !== null && ends.has(facts.lastProblem)
  if (isItsOwnEnd) return problem
  const what = problem ?? 'It could not be sent.'
  const lastedMs = (facts.givenUpAt?.getTime() ?? 0) - facts.createdAt.getTime()
  if (lastedMs < worthSendingMs) return `${what} We stopped after trying many times; please email the report again.`
  return `${what} We stopped trying after 7 days, because its link has expired.`
}

/** Kinds of email whose link only the recipient may ask for again. */
const invitations: ReadonlySet<string> = new Set(['invitation', 'invitation_to_account'])

/**
 * Whether an administrator can do something about an email: one that has failed and is still waiting is tried at once; an
 * invitation that never arrived is sent again with a new link, as long as it is awaited (`isAwaited`: the person
 * has not joined, and no newer email of this kind went to the address). Any other link only the recipient may ask for.
 */
export function canSendAgain(
  { kind, isAwaited, ...facts }: MailFacts & { kind: string; isAwaited: boolean },
  now: Date,
): boolean {
  const state = mailState(facts, now)
  if (state === 'late') return facts.lastFailedAt !== null
  return (state === 'refused' || state === 'given_up') && invitations.has(kind) && isAwaited
}

const titles: Record<string, string> = {
  exam_published: 'New exam',
  exam_changed: 'Changed exam',
  results_released: 'Results',
  late_answers: 'Late answers',
  report_ready: 'Report ready',
  verify_email: 'Email verification',
  password_changed: 'Password changed',
  password_expires: 'Password expires',
  plan_ends: 'Plan ends',
  plan_asked: 'Request for another plan',
  reset_password: 'Password reset link',
  change_email: 'New email address',
  email_changed: 'Email address changed',
  second_factor_on: 'Two-factor sign-in switched on',
  second_factor_off: 'Two-factor sign-in switched off',
  school_suspended: 'School suspended',
  school_reactivated: 'School reactivated',
  exam_reminder: 'Exam reminder',
  report_link: 'Link to a report',
  report_file: 'Report',
  question_reported: 'Report of a ready-made question',
  invitation: 'Teacher invitation',
  sign_up_to_account: 'Email verification',
  // A school must not learn that a person has an account elsewhere.
  invitation_to_account: 'Teacher invitation',
}

/** What an email is, in a few words. */
export function mailTitle(kind: string): string {
  return titles[kind] ?? 'Email'
}
