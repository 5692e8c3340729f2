/** Where what is shown comes from: sample data on this device, or the server. */
export type Mode = 'demo' | 'database'

const modeKey = 'cbt_data_mode'
const userKey = 'cbt_demo_user'

/** The mode of this device; without storage there is no demo. */
export function modeHere(): Mode {
  try {
    return localStorage.getItem(modeKey) === 'demo' ? 'demo' : 'database'
  } catch {
    return 'database'
  }
}

/** Signs a demo account in on this device; it can only be kept where the browser keeps anything. */
export function enterDemo(email: string): 'entered' | 'no_storage' {
  try {
    localStorage.setItem(userKey, email)
    localStorage.setItem(modeKey, 'demo')
    return 'entered'
  } catch {
    leaveDemo()
    return 'no_storage'
  }
}

/** Back to the server's data; whoever was signed in to the demo is forgotten. */
export function leaveDemo(): void {
  try {
    localStorage.removeItem(userKey)
    localStorage.setItem(modeKey, 'database')
  } catch {
    // Nothing is kept, so nothing says demo.
  }
}
