/** The school a student signs in to; the name is known once a sign-in has said it. */
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
