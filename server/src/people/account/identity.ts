import type { Role } from '@sabimark/domain/people/role.ts'
import { type AwaitedStep, signInStepMinutes } from '@sabimark/domain/people/second-factor/second-factor.ts'
import { endOf, type SessionEnd } from '@sabimark/domain/people/sessions/session-end.ts'
import {
  isAgingSession,
  isOverlongSession,
  type SessionSpan,
  sessionSpanOf,
} from '@sabimark/domain/people/sessions/session-watch.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Services } from '../../platform/process/services.ts'
import { insertAccount, type NewAccount } from './account.db.ts'
import type { SessionRule } from './membership.db.ts'
import {
  deleteSession,
  insertSession,
  type Judged,
  type LiveSession,
  type NewSession as Opened,
  prolongSession,
  selectOptionalAwaiting,
  selectOptionalEndedSession,
  selectOptionalLiveSession,
  setSessionSchool,
} from './session.db.ts'
import { clearedCookie, sessionCookie, tokenOfCookies } from './session-cookie.ts'

/** The account behind a session, the school it works in, since when, how much is left of it, and whether handing in cuts that. */
export type Who = Pick<LiveSession, 'accountId' | 'schoolId' | 'beganAt' | 'leftMs' | 'endsAfterExam'>

/** Asked again within a second, a session is as good as new. */
const refreshGrainMs = 1_000

/** Where somebody works, as which role, and what that school says of sessions. */
type Place = { schoolId: string; role: Role; rule: SessionRule }

/** Whose password was right, and the step of signing in that came before, if any. */
type Proven = { accountId: string; judged: Judged; done?: AwaitedStep | undefined }

/** Without a place it is still to be chosen, and nothing is kept of where it began. `isOwnDevice`: a student said so. */
type NewSession = Proven & { place: Place | null; isOwnDevice?: boolean }

/** A page that asks by itself while nobody touches it: that is no use, and keeps no session. */
const unattended = 'x-unattended'

/** Who a request comes from, and the accounts and sessions behind that. */
export type Identity = {
  /** Use prolongs the session, unless the browser says that nobody is there. */
  whoIs(request: RequestFacts): Promise<Who | null>
  /** As `whoIs`, for an answer that says how much is left: what is more than the school allows by now is cut. */
  whoIsTold(request: RequestFacts): Promise<Who | null>
  /** Why nobody is signed in by this request, and where they were; null where nobody was. Asked after `whoIs` has said so. */
  whyEnded(request: RequestFacts): Promise<{ ended: SessionEnd; schoolId: string | null } | null>
  /** As `whoIs`, and the session begins anew. */
  refreshSession(request: RequestFacts): Promise<Who | null>
  /**
   * Signs in on this browser; whoever was signed in on it is signed out. False, and nobody is: the password was changed or a
   * second factor switched on meanwhile, or the step was done by another window.
   */
  openSession(request: RequestFacts, session: NewSession): Promise<boolean>
  /** Who is signing in has some minutes for this step (`signInStepMinutes`); until then the session opens nothing, and `whoIs` knows nobody. False as in `openSession`. */
  holdUp(request: RequestFacts, proven: Proven, step: AwaitedStep): Promise<boolean>
  /** Who is held up at this step on this browser. */
  whoAwaits(request: RequestFacts, step: AwaitedStep): Promise<{ accountId: string } | null>
  /** Puts the session of this browser into a school; false where it is over. */
  moveSession(request: RequestFacts, place: Place): Promise<boolean>
  closeSession(request: RequestFacts): Promise<void>
  /** The session token a request carries, live or not. */
  tokenOf(request: RequestFacts): string | null
  /** Throws when the address has an account (constraint user_email_key). Answers the account's id. */
  createAccount(account: NewAccount): Promise<string>
}

