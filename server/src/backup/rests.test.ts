import { expect, test } from 'vitest'
import { restsBetween } from './rests.ts'

const clock = () => performance.now()

function work(ms: number): void {
  const end = clock() + ms
  while (clock() < end);
}

test('whoever is not to rest goes on at once, however long it works', async () => {
  const rest = restsBetween(0)
  work(30)
  let isNextTurn = false
  setTimeout(() => {
    isNextTurn = true
  }, 0)
  await rest()
  expect(isNextTurn).toBe(false)
})

test('after a piece of work it waits longer than it worked, and not again before the next', async () => {
  const rest = restsBetween(2)
  work(25)
  const began = clock()
  await rest()
  // A timer may ring a millisecond early.
  expect(clock() - began).toBeGreaterThanOrEqual(49)
  let isNextTurn = false
  setTimeout(() => {
    isNextTurn = true
  }, 0)
  await rest()
  expect(isNextTurn).toBe(false)
})
