import { onImportStore, shelves } from '../../../platform/import/import-store.ts'
import type { Keeper } from '../../../platform/import/use-kept.ts'
import { mayKeepWork } from '../../../platform/kept-work.ts'
import { randomName } from '../../../platform/random-name.ts'
import type { PromotionDraft } from './promotion-draft.ts'

type Stored = { draft: PromotionDraft; stamp: string }

/** Where a year that is being prepared lies on the device, one of each person. */
export const promotionDrafts: Keeper<PromotionDraft> = {
  read: (owner, known) =>
    onImportStore(async (store) => {
      const stored = (await store.get(shelves.promotions, owner)) as Stored | undefined
      const kept = { review: stored?.draft ?? null, stamp: stored?.stamp ?? '' }
      return kept.stamp === known ? undefined : kept
    }),
  async keep(owner, draft) {
    if (!mayKeepWork()) return undefined
    return await onImportStore(async (store) => {
      const stamp = draft === null ? '' : randomName()
      if (draft === null) await store.delete(shelves.promotions, owner)
      else await store.put(shelves.promotions, { draft, stamp } satisfies Stored, owner)
      return stamp
    })
  },
}
