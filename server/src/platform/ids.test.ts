import { expect, test } from 'vitest'
import { idSequence, newId } from './ids.ts'

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('ids of one millisecond sort in the order they were made in, and none comes twice', () => {
  for (let round = 0; round < 50; round += 1) {
    const next = idSequence()
    const ids = Array.from({ length: 2_000 }, () => next(1_700_000_000_000 + round))
    expect(ids).toEqual([...ids].sort())
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('an id says its millisecond, whatever was made before it', () => {
  for (const ms of [1_700_000_000_001, 1_700_000_000_000, 0, 2 ** 47]) {
    const id = newId(ms)
    expect(id).toMatch(shape)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(ms)
  }
  expect(newId()).toMatch(shape)
})
