import { afterEach, expect, test } from 'vitest'
import { allCounted } from './count.ts'
import { findOffers, isFact } from './own.ts'
import { rightPlaceOf, type Withdrawal, withdrawalOf, withdrawals } from './withdrawn.ts'

const source = 'physics.units.unit-of-quantity@1#1'
const wrong: Withdrawal = {
  sources: [source],
  why: 'Two options were right.',
  instead: 'physics.units.unit-in-base-units',
  right: ({ numbers: [one = 0, other = 0] }) => one + other,
}
const before = [...withdrawals]
afterEach(() => {
  withdrawals.splice(0, withdrawals.length, ...before)
})

test('what is withdrawn is offered to nobody and counts nowhere', () => {
  const offered = () => findOffers({}).some((offer) => offer.source === source)
  const count = allCounted().length
  expect(offered()).toBe(true)
  expect(withdrawalOf(source)).toBeUndefined()
  withdrawals.push(wrong)
  expect(offered()).toBe(false)
  expect(allCounted()).toHaveLength(count - 1)
  expect(withdrawalOf(source)).toBe(wrong)
})

test.each([
  ['the option that is right', 'What is 3 + 4?', ['6', '7', '12', '1'], 1],
  ['none where two are', 'What is 3 + 4?', ['7', '7.0', '12', '1'], null],
  ['none where none is', 'What is 3 + 4?', ['5', '6', '12', '1'], null],
])('it finds %s', (_what, text, options, place) => {
  expect(rightPlaceOf(wrong, { text, options })).toBe(place)
})

test('an edited question that cannot be read has none, and so has one of which nothing is right', () => {
  const question = { text: 'Read this.', options: ['1', '2', '3', '4'] }
  const { right: _, ...none } = wrong
  expect(rightPlaceOf({ ...wrong, right: ({ read }) => Number(read(/(\d+) km/)[0]) }, question)).toBeNull()
  expect(rightPlaceOf(none, question)).toBeNull()
})

test('every withdrawal says why, once for each source, and what takes its place is there', () => {
  const sources = withdrawals.flatMap((one) => one.sources)
  expect(new Set(sources).size).toBe(sources.length)
  const paths = new Set(findOffers({}).map(({ placed }) => placed.path))
  expect(withdrawals.filter(({ instead }) => instead !== null && !paths.has(instead))).toEqual([])
  expect(withdrawals.filter(({ why }) => !/^[A-Z].{10,}\.$/.test(why))).toEqual([])
})

test('questions of tables are known by their source, in every version', () => {
  expect([source, 'physics.units.unit-of-quantity@7#99', 'physics.motion.final-speed@1#1', ''].map(isFact)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
