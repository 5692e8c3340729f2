import { importStore } from '../kept-work.ts'

/**
 * Lists of people that somebody left on this device are deleted a day later, also where nobody opens an import again. What does it is loaded
 * only where something of an import lies here.
 */
export async function forgetOldImports(): Promise<void> {
  try {
    const stores = await indexedDB.databases()
    if (!stores.some(({ name }) => name === importStore)) return
    const { forgetOldReviews } = await import('./row-reviews.ts')
    await forgetOldReviews()
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
