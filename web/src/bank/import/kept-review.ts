import { openDB } from 'idb'
import { importStore, mayKeepWork } from '../../platform/kept-work.ts'
import { formFrom } from '../editor/like-form.ts'
import type { Review } from './found.ts'

/** Raised when a review looks otherwise than before: one of an older page is then forgotten. */
const shelf = 'reviews-1'

async function open() {
  return await openDB(importStore, 1, {
    upgrade: (database) => {
      database.createObjectStore(shelf)
    },
  })
}

/** The import somebody has begun on this device; undefined for none, or where the browser keeps nothing. */
export async function readReview(owner: string): Promise<Review | undefined> {
  try {
    const store = await open()
    try {
      const review = (await store.get(shelf, owner)) as Review | undefined
      return (
        review && { ...review, found: review.found.map((one) => ({ ...one, form: formFrom(one.form) ?? one.form })) }
      )
    } finally {
      store.close()
    }
  } catch {
    return undefined
  }
}

/** Keeps it through a reload; null: it is done. What cannot be kept is still on the screen. */
export async function keepReview(owner: string, review: Review | null): Promise<void> {
  if (!mayKeepWork()) return
  try {
    const store = await open()
    try {
      if (review === null) await store.delete(shelf, owner)
      else await store.put(shelf, review, owner)
    } finally {
      store.close()
    }
  } catch {
    // Such a browser asks for the file again.
  }
}
