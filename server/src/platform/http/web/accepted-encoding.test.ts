import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', null],
  ['deflate', null],
  ['broken', null],
  ['br;q=x', null],
  ['', null],
  [undefined, null],
])('%s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
