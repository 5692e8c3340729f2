import { expect, test } from 'vitest'
import { mixedCounts, takeTurns } from './mixed.ts'

const many = { Easy: 500, Medium: 500, Hard: 500 }

test.each([
  ['none of none', 0, many, [0, 0, 0]],
  ['one', 1, many, [0, 1, 0]],
  ['five', 5, many, [1, 3, 1]],
  ['ten', 10, many, [3, 5, 2]],
  ['twenty', 20, many, [6, 10, 4]],
  ['the most', 200, many, [60, 100, 40]],
  ['no hard ones', 20, { ...many, Hard: 0 }, [8, 12, 0]],
  ['few of the middle', 20, { ...many, Medium: 2 }, [10, 2, 8]],
  ['fewer than asked', 20, { Easy: 3, Medium: 1, Hard: 2 }, [3, 1, 2]],
  ['nothing there', 20, { Easy: 0, Medium: 0, Hard: 0 }, [0, 0, 0]],
])('of %s', (_what, count, there, [easy, medium, hard]) => {
  expect(mixedCounts(count, there)).toEqual({ Easy: easy, Medium: medium, Hard: hard })
})

test('whatever is there, so many come of it as are asked for or as there are', () => {
  for (let count = 0; count <= 40; count += 1) {
    const there = { Easy: (count * 7) % 11, Medium: (count * 5) % 13, Hard: (count * 3) % 8 }
    const { Easy, Medium, Hard } = mixedCounts(count, there)
    expect(Easy + Medium + Hard).toBe(Math.min(count, there.Easy + there.Medium + there.Hard))
    expect(Easy <= there.Easy && Medium <= there.Medium && Hard <= there.Hard).toBe(true)
  }
})

test('a count that is none is refused', () => {
  expect(() => mixedCounts(1.5, many)).toThrow(RangeError)
  expect(() => mixedCounts(-1, many)).toThrow(RangeError)
})

test('lists have their turns', () => {
  expect(takeTurns([[1, 2, 3], [4], []])).toEqual([1, 4, 2, 3])
  expect(takeTurns([])).toEqual([])
})
