import { expect, test } from 'vitest'
import { mainHostAddress, maySpeakForSchool } from './place.ts'

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

test.each([
  [{ protocol: 'http:', host: 'greenfield.localhost:3000' }, 'http://localhost:3000'],
  [{ protocol: 'https:', host: 'greenfield.cbt.test' }, 'https://cbt.test'],
])('from %o home is %s', (place, expected) => {
  expect(mainHostAddress(place)).toBe(expected)
})
