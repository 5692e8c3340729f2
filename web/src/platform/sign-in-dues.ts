const key = 'sabimark_dues'

/** What will be asked at sign-in, and from when: told while there is time. */
export type Dues = { setUpUntil?: string | undefined; passwordUntil?: string | undefined }

/** Noted by the sign-in page for this tab; nothing secret. */
export function keepDues({ setUpUntil, passwordUntil }: Dues): void {
  try {
    if (setUpUntil || passwordUntil) sessionStorage.setItem(key, JSON.stringify({ setUpUntil, passwordUntil }))
    else sessionStorage.removeItem(key)
  } catch {
    // Then the sign-in page alone says so.
  }
}

/** Told when a due is met on this page. */
export const duesMet = new EventTarget()

/** The second factor is on: nothing is due of it any more. */
export function noteFactorOn(): void {
  keepDues({ passwordUntil: readDues().passwordUntil })
  duesMet.dispatchEvent(new Event('met'))
}

export function readDues(): Dues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const textOf = (name: string) => {
      const value: unknown = Reflect.get(kept, name)
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined
    }
    return { setUpUntil: textOf('setUpUntil'), passwordUntil: textOf('passwordUntil') }
  } catch {
    return {}
  }
}
