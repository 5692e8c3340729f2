import type { Role } from '@sabimark/domain/people/role.ts'
import { endOf, type SessionEnd } from '@sabimark/domain/people/session-end.ts'
import { isAgingSession, type SessionSpan, sessionSpanOf } from '@sabimark/domain/people/session-watch.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Services } from '../../platform/services.ts'
import {
  deleteSession,
  type LiveSession,
  prolongSession,
  selectOptionalEndedSession,
  selectOptionalLiveSession,
  setSessionSpan,
} from '../sign-in/session.db.ts'
import { clearedCookie, sessionCookie, tokenOfCookies } from '../sign-in/session-cookie.ts'
import { lazyAuthTables } from './better-auth.ts'

export type NewAccount = { email: string; name: string; passwordHash: string | null; isVerified: boolean }

/** The account behind a session, the school it works in, how much is left of it, and whether handing in cuts that. */
export type Who = Pick<LiveSession, 'accountId' | 'schoolId' | 'leftMs' | 'endsAfterExam'>

/** Asked again within a second, a session is as good as new. */
const refreshGrainMs = 1_000

/** `isOwnDevice`: a student said so. */
type NewSession = { accountId: string; schoolId: string | null; role: Role | null; isOwnDevice?: boolean }

/** A page that asks by itself while nobody touches it: that is no use, and keeps no session. */
const unattended = 'x-unattended'

/** Who a request comes from, and the accounts and sessions behind that. */
export type Identity = {
  /** Use prolongs the session, unless the browser says that nobody is there. */
  whoIs(request: RequestFacts): Promise<Who | null>
  /** Why nobody is signed in by this request; null where nobody was. Asked after `whoIs` has said so. */
  whyEnded(request: RequestFacts): Promise<SessionEnd | null>
  /** As `whoIs`, and the session begins anew. */
  refreshSession(request: RequestFacts): Promise<Who | null>
  /** Signs in on this browser; whoever was signed in on it is signed out. Without a role it is still to be chosen. */
  openSession(request: RequestFacts, session: NewSession): Promise<void>
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
  const answerCookie = (request: RequestFacts, token: string, { spanMs, isKeptByUse }: SessionSpan) => {
    const maxAgeSeconds = isKeptByUse ? Math.round(spanMs / 1000) : null
    request.answerWith('set-cookie', sessionCookie(token, { secrets: config.secrets, isSecure, maxAgeSeconds }))
  }
  const read = async (request: RequestFacts, isUse: (session: LiveSession) => boolean): Promise<Who | null> => {
    const token = tokenOf(request)
    const session = token ? await selectOptionalLiveSession(pools.auth, token) : undefined
    if (!token || !session) return null
    const { accountId, schoolId, spanMs, endsAfterExam, leftMs } = session
    if (!isUse(session)) return { accountId, schoolId, leftMs, endsAfterExam }
    const isWritten = await prolongSession(pools.auth, token, refreshGrainMs)
    // Written by another request of the same moment, or over meanwhile? The reply of the other may never arrive.
    if (!isWritten && !(await selectOptionalLiveSession(pools.auth, token))) return null
    answerCookie(request, token, session)
    return { accountId, schoolId, leftMs: spanMs, endsAfterExam }
  }

  return {
    tokenOf,
    whoIs: (request) => read(request, (session) => isAgingSession(session) && !request.headers.has(unattended)),
    whyEnded: async (request) => {
      const token = tokenOf(request)
      return token ? endOf(await selectOptionalEndedSession(pools.auth, token)) : null
    },
    refreshSession: (request) =>
      read(request, ({ isKeptByUse, spanMs, leftMs }) => isKeptByUse && spanMs - leftMs > refreshGrainMs),
    openSession: async (request, { accountId, schoolId, role, isOwnDevice = false }) => {
      const old = tokenOf(request)
      if (old) await deleteSession(pools.auth, old)
      const facts = { schoolId, ipAddress: request.address, userAgent: request.device }
      const { token } = await (await tables()).createSession(accountId, false, facts)
      const span = sessionSpanOf(role, { isOwnDevice })
      await setSessionSpan(pools.auth, token, span)
      answerCookie(request, token, span)
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
