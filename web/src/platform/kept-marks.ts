/** How the names begin under which marking keeps what was given and not saved, at the desk and from paper. */
const beginnings = ['cbt_mark_', 'cbt_paper_']

/** Who signs out leaves no mark or comment on a device that others use, too. */
export function forgetKeptMarks(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (beginnings.some((beginning) => name.startsWith(beginning))) localStorage.removeItem(name)
    }
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
