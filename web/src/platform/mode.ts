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

let isRealHere = () => false

/** While `isReal`, this window is the server's, whatever another one enters. */
export function keepDatabaseModeWhile(isReal: () => boolean): void {
  isRealHere = isReal
}

/** Read anew at each call: another tab may have entered the demo or left it. */
export function modeHere(): Mode {
  return !isRealHere() && kept(modeKey) === 'demo' ? 'demo' : 'database'
}

/** The address of the demo account this device is signed in with; null for none. */
export function demoUserHere(): string | null {
  return kept(userKey)
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

/** Forgets the demo account; calls go to the server again. */
export function leaveDemo(): void {
  try {
    localStorage.removeItem(userKey)
    localStorage.setItem(modeKey, 'database')
  } catch {
    // What cannot be kept was not kept.
  }
}
