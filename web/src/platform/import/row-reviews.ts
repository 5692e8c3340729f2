import { shelves } from './import-store.ts'
import { keeperOf } from './keeper.ts'
import type { RowReview } from './kind.ts'

/** A register is about people: a day later it is deleted, whether or not it was finished. */
const longestMs = 24 * 60 * 60_000

/** Where imports of rows lie on the device. */
export const rowReviews = keeperOf<RowReview, 'tables'>({
  shelf: shelves.rows,
  part: 'tables',
  partShelf: shelves.tables,
  isOver: ({ sinceMs }) => Math.abs(Date.now() - sinceMs) > longestMs,
})
