import type { SignUpForm } from '@sabimark/domain/people/sign-up-rules.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** Whether the owner's account was made by the sign-up of this school: one that was there before was written to otherwise. */
export async function isAccountMadeHere(tx: Tx): Promise<boolean> {
  const other = `SELECT FROM mails WHERE school_id = $1 AND kind = 'sign_up_to_account' LIMIT 1`
  return (await tx.optional(other, [tx.schoolId])) === undefined
}

/**
 * Whether this school waits for the mail of a sign-up with just these facts, by this account, which was made there. Where
 * the account was there before, the password typed at the sign-up was kept nowhere.
 */
export async function isSignUpOf(tx: Tx, accountId: string, form: SignUpForm): Promise<boolean> {
  const { name, email, phone, schoolName, subdomain, plan } = form
  const found = await tx.optional(
    `SELECT FROM schools s JOIN users u ON u.school_id = s.id AND u.account_id = s.owner_id
     WHERE s.id = $1 AND s.status = 'pending_verification' AND s.owner_id::text = $2 AND s.name = $3 AND s.subdomain = $4
       AND s.subscription = $5 AND s.email = $6 AND s.phone = $7 AND u.name = $8 AND u.email = $6 AND u.phone = $7
       AND u.status = 'pending_verification'`,
    [tx.schoolId, accountId, schoolName, subdomain, plan, email, phone, name],
  )
  return found !== undefined && (await isAccountMadeHere(tx))
}
