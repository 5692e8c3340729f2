import type { Tx } from '../../platform/database/tenant.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import type { PeopleServices } from '../account/services.ts'
import { secondFactorMail } from '../mails.ts'

type Owner = { accountId: string; email: string; name: string; school: string }

/**
 * Switches the second factor of a colleague off, who lost the phone and the codes, in the caller's transaction: and writes
 * to the owner. False for one without, and for somebody who is at another school, too: that is not this school's to open
 * (functions/drop-second-factor.sql). Whether the actor may, and the line in the record, are the caller's.
 */
export async function dropFactorOf({ config }: Pick<PeopleServices, 'config'>, tx: Tx, owner: Owner): Promise<boolean> {
  const { accountId, email, name, school } = owner
  const { isDropped } = await tx.one<{ isDropped: boolean }>('SELECT drop_second_factor($1) AS "isDropped"', [
    accountId,
  ])
  if (isDropped) await askForMail(tx, secondFactorMail(config.publicUrl, 'off', { to: email, name, school }))
  return isDropped
}
