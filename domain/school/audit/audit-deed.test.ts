import { expect, test } from 'vitest'
import { deedBeforeName } from './audit-deed.ts'

test.each([
  ['closed this class', 'class', 'closed a class'],
  ['published this exam', 'exam', 'published an exam'],
  ['edited', 'subject', 'edited a subject'],
  ['edited', null, 'edited'],
  ['edited the school info', null, 'edited the school info'],
  ['sent this report by email', 'report', 'sent a report by email'],
])('%s, of a %s: %s', (deed, noun, expected) => {
  expect(deedBeforeName(deed, noun)).toBe(expected)
})
