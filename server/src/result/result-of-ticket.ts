import type { Pool } from 'pg'
import { readTicket } from '../attempt/ticket.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { releaseMoment } from './candidate-release.ts'
import { selectOptionalTicketFacts } from './result.db.ts'
import { resultCard } from './result-card.ts'

type TicketResultQuery = { ticket: string; hasPaper?: boolean | undefined }
type TicketRoom = { app: Pool; secrets: readonly string[]; isClockTrusted: () => boolean }

/** The candidate's result right after handing in, under the ticket, as far as released; null while being marked. */
export async function resultOfTicket(
  { app, secrets, isClockTrusted }: TicketRoom,
  { ticket, hasPaper = false }: TicketResultQuery,
) {
  const claims = readTicket(ticket, secrets)
  if (!claims) return refuse('FORGED_TICKET')
  const { schoolId, attemptId, studentId } = claims
  return await inSchool(app, { schoolId }, async (tx) => {
    const facts = await selectOptionalTicketFacts(tx, attemptId, studentId)
    if (!facts) return refuse('UNKNOWN_ATTEMPT')
    if (!facts.isWindowOpen) return refuse('WINDOW_CLOSED')
    // Marked before its last answers came: what was marked then lacks answers the candidate has just handed in.
    if (facts.isToBeMarked) return { card: null }
    return {
      card: await resultCard(tx, attemptId, {
        viewer: 'candidate',
        hasPaper,
        now: releaseMoment(tx.now, isClockTrusted()),
      }),
    }
  })
}
