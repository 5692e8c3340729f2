import { expect, test } from 'vitest'
import { type KeysetAsk, readPage } from './keyset.ts'

const all = ['e', 'd', 'c', 'b', 'a']
const list = {
  read: async ({ before, limit }: KeysetAsk) => all.filter((id) => before === null || id < before).slice(0, limit),
  asItem: (id: string) => id.toUpperCase(),
  idOf: (id: string) => id,
  size: 2,
}

test.each([
  [undefined, ['E', 'D'], 'd'],
  ['d', ['C', 'B'], 'b'],
  ['b', ['A'], null],
  // A page that ends with the last row has no next one.
  ['c', ['B', 'A'], null],
  ['a', [], null],
])('after %s: %j, then %s', async (cursor, items, nextCursor) => {
  expect(await readPage(cursor, list)).toEqual({ items, nextCursor })
})
