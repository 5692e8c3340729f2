import { openDB } from 'idb'
import { importStore, mayKeepWork } from '../../platform/kept-work.ts'
import { randomName } from '../../platform/random-name.ts'
import { formFrom } from '../editor/like-form.ts'
import type { Review } from './found.ts'

/** Raised when a review looks otherwise than before: one of an older page is then forgotten. */
const reviewShelf = 'reviews-1'
/** The pictures of a file, up to 20 MB, lie beside its review and are written once. */
const pictureShelf = 'pictures-1'

/** A review as it lies on the device; `stamp` is another one after each writing. Older pages kept the pictures in it, and no stamp. */
type Stored = Omit<Review, 'pictures'> & Partial<Pick<Review, 'pictures'>> & { stamp?: string }

/** What the device keeps: null for no import. The same `stamp` is the same writing. */
export type Kept = { review: Review | null; stamp: string }

const nothing: Kept = { review: null, stamp: '' }

/** Runs this on the store; undefined where the browser keeps nothing. */
async function onStore<T>(act: (store: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T | undefined> {
  try {
    const store = await open()
    try {
      return await act(store)
    } finally {
      store.close()
    }
  } catch {
    return undefined
  }
}

const open = () =>
  openDB(importStore, 2, {
    upgrade: (database, before) => {
      if (before < 1) database.createObjectStore(reviewShelf)
      database.createObjectStore(pictureShelf)
    },
  })

const pictureKey = (owner: string, { requestKey }: Pick<Review, 'requestKey'>) => `${owner}/${requestKey}`
const allPictures = (owner: string) => IDBKeyRange.bound(`${owner}/`, `${owner}/\uffff`)

/** The import somebody has begun on this device; undefined where it cannot be read, or is still the writing with the stamp `known`. */
export async function readReview(owner: string, known?: string): Promise<Kept | undefined> {
  return await onStore(async (store) => {
    const stored = (await store.get(reviewShelf, owner)) as Stored | undefined
    const stamp = stored ? (stored.stamp ?? stored.requestKey) : nothing.stamp
    if (stamp === known) return undefined
    if (!stored) return nothing
    const { stamp: _, ...review } = stored
    const pictures =
      review.pictures ?? ((await store.get(pictureShelf, pictureKey(owner, review))) as Review['pictures'])
    if (!pictures) return nothing
    const found = review.found.map((one) => ({ ...one, form: formFrom(one.form) ?? one.form }))
    return { review: { ...review, found, pictures }, stamp }
  })
}

/** Keeps it through a reload; null: it is done. Answers the stamp of the writing; undefined: it could not be kept, and is on the screen alone. */
export async function keepReview(owner: string, review: Review | null): Promise<string | undefined> {
  if (!mayKeepWork()) return undefined
  return await onStore(async (store) => {
    const stamp = review === null ? nothing.stamp : randomName()
    const writing = store.transaction([reviewShelf, pictureShelf], 'readwrite')
    const [reviews, pictures] = [writing.objectStore(reviewShelf), writing.objectStore(pictureShelf)]
    if (review === null) {
      await Promise.all([reviews.delete(owner), pictures.delete(allPictures(owner)), writing.done])
      return stamp
    }
    const { pictures: bytes, ...rest } = review
    const key = pictureKey(owner, review)
    const isThere = (await pictures.getKey(key)) !== undefined
    const once = isThere ? [] : [pictures.delete(allPictures(owner)), pictures.put(bytes, key)]
    await Promise.all([...once, reviews.put({ ...rest, stamp }, owner), writing.done])
    return stamp
  })
}
