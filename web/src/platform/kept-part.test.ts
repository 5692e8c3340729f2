import { expect, test } from 'vitest'
import { keptPart } from './kept-part.ts'

test('a part that did not come is asked for again, by all who wait at once, and never again once it is here', async () => {
  const answers = [() => Promise.reject(new TypeError('no network')), () => Promise.resolve('drawing')]
  let asked = 0
  const part = keptPart(() => (answers[asked++] ?? answers[1])?.() ?? Promise.resolve('drawing'))
  let told = 0
  const stop = part.subscribe(() => {
    told += 1
  })
  await expect(part.want()).rejects.toThrow('no network')
  expect([part.here(), told]).toEqual([null, 0])
  await Promise.all([part.want(), part.want()])
  expect([part.here(), asked, told]).toEqual(['drawing', 2, 1])
  await part.want()
  expect(asked).toBe(2)
  stop()
})
