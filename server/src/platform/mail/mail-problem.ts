import type { MailProblem } from '@sabimark/domain/notice/mail-problem.ts'

/** Codes of the mail library, and of the system below it. */
const codes: Record<string, MailProblem> = {
  ECONNREFUSED: 'no_connection',
  ENOTFOUND: 'no_connection',
  EHOSTUNREACH: 'no_connection',
  ENETUNREACH: 'no_connection',
  ECONNRESET: 'no_connection',
  EDNS: 'no_connection',
  ECONNECTION: 'no_connection',
  ESOCKET: 'no_connection',
  EPROXY: 'no_connection',
  ETLS: 'no_connection',
  EREQUIRETLS: 'no_connection',
  ETIMEDOUT: 'no_answer',
  EAUTH: 'not_let_in',
  ENOAUTH: 'not_let_in',
  ENOSPC: 'not_written',
  EACCES: 'not_written',
  EROFS: 'not_written',
  ENOTDIR: 'not_written',
  EEXIST: 'not_written',
  EPERM: 'not_written',
}

/** What hindered a mail, as a code that says nothing of anybody. */
export function problemOf(error: unknown): MailProblem {
  if (isRefusedForGood(error)) return 'address_refused'
  const { code, responseCode } = factsOf(error)
  // A connection that was refused reads as any broken one to the library; what it cannot say, the system can.
  if (code === 'EAUTH') return 'not_let_in'
  if (responseCode >= 500) return 'turned_down'
  if (responseCode >= 400) return 'not_taken_now'
  return codes[code] ?? 'other'
}

/** Whether the mail server said that this address will never take mail; anything else may pass. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = factsOf(error)
  return code === 'EENVELOPE' && responseCode >= 500
}

function factsOf(error: unknown): { code: string; responseCode: number } {
  if (!(error instanceof Error)) return { code: '', responseCode: 0 }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { code, responseCode: 'responseCode' in error ? Number(error.responseCode) : 0 }
}
