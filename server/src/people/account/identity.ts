import type { RequestFacts } from '../../platform/http/request.ts'
import type { CallContext } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { deleteSession, prolongSession, selectOptionalLiveSession } from '../sign-in/session.db.ts'
import { clearedCookie, sessionCookie, tokenOfCookies } from '../sign-in/session-cookie.ts'
import { lazyAuthTables, sessionDays } from './better-auth.ts'

export type NewAccount = { email: string; name: string; passwordHash: string | null; isVerified: boolean }

/** Who a request comes from, and the accounts and sessions behind that. */
export type Identity = {
  whoIs: CallContext['whoIs']
  /** Signs in on this browser; whoever was signed in on it is signed out. */
  openSession(request: RequestFacts, accountId: string, schoolId: string | null): Promise<void>
  closeSession(request: RequestFacts): Promise<void>
  /** The session token a request carries, live or not. */
  tokenOf(request: RequestFacts): string | null
  /** Throws when the address has an account (constraint user_email_key). Answers the account's id. */
  createAccount(account: NewAccount): Promise<string>
}

/** Builds the identity of an installation; opens no connection. */
export function createIdentity({ config, pools }: Pick<Services, 'config' | 'pools'>): Identity {
  const tables = lazyAuthTables(pools.auth, config)
  const isSecure = config.isPublicHttps
  const tokenOf = (request: RequestFacts) => tokenOfCookies(request.headers.get('cookie'), config.secrets)
  const answerCookie = (request: RequestFacts, token: string) =>
    request.answerWith('set-cookie', sessionCookie(token, config.secrets, { isSecure, days: sessionDays }))

  return {
    tokenOf,
    whoIs: async (request) => {
      const token = tokenOf(request)
      const session = token ? await selectOptionalLiveSession(pools.auth, token) : undefined
      if (!token || !session) return null
      if (session.isAging) {
        await prolongSession(pools.auth, token)
        answerCookie(request, token)
      }
      return { accountId: session.accountId, schoolId: session.schoolId }
    },
    openSession: async (request, accountId, schoolId) => {
      const old = tokenOf(request)
      if (old) await deleteSession(pools.auth, old)
      const facts = { schoolId, ipAddress: request.address, userAgent: request.device }
      const { token } = await (await tables()).createSession(accountId, false, facts)
      answerCookie(request, token)
    },
    closeSession: async (request) => {
      const token = tokenOf(request)
      if (token) await deleteSession(pools.auth, token)
      request.answerWith('set-cookie', clearedCookie(isSecure))
    },
    createAccount: async ({ email, name, passwordHash, isVerified }) => {
      const adapter = await tables()
      const { id } = await adapter.createUser({ email, name, emailVerified: isVerified }, { method: 'email-password' })
      if (passwordHash !== null) {
        await adapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password: passwordHash })
      }
      return id
    },
  }
}
