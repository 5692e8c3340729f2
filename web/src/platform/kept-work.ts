/** How the names begin under which marking keeps what was given and not saved, at the desk and from paper. */
const beginnings = ['cbt_mark_', 'cbt_paper_']

/** Where imports that were begun and a year that is being prepared are kept, with the right answers of questions and the people of a register (platform/import/import-store.ts). */
export const importStore = 'question-import'

let isSignedOut = false

/** Whether marks and imports may be written to this device: not by a page whose person has signed out, here or in another tab. */
export const mayKeepWork = (): boolean => !isSignedOut

/** The person of this page is signed in. */
export function keepWorkAgain(): void {
  isSignedOut = false
}

/** Who signs out leaves no mark, no comment and nothing of a file on a device that others use, too. */
export function forgetKeptWork(): void {
  isSignedOut = true
  try {
    for (const name of Object.keys(localStorage)) {
      if (beginnings.some((beginning) => name.startsWith(beginning))) localStorage.removeItem(name)
    }
    indexedDB.deleteDatabase(importStore)
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
