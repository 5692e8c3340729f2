/** Where calls go: to the samples of this device, or to the server. */
export type Mode = 'demo' | 'database'

const modeKey = 'cbt_data_mode'
const userKey = 'cbt_demo_user'

/** What is kept under a name; null also where the browser lets nothing be kept. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

let here: Mode | undefined

/**
 * Where the calls of this window go. Decided once: whoever works for a school here goes on with it, whatever another
 * window enters or leaves, until the page is loaded anew.
 */
export function modeHere(): Mode {
  here ??= kept(modeKey) === 'demo' ? 'demo' : 'database'
  return here
}

/** The address of the demo account this device is signed in with at this moment; null for none. */
export function demoUser(): string | null {
  return kept(modeKey) === 'demo' ? kept(userKey) : null
}

/** Signs in with a demo account, on this device alone. A browser that keeps nothing cannot have a demo. */
export function enterDemo(email: string): 'entered' | 'no_storage' {
  try {
    localStorage.setItem(userKey, email)
    localStorage.setItem(modeKey, 'demo')
  } catch {
    leaveDemo()
    return 'no_storage'
  }
  return 'entered'
}

/** Forgets the demo account; pages loaded from now on are the server's. */
export function leaveDemo(): void {
  try {
    localStorage.removeItem(userKey)
    localStorage.setItem(modeKey, 'database')
  } catch {
    // What cannot be kept was not kept.
  }
}
