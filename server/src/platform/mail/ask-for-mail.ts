import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import { letterBoxOf, mailsOfOneSchool, mailsToOneReceiver } from '@sabimark/domain/notice/mail-limit.ts'
import { takeAllowance } from '../allowance/allowance.db.ts'
import type { Tx } from '../database/tenant.ts'
import { newId } from '../ids.ts'
import { enqueue } from '../jobs/due-work.ts'
import { lineOf } from './mail-line.ts'

/** A mail to be written by the room notice: which one, to whom, and what stands in it. */
export type MailRequest = { kind: string; to: string; data: Record<string, string> }

/** What hindered a mail: its receiver was sent enough of its kind, or the school has sent enough. */
export type MailHindrance = 'receiver_has_enough' | 'school_sent_enough'

/** How a call refuses that wanted the mail sent. */
export const refusalOfMail = {
  receiver_has_enough: 'MAIL_SENT_LATELY',
  school_sent_enough: 'MAILS_USED_UP',
} as const satisfies Record<MailHindrance, RefusalCode>

/**
 * Asks for a mail in the caller's transaction: if that is rolled back, nobody is written to and nothing is counted. Answers
 * what hindered it; undefined when it will be sent.
 */
export async function askForMail(tx: Tx, { kind, to, data }: MailRequest): Promise<MailHindrance | undefined> {
  // An account without an address of its own; nothing listens there.
  if (to.endsWith('.invalid')) return undefined
  const hindrance = await takeMailAllowances(tx, kind, to)
  if (hindrance) return hindrance
  const id = newId()
  await tx.run('INSERT INTO mails (school_id, id, kind, to_address, data) VALUES ($1, $2, $3, $4, $5)', [
    tx.schoolId,
    id,
    kind,
    to,
    data,
  ])
  await enqueue(tx, lineOf(kind), id)
  return undefined
}

/** Always in this order, so that no two mails wait for each other. */
async function takeMailAllowances(tx: Tx, kind: string, to: string): Promise<MailHindrance | undefined> {
  const receiver = { what: `mail ${kind}`, who: letterBoxOf(to), allowance: mailsToOneReceiver }
  if (!(await takeAllowance(tx, receiver))) return 'receiver_has_enough'
  const standing = await tx.one<Parameters<typeof mailsOfOneSchool>[0]>(
    `SELECT status, trial_ends_at IS NOT NULL AS "hasTrial" FROM schools WHERE id = $1`,
    [tx.schoolId],
  )
  const school = { what: 'mails of a school', who: tx.schoolId, allowance: mailsOfOneSchool(standing) }
  return (await takeAllowance(tx, school)) ? undefined : 'school_sent_enough'
}
