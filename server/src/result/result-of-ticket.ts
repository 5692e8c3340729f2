import type { Pool } from 'pg'
import { readTicket } from '../attempt/ticket.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { selectOptionalTicketFacts } from './result.db.ts'
import { resultCard } from './result-card.ts'

/** The candidate's result right after handing in, under the ticket, as far as it is released; null while being marked. */
export async function resultOfTicket({ app, secrets }: { app: Pool; secrets: readonly string[] }, ticket: string) {
  const claims = readTicket(ticket, secrets)
  if (!claims) return refuse('FORGED_TICKET')
  const { schoolId, attemptId, candidateId } = claims
  return await inSchool(app, { schoolId }, async (tx) => {
    const facts = await selectOptionalTicketFacts(tx, attemptId, candidateId)
    if (!facts) return refuse('UNKNOWN_ATTEMPT')
    if (!facts.isWindowOpen) return refuse('WINDOW_CLOSED')
    return { card: await resultCard(tx, attemptId, 'candidate') }
  })
}
