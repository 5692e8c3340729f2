import type { Tx } from '../database/tenant.ts'
import { newId } from '../ids.ts'
import { enqueue } from '../jobs/due-work.ts'

/** A mail to be written by the room notice: which one, to whom, and what stands in it. */
export type MailRequest = { kind: string; to: string; data: Record<string, string> }

/** The kind of due work that sends a mail; its reference is the id of the mail. */
export const sendMail = 'send_mail'

/** Asks for a mail in the caller's transaction: if that is rolled back, nobody is written to. */
export async function askForMail(tx: Tx, { kind, to, data }: MailRequest): Promise<void> {
  // An account without an address of its own; nothing listens there.
  if (to.endsWith('.invalid')) return
  const id = newId()
  await tx.run('INSERT INTO mails (school_id, id, kind, to_address, data) VALUES ($1, $2, $3, $4, $5)', [
    tx.schoolId,
    id,
    kind,
    to,
    data,
  ])
  await enqueue(tx, sendMail, id)
}
