// What was mailed to somebody: how many mails, and how old the links in them are.
import { answerMailRequests } from '../../src/people/mail-request/answer-mail-requests.ts'
import { answerMailRequestKind } from '../../src/people/mail-request/request-mail.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { asOne } from '../cluster.ts'
import type { TestServer } from '../server.ts'

/** The links that were mailed to an address are older than they were. */
export async function ageLinks(server: TestServer, email: string, interval: string): Promise<void> {
  await server.pools.auth.query(
    `UPDATE auth.one_time_tokens SET created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
     WHERE account_id = (SELECT id FROM auth."user" WHERE email = $1)`,
    [email, interval],
  )
}

/** What was asked for by typing an address is answered, as due work would. */
export async function answerRequests(server: TestServer): Promise<void> {
  const answer = answerMailRequests({ ...server, wakeJobs: () => undefined })
  const { rows } = await server.pools.app.query<{ schoolId: string; reference: string }>(
    'DELETE FROM due_work WHERE kind = $1 RETURNING school_id AS "schoolId", reference',
    [answerMailRequestKind],
  )
  for (const item of rows) await answer(item)
}

/** What was counted is older than it was. */
export async function ageAllowances(server: TestServer, interval: string): Promise<void> {
  await asOne(server.database.ownerUrl, (owner) =>
    owner.query('UPDATE allowance_uses SET used_at = used_at - $1::interval', [interval]),
  )
}

/** The mails a school has written to an address. */
export async function mailsTo(server: TestServer, schoolId: string, email: string): Promise<object[]> {
  await answerRequests(server)
  return await inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.rows('SELECT id FROM mails WHERE school_id = $1 AND to_address = $2', [schoolId, email]),
  )
}
