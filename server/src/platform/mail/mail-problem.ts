import type { MailProblem } from '@sabimark/domain/words/mail/mail-problem.ts'

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
  ETLS: 'no_tls',
  EREQUIRETLS: 'no_tls',
  ETIMEDOUT: 'no_answer',
  EABORT: 'no_answer',
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
  if (code === 'EAUTH' || responseCode === wantsToKnowUs) return 'not_let_in'
  // A server without TLS answers our asking for it like a command it does not know.
  if (codes[code] === 'no_tls') return 'no_tls'
  if (responseCode >= 500) return 'turned_down'
  if (responseCode >= 400) return 'not_taken_now'
  return codes[code] ?? 'other'
}

/**
 * Whether the mail server said that this address will never take mail; anything else may pass. Who is told so may lose
 * what waits for the mail, so only the statuses of the address count (RFC 3463, X.1.1 to X.1.3, X.1.6, X.2.1; RFC 7505,
 * X.1.10): many servers say only at the address what they have against the sender, its host or its quota.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, response } = factsOf(error)
  return code === 'EENVELOPE' && command === 'RCPT TO' && /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)(?!\d)/.test(response)
}

/** Whether the time for all of it was over before it had left. */
export function wasTooSlow(error: unknown): boolean {
  return factsOf(error).code === 'EABORT'
}

/** The error as it may be logged: what a mail server answers, or cannot be asked, holds addresses. */
export function withoutWords(error: unknown): unknown {
  const { code, responseCode, response } = factsOf(error)
  if (response === '' && code !== 'EENVELOPE') return error
  return new Error(`The email was not sent: ${problemOf(error)}${responseCode > 0 ? `, answer ${responseCode}` : ''}.`)
}

/** The answer of a server that wants a name and a password first. */
const wantsToKnowUs = 530

function factsOf(error: unknown): { code: string; responseCode: number; command: string; response: string } {
  const text = (name: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  const number = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return { code: text('code'), responseCode: number, command: text('command'), response: text('response') }
}
