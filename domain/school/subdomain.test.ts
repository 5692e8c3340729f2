import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSubdomain, isReservedSubdomain, subdomainProblem } from './subdomain.ts'

test.each([
  ['Greenfield College', 'greenfieldcollege'],
  ['GREEN-field_2', 'greenfield2'],
  ['  ', ''],
  ['Ọlá', 'l'],
  ['school.ng', 'schoolng'],
])('typing %j leaves %j', (typed, expected) => {
  expect(cleanSubdomain(typed)).toBe(expected)
})

test.each([
  ['', 'Domain is required.'],
  ['Green', 'Domain can only contain lowercase letters and numbers'],
  ['green field', 'Domain can only contain lowercase letters and numbers'],
  ['gréen', 'Domain can only contain lowercase letters and numbers'],
  ['green\n', 'Domain can only contain lowercase letters and numbers'],
  ['gf', 'Domain must be at least 3 characters'],
  ['gfc', null],
  ['greenfield2', null],
  ['a'.repeat(63), null],
  ['a'.repeat(64), 'Domain must be at most 63 characters'],
  ['www', 'This domain is already taken. Please choose another.'],
])('%j is answered with %j', (value, expected) => {
  expect(subdomainProblem(value)).toBe(expected)
})

test.each(['adrnin', 'l0gin', 'sab1mark', 'sabimmark', 'acc0unt', 'supp0rt', 'mai1'])(
  '%s looks like a name that is kept, and is nobody’s either',
  (name) => {
    expect(subdomainProblem(name)).toBe('This domain is already taken. Please choose another.')
    expect(isReservedSubdomain(name)).toBe(false)
  },
)

test.each(['nss', 'papa', 'apps', 'sabi', 'logic'])('%s is a school’s to have', (name) => {
  expect(subdomainProblem(name)).toBeNull()
})

test.each(['platform', 'www', 'api', 'app', 'admin', 'mail'])('%s is kept', (name) => {
  expect(isReservedSubdomain(name)).toBe(true)
})

test('what typing leaves is never refused for its characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const cleaned = cleanSubdomain(typed)
      expect(cleanSubdomain(cleaned)).toBe(cleaned)
      expect(subdomainProblem(cleaned)).not.toBe('Domain can only contain lowercase letters and numbers')
    }),
  )
})
