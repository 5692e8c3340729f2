import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [950, '950 bytes'],
  [13_172, '13 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [143_000_000, '143 MB'],
  [999_499_999, '999 MB'],
  [999_500_000, '1.0 GB'],
  [1_440_000_000, '1.4 GB'],
])('%d is %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
