import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonBytes } from './json-bytes.ts'

test('a value takes as many bytes as its JSON has in UTF-8', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()), (value) => {
      expect(jsonBytes(value)).toBe(new TextEncoder().encode(JSON.stringify(value)).length)
    }),
  )
})
