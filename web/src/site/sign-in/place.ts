import type { SignInPlace } from '@sabimark/contract/answers.ts'
import { client } from '../../platform/client.ts'

/** Null when the server cannot be asked: then nobody knows, and the sign-in itself will say why. */
export async function askPlace(): Promise<SignInPlace | null> {
  try {
    return await client.school.signInPlace()
  } catch {
    return null
  }
}

/** Whether a host can be a school's own: it has a name before the base, which an address of figures has not. */
export function maySpeakForSchool(hostname: string): boolean {
  if (/^[\d.]+$|:/.test(hostname)) return false
  const labels = hostname.split('.')
  return labels.at(-1) === 'localhost' ? labels.length > 1 : labels.length > 2
}

/** The product's own host, seen from a school's: where signing up and the public pages are. */
export function mainHostAddress({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol}//${host.slice(host.indexOf('.') + 1)}`
}
