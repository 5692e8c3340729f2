import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { readReceipt, writeReceipt } from './receipt.ts'

const [old, next] = ['an old secret, long enough to be one!', 'a new secret, long enough to be one!']

test('a receipt names its school, by whichever secret signed it', () => {
  const schoolId = newId()
  const receipt = writeReceipt(schoolId, [old])
  expect(readReceipt(receipt, [next, old])).toBe(schoolId)
  expect(readReceipt(receipt, [next])).toBeNull()
})

test('one that is changed anywhere, or is no receipt, names none', () => {
  const receipt = writeReceipt(newId(), [old])
  for (const place of [0, 20, 30, receipt.length - 1]) {
    const other = receipt[place] === 'A' ? 'B' : 'A'
    expect(readReceipt(`${receipt.slice(0, place)}${other}${receipt.slice(place + 1)}`, [old]), `${place}`).toBeNull()
  }
  for (const text of ['', 'x', `${receipt}A`, `${receipt}=`, receipt.slice(1)]) {
    expect(readReceipt(text, [old]), text).toBeNull()
  }
})
