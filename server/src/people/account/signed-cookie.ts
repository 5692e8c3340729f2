import { createHmac, timingSafeEqual } from 'node:crypto'

/** A cookie whose value we signed. `purpose` keeps the value of one cookie from passing as another's. */
export type SignedCookie = { name: string; purpose: string; path: string; sameSite: 'Lax' | 'Strict' }

/** Without `maxAgeSeconds` it ends with the browser. */
export type CookieOptions = { secrets: string[]; isSecure: boolean; maxAgeSeconds: number | null }

/** Set-Cookie for this value: host-only, unreadable for scripts, signed with the first secret. */
export function signedCookie(
  cookie: SignedCookie,
  value: string,
  { secrets, isSecure, maxAgeSeconds }: CookieOptions,
): string {
  const signed = `${value}.${sign(cookie, value, secrets[0] ?? '')}`
  const end = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${cookie.name}=${signed}; ${attributes(cookie, isSecure)}${end}`
}

/** Takes the cookie away. */
export function cookieTakenAway(cookie: SignedCookie, isSecure: boolean): string {
  return `${cookie.name}=; ${attributes(cookie, isSecure)}; Max-Age=0`
}

/** Its value in a Cookie header when any of the secrets signed it, else null. */
export function valueOfCookies(cookie: SignedCookie, header: string | null, secrets: string[]): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, signed = ''] = part.trim().split('=', 2)
    const [value, signature] = signed.split('.', 2)
    if (key !== cookie.name || !value || !signature) continue
    if (secrets.some((secret) => isSame(signature, sign(cookie, value, secret)))) return value
  }
  return null
}

function attributes({ path, sameSite }: SignedCookie, isSecure: boolean): string {
  return `Path=${path}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`
}

function sign({ purpose }: SignedCookie, value: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url')
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
