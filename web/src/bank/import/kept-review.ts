import { shelves } from '../../platform/import/import-store.ts'
import { keeperOf } from '../../platform/import/keeper.ts'
import { formFrom } from '../editor/like-form.ts'
import type { Review } from './found.ts'

/** Where imports of questions lie on the device. The pictures of a file are up to 20 MB. */
export const questionReviews = keeperOf<Review, 'pictures'>({
  shelf: shelves.questions,
  part: 'pictures',
  partShelf: shelves.pictures,
  restored: (review) => ({
    ...review,
    found: review.found.map((one) => ({ ...one, form: formFrom(one.form) ?? one.form })),
  }),
})
