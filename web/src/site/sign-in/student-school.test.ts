import { expect, test } from 'vitest'
import { maySpeakForSchool } from './student-school.ts'

test.each([
  ['greenfield.cbt.test', true],
  ['greenfield.localhost', true],
  ['localhost', false],
  ['hall', false],
  ['cbt.test', false],
  ['192.168.1.10', false],
  ['[::1]', false],
])('the host %s: %s', (hostname, expected) => {
  expect(maySpeakForSchool(hostname)).toBe(expected)
})
