import { expect, test } from 'vitest'
import { keyOfRow } from './send-teacher.ts'

const row = { position: 4_999, id: null, revision: null, values: { name: 'Bọ́lá Adé', email: 'bola@a.test' } }
const begun = '0123456789abcdef0123456789abcdef'

test('a row has one key as long as it says the same, and another with other words, at another place and in another import', () => {
  const key = keyOfRow(begun, row)
  expect(key).toMatch(/^[\w-]{8,64}$/)
  expect(keyOfRow(begun, structuredClone(row))).toBe(key)
  const others = [
    keyOfRow(begun, { ...row, values: { ...row.values, email: 'bola@b.test' } }),
    keyOfRow(begun, { ...row, position: 1 }),
    keyOfRow(`9${begun}`, row),
  ]
  expect(new Set([key, ...others]).size).toBe(4)
  const long = {
    ...row,
    values: { address: 'ẹ'.repeat(300), qualification: 'ọ'.repeat(120), classes: 'a'.repeat(8_000) },
  }
  expect(keyOfRow(begun, long)).toMatch(/^[\w-]{8,64}$/)
})
