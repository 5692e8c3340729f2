/** Says on this device that sealed papers lie here (web/src/exam/package): who never prepared loads nothing to find none. */
export const packagesMark = 'sabimark_packages'

/** Beside it, until when in ms of its clock somebody may sit an exam without a network here, ready or not. */
export const offeredMark = 'sabimark_offered'

export function hasPackages(): boolean {
  try {
    return localStorage.getItem(packagesMark) !== null
  } catch {
    return false
  }
}
