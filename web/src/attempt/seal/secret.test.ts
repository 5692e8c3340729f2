import { expect, test } from 'vitest'
import { lockOf, newSecret } from './secret.ts'

const paper = { questions: ['What is the gas inside a lamp?'], ticket: 'opens it' }

test('what is sealed is opened by its key alone, for its page and in its place', async () => {
  const secret = newSecret()
  const lock = await lockOf(secret, 'a:1')
  const sealed = await lock.seal(0, paper)
  expect(await (await lockOf(secret, 'a:1')).open(0, sealed)).toEqual(paper)
  const text = new TextDecoder('latin1').decode(sealed.bytes)
  for (const word of ['gas', 'opens']) expect(text).not.toContain(word)
  await expect((await lockOf(newSecret(), 'a:1')).open(0, sealed)).rejects.toThrow()
  await expect((await lockOf(secret, 'a:2')).open(0, sealed)).rejects.toThrow()
  await expect(lock.open(1, sealed)).rejects.toThrow()
})

test('one bit changed anywhere, and it does not open', async () => {
  const lock = await lockOf(newSecret(), 'a:1')
  const { iv, bytes } = await lock.seal(0, paper)
  for (const at of [0, Math.floor(bytes.byteLength / 2), bytes.byteLength - 1]) {
    const other = new Uint8Array(bytes.slice(0))
    other[at] = (other[at] ?? 0) ^ 1
    await expect(lock.open(0, { iv, bytes: other.buffer })).rejects.toThrow()
  }
})

test('every key and every sealing is another', async () => {
  expect(new Set(Array.from({ length: 100 }, newSecret)).size).toBe(100)
  expect(atob(newSecret())).toHaveLength(32)
  const lock = await lockOf(newSecret(), 'a:1')
  const [one, other] = [await lock.seal(0, paper), await lock.seal(0, paper)]
  expect(one.iv).not.toEqual(other.iv)
  expect(new Uint8Array(one.bytes)).not.toEqual(new Uint8Array(other.bytes))
})