/** Builds the identity of an installation; opens no connection. */
export function createIdentity({ config, pools }: Pick<Services, 'config' | 'pools'>): Identity {
  const isSecure = config.isPublicHttps
  const tokenOf = (request: RequestFacts) => tokenOfCookies(request.headers.get('cookie'), config.secrets)
  const answerCookie = (request: RequestFacts, token: string, { spanMs, isKeptByUse }: SessionSpan) => {
    const maxAgeSeconds = isKeptByUse ? Math.round(spanMs / 1000) : null
    request.answerWith('set-cookie', sessionCookie(token, { secrets: config.secrets, isSecure, maxAgeSeconds }))
  }
  const read = async (request: RequestFacts, isUse: (session: LiveSession) => boolean): Promise<Who | null> => {
    const token = tokenOf(request)
    const session = token ? await selectOptionalLiveSession(pools.auth, token) : undefined
    // Sessions from before staff sessions had an absolute end.
    if (!token || !session || session.spanMs <= 0) return null
    const { accountId, schoolId, beganAt, spanMs, endsAfterExam, leftMs } = session
    if (!isUse(session)) return { accountId, schoolId, beganAt, leftMs, endsAfterExam }
    const isWritten = await prolongSession(pools.auth, token, refreshGrainMs)
    // Written by another request of the same moment, or over meanwhile? The reply of the other may never arrive.
    if (!isWritten && !(await selectOptionalLiveSession(pools.auth, token))) return null
    answerCookie(request, token, session)
    return { accountId, schoolId, beganAt, leftMs: spanMs, endsAfterExam }
  }

  const isAttended = (request: RequestFacts) => !request.headers.has(unattended)
  const keptFrom = ({ address, device }: RequestFacts, place: Place | null) =>
    place?.rule.isTracked ? { address, device } : null
  const open = async (request: RequestFacts, opened: Opened, done: AwaitedStep | undefined) => {
    const token = await insertSession(pools.auth, opened, { token: tokenOf(request), done: done ?? null })
    if (token) answerCookie(request, token, opened.span)
    return token !== null
  }

  return {
    tokenOf,
    whoIs: (request) => read(request, (session) => isAgingSession(session) && isAttended(request)),
    whoIsTold: (request) =>
      read(request, (session) => (isAgingSession(session) || isOverlongSession(session)) && isAttended(request)),
    whyEnded: async (request) => {
      const token = tokenOf(request)
      const ended = token ? await selectOptionalEndedSession(pools.auth, token) : undefined
      return !token || ended?.awaits ? null : { ended: endOf(ended), schoolId: ended?.schoolId ?? null }
    },
    refreshSession: (request) =>
      read(
        request,
        (session) =>
          session.isKeptByUse && (session.spanMs - session.leftMs > refreshGrainMs || isOverlongSession(session)),
      ),
    openSession: async (request, { accountId, judged, done, place, isOwnDevice = false }) => {
      const span = sessionSpanOf(place?.role ?? null, { isOwnDevice, ...place?.rule })
      const schoolId = place?.schoolId ?? null
      return await open(request, { accountId, judged, schoolId, span, from: keptFrom(request, place) }, done)
    },
    moveSession: async (request, place) => {
      const token = tokenOf(request)
      const span = sessionSpanOf(place.role, place.rule)
      const moved = { schoolId: place.schoolId, span, from: keptFrom(request, place) }
      if (!token || !(await setSessionSchool(pools.auth, token, moved))) return false
      answerCookie(request, token, span)
      return true
    },
    holdUp: async (request, { accountId, judged, done }, awaits) => {
      const span = { spanMs: signInStepMinutes[awaits] * 60_000, isKeptByUse: false, endsAfterExam: false }
      return await open(request, { accountId, judged, schoolId: null, span, awaits, from: null }, done)
    },
    whoAwaits: async (request, step) => {
      const token = tokenOf(request)
      return (token && (await selectOptionalAwaiting(pools.auth, token, step))) || null
    },
    closeSession: async (request) => {
      const token = tokenOf(request)
      if (token) await deleteSession(pools.auth, token)
      request.answerWith('set-cookie', clearedCookie(isSecure))
    },
    createAccount: (account) => insertAccount(pools.auth, account),
  }
}
