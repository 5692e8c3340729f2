import { beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptImport } from '../../test/kept-import.ts'
import { onImportStore, shelves } from '../platform/import/import-store.ts'
import type { RowReview } from '../platform/import/kind.ts'
import { rowReviewsOf } from '../platform/import/row-reviews.ts'
import { importStore } from '../platform/kept-work.ts'
import { forgetOldLists, listShelves } from './forget-old-lists.ts'

beforeEach(forgetKeptImport)

const lying = () => onImportStore(async (store) => [await store.count(shelves.rows), await store.count(shelves.tables)])
const aReview = (requestKey: string, sinceMs: number): RowReview => ({
  ...{ requestKey, sinceMs, fileName: 'SS1A.xlsx', tables: [], columns: [], isBegun: true, settings: {} },
  ...{ without: [], choices: {}, answers: {}, importId: null },
})
const dayMs = 24 * 60 * 60_000

test('lists that were left here are deleted a day later, whoever’s they are, and younger ones stay', async () => {
  expect(shelves).toMatchObject(listShelves)
  const now = Date.now()
  await rowReviewsOf('students').keep('school/somebody', aReview('old', now - dayMs + 1_000))
  await rowReviewsOf('teachers').keep('school/another', aReview('young', now))
  await forgetOldLists()
  expect(await lying()).toEqual([2, 2])
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 2_000)
  try {
    await forgetOldLists()
    expect(await lying()).toEqual([1, 1])
  } finally {
    clock.mockRestore()
  }
})

test('where no import was ever begun, nothing is made', async () => {
  await forgetOldLists()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(importStore)
})
