import { ORPCError, ValidationError } from '@orpc/server'
import { refusals } from '@sabimark/contract/refusal.ts'
import { isDatabaseBusy } from '../database/busy.ts'
import { asError, refuse } from './refused.ts'

/** Class 53 is a full disk, no memory or no connection left: as with a lost database, the sender still has it. */
const lostDatabase = /^(08|57P0|53|25006)/
const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])

/** Whether the database could not be reached or is restarting: the caller may simply try again. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    lostDatabase.test(code) ||
    lostConnection.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
}

/** What a call threw as it crosses the wire; null for a bug, which is logged and answered without a word of it. */
export function asAnswer(error: unknown): ORPCError<string, unknown> | null {
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
      const { status, message } = refusals.BAD_REQUEST
      // Names of the fields, never what stood in them.
      const fields = [...new Set(error.cause.issues.map((issue) => pathOf(issue.path)))].slice(0, 20)
      return new ORPCError('BAD_REQUEST', { status, message, data: { fields } })
    }
    return error.status < 500 || error.code in refusals ? error : null
  }
  return isDatabaseLost(error) || isDatabaseBusy(error) ? asError(refuse('UNAVAILABLE')) : null
}

type Path = ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined

function pathOf(path: Path): string {
  return (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
}
