import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptImport } from '../../../test/kept-import.ts'
import type { Review } from './found.ts'
import { questionReviews } from './kept-review.ts'

const { keep: keepReview, read: readReview } = questionReviews

const owner = 'school/person'
const picture = { name: 'cell.png', bytes: new Uint8Array([137, 80, 78, 71]) }
const review: Review = {
  ...{ fileName: 'Mock.docx', format: 'xlsx', found: [], notUsed: [], chars: null as unknown as Review['chars'] },
  ...{
    pictures: [picture as Review['pictures'][number]],
    pictureIds: {},
    isBegun: false,
    requestKey: 'a',
    importId: null,
  },
  defaults: { subject: '', topic: '', difficulty: 'Easy', marks: '1', timeAllocation: '' },
}

beforeEach(forgetKeptImport)

const keysOf = async (shelf: string) => {
  const store = await openDB('question-import')
  const keys = await store.getAllKeys(shelf)
  store.close()
  return keys
}

test('the pictures of a file are written once, however often its review is, and go with it', async () => {
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put')
  const first = await keepReview(owner, review)
  const second = await keepReview(owner, { ...review, isBegun: true })
  const withBytes = putting.mock.calls.filter(([value]) => JSON.stringify(value).includes('cell.png'))
  putting.mockRestore()
  expect(withBytes).toHaveLength(1)
  expect(first).not.toBe(second)
  expect(await readReview(owner)).toEqual({ review: { ...review, isBegun: true }, stamp: second })
  expect(await readReview(owner, second)).toBeUndefined()

  await keepReview(owner, { ...review, requestKey: 'b' })
  expect(await keysOf('pictures-1')).toEqual([`${owner}/b`])
  await keepReview(owner, null)
  expect([await keysOf('pictures-1'), await keysOf('reviews-1')]).toEqual([[], []])
})

test('a review that an older page kept with its pictures is read, and kept anew without them', async () => {
  const older = await openDB('question-import', 1, { upgrade: (store) => void store.createObjectStore('reviews-1') })
  await older.put('reviews-1', review, owner)
  older.close()
  expect(await readReview(owner)).toEqual({ review, stamp: 'a' })
  await keepReview(owner, review)
  expect(await keysOf('pictures-1')).toEqual([`${owner}/a`])
  expect((await readReview(owner))?.review).toEqual(review)
})
