import { graceMs } from '@sabimark/domain/attempt/timing.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { enqueue, type Worker } from '../platform/jobs/due-work.ts'
import type { Services } from '../platform/process/services.ts'
import { type AttemptRow, endByTime, lockOptionalAttempt, selectForgotten } from './attempt.db.ts'
import { shortenSessions } from './sessions-after-exam.ts'

/** The kind of due work that ends attempts whose time is over; left alone while the clock is not to be trusted. */
export const closeAttemptKind = 'close_attempt'

/** The due work that ends an attempt when its time is over and what was done inside it has had its trip. */
export function closingOf(deadline: Date): { kind: string; dueAt: Date } {
  return { kind: closeAttemptKind, dueAt: new Date(deadline.getTime() + graceMs) }
}

async function planClosing(tx: Tx, attemptId: string, deadline: Date): Promise<void> {
  const { kind, dueAt } = closingOf(deadline)
  await enqueue(tx, kind, attemptId, dueAt)
}

/** Ends one attempt by time and asks for its marks. Done twice, nothing changes. */
export function closeAttempts({ pools, wakeJobs }: Pick<Services, 'pools' | 'wakeJobs'>): Worker {
  return async ({ schoolId, reference }) => {
    const closed = await inSchool(pools.app, { schoolId }, (tx) => closeOne(tx, reference))
    if (!closed) return
    wakeJobs()
    await shortenSessions({ pools }, { schoolId, studentIds: [closed.studentId] })
  }
}

async function closeOne(tx: Tx, attemptId: string): Promise<AttemptRow | null> {
  const attempt = await lockOptionalAttempt(tx, attemptId)
  if (attempt?.state !== 'in_progress') return null
  // Extra time was given since: look again when that is over.
  if (attempt.deadline.getTime() + graceMs > tx.now.getTime()) {
    await planClosing(tx, attemptId, attempt.deadline)
    return null
  }
  await endByTime(tx, attemptId)
  await enqueue(tx, 'mark_attempt', attemptId)
  return attempt
}

/** Puts attempts back into the queue whose row there was lost, so that none runs for ever. */
export async function planForgottenClosings(tx: Tx): Promise<void> {
  for (const { attemptId, deadline } of await selectForgotten(tx)) await planClosing(tx, attemptId, deadline)
}
