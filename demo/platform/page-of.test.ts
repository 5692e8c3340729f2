import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'
import { sampleId } from './sample.ts'

const rows = [5, 4, 3, 2, 1].map((number) => ({ id: sampleId('exam', number), number }))

test('pages follow each other without a gap or a repetition', () => {
  const seen: number[] = []
  let cursor: string | undefined
  for (;;) {
    const { items, nextCursor } = pageOf(rows, cursor, 2)
    seen.push(...items.map(({ number }) => number))
    if (nextCursor === null) break
    cursor = nextCursor
  }
  expect(seen).toEqual([5, 4, 3, 2, 1])
})

test('a page that holds all has no next one', () => {
  expect(pageOf(rows, undefined, 5).nextCursor).toBeNull()
  expect(pageOf(rows, sampleId('exam', 1))).toEqual({ items: [], nextCursor: null })
})
