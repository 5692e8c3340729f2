import { expect, test } from 'vitest'
import { isAccentedSubject } from './accented-subject.ts'

test.each([
  ['Yorùbá', 'LAN1', true],
  ['Igbo Language', 'LAN2', true],
  ['HAUSA', 'LAN3', true],
  ['French (Basic)', 'LAN4', true],
  ['First language', 'YOR101', true],
  ['First language', 'hau', true],
  ['English Language', 'ENG', false],
  ['Yard work', 'YORK', false],
])('in %s (%s) accents tell words apart: %s', (name, code, is) => {
  expect(isAccentedSubject({ name, code })).toBe(is)
})
