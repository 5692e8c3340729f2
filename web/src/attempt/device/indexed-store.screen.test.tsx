import { expect, test, vi } from 'vitest'
import { indexedStore } from './indexed-store.ts'

test('a connection that has died without a word is opened anew, and nothing is lost', async () => {
  const store = indexedStore()
  await store.all()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  const key = 'attempt:1'
  const page = { key, attemptId: 'attempt', epoch: 1 } as unknown as Parameters<typeof store.append>[0]
  await store.append(page, [])
  expect((await store.all()).map((one) => one.page.key)).toContain(key)
  vi.restoreAllMocks()
  await store.remove(key)
})
