import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { firstPassword, firstPasswordBytes } from '@sabimark/domain/people/first-password.ts'
import type { Config } from '../../platform/config.ts'
import type { Pools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { claimEmail } from '../account/claim-email.ts'
import { createIdentity } from '../account/identity.ts'
import { insertUser, selectOptionalFirstAdmin } from '../account/membership.db.ts'
import { hashPassword, isPasswordRight } from '../account/password-hash.ts'
import { deleteFactor } from '../account/second-factor.db.ts'
import { setPassword } from '../account/set-password.ts'
import { firstAdminFile, forgetFirstAdminFile } from './first-admin-file.ts'

/** How the first administrator signs in; `password` is null when they chose it or have already used the made one. */
export type FirstAdmin = { email: string; password: string | null }

/** Nobody reads mail there; it is a name to sign in with until the operator sets ADMIN_EMAIL. */
const madeEmail = 'admin@sabimark.invalid'

/**
 * Makes the first super administrator of an installation, once. A made password lies in DATA_DIR/first-admin.txt until
 * the first sign-in: written before the account, so that whoever is killed in between finds it at the next start.
 */
export async function ensureFirstAdmin(pools: Pools, config: Config): Promise<FirstAdmin> {
  const bound = { schoolId: platformSchoolId }
  const known = await inSchool(pools.app, bound, selectOptionalFirstAdmin)
  if (known) return await tell(pools, config, known)

  const email = config.adminEmail?.toLowerCase() ?? madeEmail
  const password = config.adminPassword ?? keptPassword(config.dataDir) ?? makePassword()
  if (config.adminPassword === null) keepPassword(config.dataDir, email, password)
  const passwordHash = await hashPassword(password)
  const identity = createIdentity({ pools, config })
  const admin = await inSchool(pools.app, bound, async (tx) => {
    const claimed = await claimEmail(pools.auth, tx, email)
    // Another server of this installation was faster.
    const faster = await selectOptionalFirstAdmin(tx)
    if (faster) return faster
    // Whoever had this address keeps the account; the operator's password is the one that counts.
    if (claimed) await setPassword(pools.auth, { accountId: claimed.account.id, passwordHash })
    const account = { email, name: 'Administrator', passwordHash, isVerified: true }
    const accountId = claimed?.account.id ?? (await identity.createAccount(account))
    await insertUser(tx, {
      id: newId(),
      accountId,
      name: 'Administrator',
      email,
      role: 'super_admin',
      status: 'active',
    })
    return { accountId, email }
  })
  return await tell(pools, config, admin)
}

/** A kept password is told only if it is the one: that of a slower server, or one changed since, helps nobody. */
async function tell(pools: Pools, { dataDir }: Config, admin: { accountId: string; email: string }) {
  const password = keptPassword(dataDir)
  const account = password === null ? undefined : await selectOptionalAccount(pools.auth, admin.accountId)
  if (password !== null && (await isPasswordRight(account?.passwordHash ?? null, password))) {
    return { email: admin.email, password }
  }
  forgetFirstAdminFile(dataDir)
  return { email: admin.email, password: null }
}

/** Gives the first administrator a new password, which signs in without a second factor; all their sessions end. For whoever has the machine in hand. */
export async function resetFirstAdmin(pools: Pools, config: Config): Promise<FirstAdmin> {
  await ensureFirstAdmin(pools, config)
  const admin = await inSchool(pools.app, { schoolId: platformSchoolId }, selectOptionalFirstAdmin)
  if (!admin) throw new Error('The first administrator is not there.')
  const password = makePassword()
  await setPassword(pools.auth, { accountId: admin.accountId, passwordHash: await hashPassword(password) })
  await deleteFactor(pools.auth, admin.accountId)
  forgetFirstAdminFile(config.dataDir)
  return { email: admin.email, password }
}

function makePassword(): string {
  return `${firstPassword(randomBytes(firstPasswordBytes))}-${firstPassword(randomBytes(firstPasswordBytes))}`
}

function keepPassword(dataDir: string, email: string, password: string): void {
  writeFileSync(firstAdminFile(dataDir), `${email}\n${password}\n`, { mode: 0o600, flush: true })
}

function keptPassword(dataDir: string): string | null {
  try {
    return readFileSync(firstAdminFile(dataDir), 'utf8').split('\n')[1]?.trim() || null
  } catch {
    return null
  }
}
