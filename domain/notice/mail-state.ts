import { type MailProblem, problemText } from './mail-problem.ts'

/**
 * What became of a mail: it waits for its first try; it is late and tried again by itself; it went out; its address was
 * refused for good; or it was given up.
 */
export const mailStates = ['waiting', 'late', 'sent', 'refused', 'given_up'] as const

export type MailState = (typeof mailStates)[number]

/** What is kept of a mail's way. */
export type MailFacts = {
  createdAt: Date
  sentAt: Date | null
  givenUpAt: Date | null
  lastFailedAt: Date | null
  lastProblem: MailProblem | null
}

/** So long a mail may wait for its first try before anybody need know. */
export const lateAfterMs = 5 * 60_000

/** So long a mail that was given up is worth the attention of whoever opens the dashboard. */
export const givenUpMattersMs = 14 * 24 * 3_600_000

/** What became of a mail, at the moment `now`. */
export function mailState(facts: MailFacts, now: Date): MailState {
  if (facts.sentAt !== null) return 'sent'
  if (facts.givenUpAt !== null) return facts.lastProblem === 'address_refused' ? 'refused' : 'given_up'
  const isLate = facts.lastFailedAt !== null || now.getTime() - facts.createdAt.getTime() >= lateAfterMs
  return isLate ? 'late' : 'waiting'
}

/** Why a mail has not arrived, and what happens next, in a plain sentence or two; null where nothing is wrong. */
export function whyNotSent(facts: MailFacts, now: Date): string | null {
  const state = mailState(facts, now)
  const problem = problemText(facts.lastProblem)
  if (state === 'late') return `${problem ?? 'It has not been tried yet.'} We keep trying.`
  if (state === 'refused') return problem
  if (state !== 'given_up') return null
  const isItsOwnEnd = facts.lastProblem === 'too_old' || facts.lastProblem === 'no_words'
  if (isItsOwnEnd) return problem
  return `${problem ?? 'It could not be sent.'} After 7 days it was given up, because its link works no longer.`
}

/** Kinds of mail whose link only its receiver may ask for again. */
const invitations: ReadonlySet<string> = new Set(['invitation', 'invitation_to_account'])

/**
 * Whether an administrator can do something about a mail: one that has failed and still waits is tried at once; an
 * invitation that never arrived is written again with a fresh link, as long as it is awaited (`isAwaited`: the person
 * has not joined, and no newer mail of the kind went to the address). Any other link only its receiver may ask for.
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
  verify_email: 'Verification of an email address',
  password_changed: 'Notice of a changed password',
  reset_password: 'Link to choose a new password',
  invitation: 'Invitation of a teacher',
  sign_up_to_account: 'Verification of an email address',
  // An account elsewhere is not the school's to know of.
  invitation_to_account: 'Invitation of a teacher',
}

/** What a mail is, in a few words. */
export function mailTitle(kind: string): string {
  return titles[kind] ?? 'Mail'
}
