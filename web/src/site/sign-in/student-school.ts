import { client } from '../../platform/client.ts'

/** The school a student signs in to; the name is known once a sign-in or the host has said it. */
export type StudentSchool = { subdomain: string; name: string }

const rememberedSchool = 'sabimark_school'

/** The school the last student on this device signed in to. */
export function recallSchool(): StudentSchool | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(rememberedSchool) ?? 'null')
    const isSchool = typeof kept === 'object' && kept !== null && 'subdomain' in kept && 'name' in kept
    if (!isSchool || typeof kept.subdomain !== 'string' || typeof kept.name !== 'string') return null
    return { subdomain: kept.subdomain, name: kept.name }
  } catch {
    return null
  }
}

export function rememberSchool(school: StudentSchool): void {
  try {
    localStorage.setItem(rememberedSchool, JSON.stringify(school))
  } catch {
    // Storage may be switched off: then the next student types the name again.
  }
}

/** Whether a host can be a school's own: it has a name before the base, which an address of figures has not. */
export function maySpeakForSchool(hostname: string): boolean {
  if (/^[\d.]+$|:/.test(hostname)) return false
  const labels = hostname.split('.')
  return labels.at(-1) === 'localhost' ? labels.length > 1 : labels.length > 2
}

/** The school whose own host this is, or null. */
export async function schoolOfHost(): Promise<StudentSchool | null> {
  if (!maySpeakForSchool(window.location.hostname)) return null
  try {
    return await client.school.lookUp({})
  } catch {
    return null
  }
}
