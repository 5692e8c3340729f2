import { expect, test } from 'vitest'
import { questionFaults } from './check/question.ts'
import { drawAll, findOffers, ownQuestions } from './own.ts'

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

const pause = async () => undefined

test('a school has numbers of its own, the same each time, and each solved', async () => {
  const offers = findOffers({ topic: 'Indices' })
  const own = await ownQuestions(offers, () => 4_123_456_789, pause)
  expect(await ownQuestions(offers, () => 4_123_456_789, pause)).toEqual(own)
  const other = await ownQuestions(offers, () => 99_000_111, pause)
  const differ = own.filter(({ text }, index) => text !== other[index]?.text)
  expect(differ.length).toBeGreaterThan(own.length / 2)
  expect(new Set(own.map(({ text }) => text)).size).toBe(own.length)
  const faults = own.flatMap((question, index) => questionFaults(question, offers[index]?.placed.solver))
  expect(faults).toEqual([])
})

test('a fact is the same in every school', async () => {
  const offers = findOffers({ search: 'SI unit of force' })
  expect(await ownQuestions(offers, () => 77, pause)).toEqual(offers.map(({ published }) => published))
})

test('all are drawn with a pause after each item', async () => {
  let count = 0
  await drawAll(async () => {
    count += 1
  })
  expect(count).toBeGreaterThan(10)
})
