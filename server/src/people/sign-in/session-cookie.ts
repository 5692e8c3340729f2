import { createHmac, timingSafeEqual } from 'node:crypto'

const name = 'sabimark_session'

/** The session cookie: host-only, signed with the first secret. */
export function sessionCookie(token: string, secrets: string[], options: { isSecure: boolean; days: number }): string {
  return `${name}=${token}.${sign(token, secrets[0] ?? '')}; ${attributes(options.isSecure)}; Max-Age=${options.days * 86_400}`
}

/** Takes the cookie away. */
export function clearedCookie(isSecure: boolean): string {
  return `${name}=; ${attributes(isSecure)}; Max-Age=0`
}

/** The session token of a Cookie header when any of the secrets signed it, else null. */
export function tokenOfCookies(header: string | null, secrets: string[]): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2)
    const [token, signature] = value.split('.', 2)
    if (key !== name || !token || !signature) continue
    if (secrets.some((secret) => isSame(signature, sign(token, secret)))) return token
  }
  return null
}

function attributes(isSecure: boolean): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

function sign(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`session:${token}`).digest('base64url')
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
