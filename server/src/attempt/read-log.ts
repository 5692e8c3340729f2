import type { Pool } from 'pg'
import { inSchool } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { isRunning } from './attempt.access.ts'
import { lockOptionalAttempt } from './attempt.db.ts'
import { knownOf } from './known-of.ts'
import type { SaveRoom } from './save-answers.ts'
import type { TicketClaims } from './ticket.ts'

/** What the server has of the attempt that runs, for the page whose ticket it is. Begins nothing, takes no epoch. */
export async function readLog(
  { readTicket, onHeard, app }: Pick<SaveRoom, 'readTicket'> & { app: Pool; onHeard(attempt: TicketClaims): void },
  ticket: string,
) {
  const claims = readTicket(ticket)
  if (!claims) return refuse('FORGED_TICKET')
  const { schoolId, attemptId, studentId, epoch } = claims
  return await inSchool(app, { schoolId }, async (tx) => {
    const attempt = await lockOptionalAttempt(tx, attemptId)
    if (attempt?.studentId !== studentId || !isRunning(attempt, tx.now)) return refuse('UNKNOWN_ATTEMPT')
    onHeard(claims)
    return await knownOf(tx, attemptId, epoch)
  })
}
