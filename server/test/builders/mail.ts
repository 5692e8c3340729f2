import { inSchool } from '../../src/platform/database/tenant.ts'
import { askForMail } from '../../src/platform/mail/ask-for-mail.ts'
import type { TestServer } from '../server.ts'
import type { TestSchool } from './people.ts'

export const secretLink = 'http://sabimark.test/verify-email?token=very-secret-token&type=signup'

export type MailReference = { schoolId: string; reference: string }
type MailOptions = { to?: string; kind?: string; name?: string; schoolName?: string; link?: string }

/** Asks for a mail; answers it as the queue hands it to the worker. */
export async function aMail(server: TestServer, school: TestSchool, said: MailOptions = {}): Promise<MailReference> {
  const { to = 'ada@greenfield.test', kind = 'verify_email', name = 'Adé <b>Obi</b>', link = secretLink } = said
  const { schoolId } = school
  return await inSchool(server.pools.app, { schoolId }, async (tx) => {
    // One receiver serves many tests of a file.
    await tx.run('DELETE FROM allowance_uses')
    await askForMail(tx, { kind, to, data: { name, school: said.schoolName ?? school.name, link } })
    const mail = await tx.optional<{ id: string }>(
      'SELECT id FROM mails WHERE school_id = $1 AND to_address = $2 ORDER BY id DESC LIMIT 1',
      [schoolId, to],
    )
    return { schoolId, reference: mail?.id ?? '' }
  })
}

/** What is kept of a mail, its link included. */
export async function mailRow(server: TestServer, { schoolId, reference }: MailReference) {
  return await inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.one<{ isSent: boolean; isGivenUp: boolean; data: object; tries: number; problem: string | null }>(
      `SELECT sent_at IS NOT NULL AS "isSent", given_up_at IS NOT NULL AS "isGivenUp", data, tries,
         last_problem AS problem FROM mails WHERE school_id = $1 AND id = $2`,
      [schoolId, reference],
    ),
  )
}

/** Moves the mail's beginning back, as if time had passed. */
export async function ageMail(server: TestServer, { schoolId, reference }: MailReference, by: string): Promise<void> {
  await inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.run('UPDATE mails SET created_at = created_at - $3::interval WHERE school_id = $1 AND id = $2', [
      schoolId,
      reference,
      by,
    ]),
  )
}
