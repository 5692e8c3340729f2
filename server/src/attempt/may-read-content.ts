import type { Pool } from 'pg'
import { createBoundedMap } from '../platform/bounded-map.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { isRunning } from './attempt.access.ts'
import { selectOptionalAttempt } from './attempt.db.ts'
import type { TicketClaims } from './ticket.ts'

type Attempt = Pick<TicketClaims, 'schoolId' | 'attemptId'>

/** A page that was let in has this long to fetch the paper. */
const fetchingMs = 10 * 60_000

/** Whether the bearer of a ticket may still read the paper; `begin` is said of each page that is let in, `end` of an attempt that was handed in. */
export type MayReadContent = ((claims: TicketClaims) => Promise<boolean>) & {
  begin(attempt: Attempt): void
  end(attempt: Attempt): void
}

/**
 * The paper is for an attempt that runs: a ticket proves for ever, and where a school shows answers to nobody afterwards, it must not
 * show them the paper. Who was let in a moment ago costs no question to the database: a whole hall fetches at once.
 */
export function createMayReadContent(pool: Pool, { forMs = fetchingMs, mostKept = 20_000 } = {}): MayReadContent {
  const begun = createBoundedMap<string, number>(mostKept)
  const nameOf = ({ schoolId, attemptId }: Attempt) => `${schoolId} ${attemptId}`
  const mayRead = async ({ schoolId, attemptId, studentId }: TicketClaims) => {
    const at = begun.get(nameOf({ schoolId, attemptId }))
    if (at !== undefined && performance.now() - at < forMs) return true
    return await inSchool(pool, { schoolId }, async (tx) => {
      const attempt = await selectOptionalAttempt(tx, attemptId)
      return attempt?.studentId === studentId && isRunning(attempt, tx.now)
    })
  }
  return Object.assign(mayRead, {
    begin: (attempt: Attempt) => begun.set(nameOf(attempt), performance.now()),
    end: (attempt: Attempt) => begun.delete(nameOf(attempt)),
  })
}
