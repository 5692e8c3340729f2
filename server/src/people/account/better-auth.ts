import { staffIdleMs } from '@sabimark/domain/people/session-watch.ts'
import type { Pool } from 'pg'
import type { Config } from '../../platform/config.ts'
import { atFirstUse } from '../../platform/first-use.ts'
import { newId } from '../../platform/ids.ts'
import { hashPassword, isPasswordRight } from './password-hash.ts'

/**
 * better-auth over the sign-in role's connections. Its HTTP handler is never mounted and it is loaded at first use; we
 * reach its tables through `$context.internalAdapter`. What it would do by itself (mails, limits, sign-in after
 * sign-up, telemetry, logging of addresses) is off: the use cases of this room do it.
 */
async function open(auth: Pool, config: Config) {
  const { betterAuth } = await import('better-auth')
  const built = betterAuth({
    appName: 'Sabimark',
    baseURL: config.publicUrl,
    basePath: '/never-mounted',
    secret: config.secrets[0] ?? '',
    database: auth,
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: false,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPasswordRight(hash, password) },
    },
    session: {
      // The shortest there is; each is given its own span, by PostgreSQL's clock, when it is opened.
      expiresIn: staffIdleMs / 1000,
      additionalFields: { schoolId: { type: 'string', required: false, input: false } },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: { database: { generateId: () => newId(), validateSchema: false } },
  })
  return (await built.$context).internalAdapter
}

/** Its tables as functions: create and delete accounts, sessions and passwords. */
export type AuthTables = Awaited<ReturnType<typeof open>>

/** Opens it once, at first use. */
export function lazyAuthTables(auth: Pool, config: Config): () => Promise<AuthTables> {
  return atFirstUse(() => open(auth, config))
}
