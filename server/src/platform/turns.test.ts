import { setImmediate as later } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('runs so many at the same time, in the order they came, also after one failed', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  let running = 0
  let mostRunning = 0
  const outcomes = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((number) =>
      inTurn(async () => {
        begun.push(number)
        running += 1
        mostRunning = Math.max(mostRunning, running)
        await later()
        running -= 1
        if (number === 1) throw new Error('failed')
        return number
      }),
    ),
  )
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect(mostRunning).toBe(2)
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.status))).toEqual([
    0,
    'rejected',
    2,
    3,
    4,
    5,
  ])
  expect(await inTurn(async () => 'free again')).toBe('free again')
})
