import { mayKeepWork } from '../kept-work.ts'
import { randomName } from '../random-name.ts'
import { onImportStore, partsOf, type shelves } from './import-store.ts'
import type { Keeper, Kept } from './use-kept.ts'

type Shelf = (typeof shelves)[keyof typeof shelves]

type Keeping<Review, Part extends keyof Review> = {
  shelf: Shelf
  /** What is large and never changes lies by itself: pictures, tables. */
  part: Part
  partShelf: Shelf
  /** What was kept, as a page of today has it. */
  restored?: (review: Review) => Review
  /** When it is too old to be kept: it is then deleted, whoever's it is. */
  isOver?: (review: Omit<Review, Part>) => boolean
}

/** A review as it lies on the device; `stamp` is another one after each writing. Older pages kept the part in it, and no stamp. */
type Stored<Review, Part extends keyof Review> = Omit<Review, Part> &
  Partial<Pick<Review, Part>> & { requestKey: string; stamp?: string }

/** Keeps reviews on the device through a reload, each with its large part beside it. Of one person there is one at most. */
export function keeperOf<Review extends { requestKey: string }, Part extends keyof Review>(
  keeping: Keeping<Review, Part>,
): Keeper<Review> {
  const { shelf, part, partShelf, restored = (review) => review, isOver } = keeping
  const nothing: Kept<Review> = { review: null, stamp: '' }
  const partKey = (owner: string, { requestKey }: { requestKey: string }) => `${owner}/${requestKey}`
  const read: Keeper<Review>['read'] = (owner, known) =>
    onImportStore(async (store) => {
      if (isOver) {
        for (const one of await store.getAllKeys(shelf)) {
          if (!isOver((await store.get(shelf, one)) as Stored<Review, Part>)) continue
          await store.delete(shelf, one)
          await store.delete(partShelf, partsOf(`${one}`))
        }
      }
      const stored = (await store.get(shelf, owner)) as Stored<Review, Part> | undefined
      const stamp = stored ? (stored.stamp ?? stored.requestKey) : nothing.stamp
      if (stamp === known) return undefined
      if (!stored) return nothing
      const { stamp: _, ...review } = stored
      const kept = stored[part] ?? ((await store.get(partShelf, partKey(owner, stored))) as Review[Part] | undefined)
      if (kept === undefined) return nothing
      return { review: restored({ ...review, [part]: kept } as unknown as Review), stamp }
    })
  const keep: Keeper<Review>['keep'] = async (owner, review) => {
    if (!mayKeepWork()) return undefined
    return await onImportStore(async (store) => {
      const stamp = review === null ? nothing.stamp : randomName()
      const writing = store.transaction([shelf, partShelf], 'readwrite')
      const [reviews, parts] = [writing.objectStore(shelf), writing.objectStore(partShelf)]
      if (review === null) {
        await Promise.all([reviews.delete(owner), parts.delete(partsOf(owner)), writing.done])
        return stamp
      }
      const { [part]: large, ...rest } = review
      const key = partKey(owner, review)
      const isThere = (await parts.getKey(key)) !== undefined
      const once = isThere ? [] : [parts.delete(partsOf(owner)), parts.put(large, key)]
      await Promise.all([...once, reviews.put({ ...rest, stamp }, owner), writing.done])
      return stamp
    })
  }
  return { read, keep }
}
