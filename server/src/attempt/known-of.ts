import { condensedLog } from '@sabimark/domain/attempt/condensed-log.ts'
import type { LogEntry } from '@sabimark/domain/attempt/event.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { countElsewhere, selectFoldedEvents } from './attempt.db.ts'

/** What the server has of an attempt, as the page of this epoch needs it; the caller holds the attempt. */
export async function knownOf(tx: Tx, attemptId: string, epoch: number) {
  const [events, elsewhere] = await Promise.all([
    selectFoldedEvents(tx, attemptId),
    countElsewhere(tx, attemptId, epoch),
  ])
  return { log: condensedLog(events).map(asLogEntry), elsewhere }
}

/** Without the device's time. */
function asLogEntry({ epoch, seq, kind, question, value }: LogEntry) {
  return { epoch, seq, kind, question, value }
}
