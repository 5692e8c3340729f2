import type { Role } from '../../people/role.ts'

/** Whether what this person writes goes to an administrator before it is published (decision 066). */
export function needsApproval(role: Role, { approvalRequired }: { approvalRequired: boolean }): boolean {
  return approvalRequired && role === 'teacher'
}

export const approvalStates = ['waiting', 'changed', 'sent_back'] as const
export type ApprovalState = (typeof approvalStates)[number]

/**
 * Which writing of a draft somebody asked approval for, null for none; what it held then and holds now, as texts that differ where
 * a question differs; and why it was sent back.
 */
export type AskedFor = {
  askedRevision: number | null
  revision: number
  askedPaper: string | null
  paper: string
  sentBackReason: string | null
}

/** How a draft stands with its approval, or null where nobody has asked for any. */
export function approvalState({ askedRevision, revision, ...asked }: AskedFor): ApprovalState | null {
  if (askedRevision === null) return asked.sentBackReason === null ? null : 'sent_back'
  return askedRevision === revision && asked.askedPaper === asked.paper ? 'waiting' : 'changed'
}

/** The writing of a draft that somebody was looking at: its revision, and what its questions and passages were then. */
export type SeenWriting = { revision: number; paper: string }

/** What keeps a request from being decided by who was looking at this writing of the draft, or null. */
export function decisionProblem(asked: AskedFor, seen: SeenWriting): 'NOT_WAITING' | 'CHANGED_MEANWHILE' | null {
  if (approvalState(asked) !== 'waiting') return 'NOT_WAITING'
  return asked.askedRevision === seen.revision && asked.askedPaper === seen.paper ? null : 'CHANGED_MEANWHILE'
}
