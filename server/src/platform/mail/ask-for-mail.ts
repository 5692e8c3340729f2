import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import type { Allowance } from '@sabimark/domain/words/allowance.ts'
import { letterBoxOf, mailsOfOneSchool, mailsToOneReceiver } from '@sabimark/domain/words/mail/mail-limit.ts'
import { takeAllowance, takeAllowances, type Use } from '../allowance/allowance.db.ts'
import type { Tx } from '../database/tenant.ts'
import { newId } from '../ids.ts'
import { enqueue } from '../jobs/due-work.ts'
import { lineOf, sendNoticeMail } from './mail-line.ts'

/** A mail to be written by the room notice: which one, to whom, and what stands in it. */
export type MailRequest = {
  kind: string
  to: string
  data: Record<string, string>
  /** It tells the owner of an account what somebody did with it: however much the school has sent, it goes out. */
  isGuard?: boolean
  /** How many of its kind one receiver gets, where that is not as usual: who asks many to write. */
  toReceiver?: Allowance
}

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
export async function askForMail(
  tx: Tx,
  { kind, to, data, isGuard = false, toReceiver = mailsToOneReceiver }: MailRequest,
): Promise<MailHindrance | undefined> {
  // An account without an address of its own; nothing listens there.
  if (to.endsWith('.invalid')) return undefined
  const hindrance = await takeMailAllowances(tx, { kind, to, isGuard, toReceiver })
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

/** A mail beside others of its kind; `uses`: what it takes besides what every mail does. */
export type OneOfMany = Omit<MailRequest, 'kind' | 'isGuard' | 'toReceiver'> & { uses: readonly Use[] }

/** What one mail takes at a good mail server: of many, each is due so much after the one before it. */
const apartMs = 20

/**
 * As `askForMail` for each of them, beside the bell and in the line of such mails, in a few statements however many there are; answers which will be sent. They are due
 * one after the other, so that what another school asks for meanwhile stands between them and not behind all.
 */
export async function askForMails(tx: Tx, kind: string, all: readonly OneOfMany[]): Promise<boolean[]> {
  if (all.length === 0) return []
  const school = await schoolUse(tx)
  const granted = await takeAllowances(
    tx,
    all.map(({ to, uses }) => [receiverUse(kind, to), school, ...uses]),
  )
  const rows = all
    .filter((_, place) => granted[place])
    .map(({ to, data }, place) => ({
      id: newId(),
      to,
      data,
      dueAt: new Date(tx.now.getTime() + place * apartMs),
    }))
  await tx.run(
    `WITH asked AS (SELECT * FROM jsonb_to_recordset($3) AS r(id uuid, "to" text, data jsonb, "dueAt" timestamptz)),
       kept AS (INSERT INTO mails (school_id, id, kind, to_address, data) SELECT $1, id, $2, "to", data FROM asked)
     INSERT INTO due_work (school_id, kind, reference, due_at) SELECT $1, $4, id::text, "dueAt" FROM asked`,
    [tx.schoolId, kind, JSON.stringify(rows), sendNoticeMail],
  )
  return granted
}

/** Always in this order, so that no two mails wait for each other. */
async function takeMailAllowances(
  tx: Tx,
  { kind, to, isGuard, toReceiver }: Required<Omit<MailRequest, 'data'>>,
): Promise<MailHindrance | undefined> {
  if (!(await takeAllowance(tx, { ...receiverUse(kind, to), allowance: toReceiver }))) return 'receiver_has_enough'
  if (isGuard) return undefined
  return (await takeAllowance(tx, await schoolUse(tx))) ? undefined : 'school_sent_enough'
}

const receiverUse = (kind: string, to: string): Use => ({
  what: `mail ${kind}`,
  who: letterBoxOf(to),
  allowance: mailsToOneReceiver,
})

async function schoolUse(tx: Tx): Promise<Use> {
  return { what: 'mails of a school', who: tx.schoolId, allowance: mailsOfOneSchool(await selectStanding(tx)) }
}

/** What a school's allowances of mails are measured by. */
export async function selectStanding(tx: Tx): Promise<Parameters<typeof mailsOfOneSchool>[0]> {
  return await tx.one('SELECT status, trial_ends_at IS NOT NULL AS "hasTrial" FROM schools WHERE id = $1', [
    tx.schoolId,
  ])
}
