import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('what is asked for while it runs is done afterwards, once', async () => {
  const done: (() => void)[] = []
  const run = oneAtATime(() => new Promise((resolve) => done.push(resolve)))
  const first = run()
  void run()
  void run()
  expect(done).toHaveLength(1)
  done[0]?.()
  await expect.poll(() => done).toHaveLength(2)
  done[1]?.()
  await first
  expect(done).toHaveLength(2)
  void run()
  expect(done).toHaveLength(3)
})
