import { expect, test } from 'vitest'
import { createBoundedMap } from './bounded-map.ts'

test('holds so many, and forgets what was asked for longest ago', () => {
  const kept = createBoundedMap<string, number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  expect(kept.get('a')).toBe(1)
  kept.set('c', 3)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3])
  kept.set('c', 4)
  kept.delete('a')
  expect([kept.get('a'), kept.get('c')]).toEqual([undefined, 4])
})

test('holds entries of so much weight, and none that weighs more by itself', () => {
  const kept = createBoundedMap<string, string>(10, (value) => value.length)
  kept.set('a', 'four')
  kept.set('b', 'four')
  expect(kept.get('a')).toBe('four')
  kept.set('c', 'six by')
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['four', undefined, 'six by'])
  kept.set('a', 'now it is ten')
  expect([kept.get('a'), kept.get('c')]).toEqual([undefined, undefined])
  kept.set('d', 'the ten of')
  expect(kept.get('d')).toBe('the ten of')
})
