/** Whether this person has put the first steps away, on this device. A browser that keeps nothing shows them again. */
const keyOf = (userId: string) => `cbt_first_steps_away_${userId}`

export function isPutAway(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null
  } catch {
    return false
  }
}

export function putAway(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), '1')
  } catch {
    // Blocked or full: they are away until the page is loaded again.
  }
}
