import { expect, test } from 'vitest'
import { mixOffers } from './mix.ts'
import { findOffers } from './own.ts'

const countsOf = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name).values()].map(({ length }) => length)

test('a mix is of many topics and templates, each in turn, and the same for a seed', () => {
  const offers = findOffers({ subject: 'Mathematics' })
  const mix = mixOffers(offers, 100, 'one school')
  expect(new Set(mix.map(({ source }) => source)).size).toBe(100)
  const difficulties = ['Easy', 'Medium', 'Hard'].map((one) =>
    mix.filter(({ published }) => published.difficulty === one),
  )
  expect(difficulties.map(({ length }) => length)).toEqual([30, 50, 20])
  for (const some of difficulties) {
    const of = some[0]?.published.difficulty
    const topics = new Set(offers.flatMap(({ published, topic }) => (published.difficulty === of ? [topic.code] : [])))
    expect(new Set(some.map(({ topic }) => topic.code)).size).toBe(Math.min(topics.size, some.length))
  }
  // No template has a second turn before all others of its topic and difficulty had their first.
  expect(Math.max(...countsOf(mix.map(({ placed }) => placed.path)))).toBeLessThanOrEqual(3)
  expect(mixOffers(offers, 100, 'one school')).toEqual(mix)
  expect(mixOffers(offers, 100, 'another')).not.toEqual(mix)
})

test('what is fewer than asked for is all there is', () => {
  const offers = findOffers({ topic: 'Indices', difficulty: 'Hard' })
  expect(mixOffers(offers, 200, '').toSorted((a, b) => (a.source < b.source ? -1 : 1))).toEqual(
    offers.toSorted((a, b) => (a.source < b.source ? -1 : 1)),
  )
  expect(mixOffers([], 20, '')).toEqual([])
})
