import { expect, test } from 'vitest'
import { atFirstUse } from './first-use.ts'

test('nothing is made before it is asked for, then once for all who ask', async () => {
  let count = 0
  const get = atFirstUse(async () => ++count)
  expect(count).toBe(0)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect(await get()).toBe(1)
})

test('what failed fails for those who waited, and is made again for the next', async () => {
  let count = 0
  const get = atFirstUse(async () => {
    count += 1
    if (count === 1) throw new Error('no file left to open')
    return count
  })
  expect((await Promise.allSettled([get(), get()])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toBe(2)
  expect(await get()).toBe(2)
})
