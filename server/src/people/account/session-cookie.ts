import {
  type CookieOptions,
  cookieTakenAway,
  type SignedCookie,
  signedCookie,
  valueOfCookies,
} from './signed-cookie.ts'

const session: SignedCookie = { name: 'sabimark_session', purpose: 'session', path: '/', sameSite: 'Lax' }

/** The session cookie: host-only, signed with the first secret. */
export function sessionCookie(token: string, options: CookieOptions): string {
  return signedCookie(session, token, options)
}

/** Takes the cookie away. */
export function clearedCookie(isSecure: boolean): string {
  return cookieTakenAway(session, isSecure)
}

/** The session token of a Cookie header when any of the secrets signed it, else null. */
export function tokenOfCookies(header: string | null, secrets: string[]): string | null {
  return valueOfCookies(session, header, secrets)
}
