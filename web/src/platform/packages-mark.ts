/** Says on this device that sealed papers lie here (web/src/exam/package): who never prepared loads nothing to find none. */
export const packagesMark = 'sabimark_packages'

export function hasPackages(): boolean {
  try {
    return localStorage.getItem(packagesMark) !== null
  } catch {
    return false
  }
}
