const lockName = (page: string) => `exam ${page}`

/**
 * One window at a time goes on with a page: a tab that was made from another has its key, too. Returns how to let go; null
 * where another window has it.
 */
export async function holdPage(page: string): Promise<(() => void) | null> {
  return await new Promise((resolve, reject) => {
    const held = navigator.locks.request(lockName(page), { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((letGo) => resolve(letGo))
    })
    held.catch(reject)
  })
}

/** Of these pages those that no window has open. */
export async function heldByNobody(pages: readonly string[]): Promise<string[]> {
  const { held = [] } = await navigator.locks.query()
  return pages.filter((page) => !held.some(({ name }) => name === lockName(page)))
}
