import { expect, test } from 'vitest'
import { questionFaults } from './check/question.ts'
import { findOffers, ownQuestions } from './own.ts'

test('offers are narrowed by subject, topic, difficulty and words', () => {
  const physics = findOffers({ subject: 'Physics' })
  expect(new Set(physics.map(({ published }) => published.subject))).toEqual(new Set(['Physics']))
  const indices = findOffers({ subject: 'mathematics', topic: 'Indices', difficulty: 'Hard' })
  expect(indices.length).toBeGreaterThan(0)
  expect(indices.every(({ published }) => published.difficulty === 'Hard')).toBe(true)
  const found = findOffers({ search: 'BRAKES bus' })
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ published }) => /brakes/.test(published.text))).toBe(true)
  expect(findOffers({ subject: 'Alchemy' })).toEqual([])
})

test('a school has numbers of its own, the same each time, and each solved', () => {
  const offers = findOffers({ topic: 'Indices' })
  const own = ownQuestions(offers, () => 4_123_456_789)
  expect(ownQuestions(offers, () => 4_123_456_789)).toEqual(own)
  const other = ownQuestions(offers, () => 99_000_111)
  const differ = own.filter(({ text }, index) => text !== other[index]?.text)
  expect(differ.length).toBeGreaterThan(own.length / 2)
  expect(new Set(own.map(({ text }) => text)).size).toBe(own.length)
  const faults = own.flatMap((question, index) => questionFaults(question, offers[index]?.placed.solver))
  expect(faults).toEqual([])
})

test('a fact is the same in every school', () => {
  const offers = findOffers({ search: 'SI unit of force' })
  expect(ownQuestions(offers, () => 77)).toEqual(offers.map(({ published }) => published))
})
