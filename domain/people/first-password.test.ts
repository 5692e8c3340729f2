import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPassword, firstPasswordBytes, normaliseStudentPassword } from './first-password.ts'

test('the bytes decide the letters', () => {
  expect(firstPassword(Uint8Array.from([0, 1, 27, 28, 251, 252, 255, 2, 3, 4]))).toBe('bc9b-9dfg')
})

test('it can be read aloud, is long enough to be accepted, and a child may type it in any way', () => {
  const bytes = fc.uint8Array({ minLength: firstPasswordBytes, maxLength: firstPasswordBytes, max: 251 })
  fc.assert(
    fc.property(bytes, (randomBytes) => {
      const password = firstPassword(randomBytes)
      expect(password).toMatch(/^[bcdfghjkmnpqrstvwxyz2-9]{4}-[bcdfghjkmnpqrstvwxyz2-9]{4}$/)
      const stored = normaliseStudentPassword(password)
      expect(stored).toHaveLength(8)
      expect(normaliseStudentPassword(password.toUpperCase())).toBe(stored)
      expect(normaliseStudentPassword(` ${password.replace('-', ' / ')} `)).toBe(stored)
    }),
  )
})

test.each([
  ['none', []],
  ['seven', [1, 2, 3, 4, 5, 6, 7]],
  ['eight of which one is unfair', [1, 2, 3, 4, 5, 6, 7, 252]],
])('too few bytes are refused: %s', (_what, bytes) => {
  expect(() => firstPassword(Uint8Array.from(bytes))).toThrow(RangeError)
})

test('every letter is equally likely over all fair bytes', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 252; byte++) {
    const letter = firstPassword(new Uint8Array(8).fill(byte)).charAt(0)
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 28 }, () => 9))
})
