export type Mode = 'demo' | 'database'

const modeKey = 'cbt_data_mode'
const userKey = 'cbt_demo_user'

/** Which of the two stands behind the calls here: sample data in this browser, or the school's server. */
export function modeHere(): Mode {
  try {
    return localStorage.getItem(modeKey) === 'demo' ? 'demo' : 'database'
  } catch {
    return 'database'
  }
}

/** Makes this device show the demo to one of its accounts. */
export function enterDemo(email: string): 'entered' | 'no_storage' {
  try {
    localStorage.setItem(userKey, email)
    localStorage.setItem(modeKey, 'demo')
    return 'entered'
  } catch {
    return 'no_storage'
  }
}

/** Ends the demo on this device. */
export function leaveDemo(): void {
  try {
    localStorage.removeItem(userKey)
    localStorage.setItem(modeKey, 'database')
  } catch {
    // Nothing could be kept, so nothing is.
  }
}
