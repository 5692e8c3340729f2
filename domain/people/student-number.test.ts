import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseStudentNumber, studentNumberProblem } from './student-number.ts'

test.each([
  ['GF/2026/001', 'gf2026001'],
  [' gf 2026 \\ 001\t', 'gf2026001'],
  ['GF-2026-001', 'gf-2026-001'],
  ['O\u0323la\u0301 7', '\u1ecdl\u00e17'],
])('%j is compared as %j', (typed, expected) => {
  expect(normaliseStudentNumber(typed)).toBe(expected)
})

test('normalising twice is normalising once, and no space or slash is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const once = normaliseStudentNumber(typed)
      expect(normaliseStudentNumber(once)).toBe(once)
      expect(once).not.toMatch(/[\s/\\]/u)
    }),
  )
})

test.each([
  ['GF/2026/001', null],
  [' / ', 'Student ID is required.'],
  ['', 'Student ID is required.'],
  ['ada@greenfield', 'A student ID cannot contain an @: sign-in would take it for an email address.'],
])('a number for a new student, %j: %s', (text, expected) => {
  expect(studentNumberProblem(text)).toBe(expected)
})
