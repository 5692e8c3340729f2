import { shelves } from './import-store.ts'
import { keeperOf } from './keeper.ts'
import type { RowReview } from './kind.ts'
import type { Keeper } from './use-kept.ts'

/** A register is about people: a day later it is deleted, whether or not it was finished. */
const longestMs = 24 * 60 * 60_000

const { read, keep } = keeperOf<RowReview, 'tables'>({
  shelf: shelves.rows,
  part: 'tables',
  partShelf: shelves.tables,
  isOver: ({ sinceMs }) => Math.abs(Date.now() - sinceMs) > longestMs,
})

/** Where imports of rows of this kind lie on the device: of each kind a person can have one. */
export function rowReviewsOf(kind: string): Keeper<RowReview> {
  const place = (owner: string) => `${owner}:${kind}`
  return {
    read: (owner, known) => read(place(owner), known),
    keep: (owner, review) => keep(place(owner), review),
  }
}
