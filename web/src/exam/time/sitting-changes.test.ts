import { expect, test } from 'vitest'
import { changeText } from './sitting-changes.tsx'

test.each([
  ['more_time', 15, null, 'Everybody was given 15 minutes more.'],
  ['closes_later', 1, null, 'The doors close 1 minute later.'],
  ['closed_now', -33.4, null, 'Closed; candidates sitting it had the time that was left.'],
  ['ended_now', 0, null, 'Closed, and ended within 3 minutes for candidates sitting it.'],
  ['extra_time', 10, 'Ada Sample', 'Ada Sample: 10 minutes of extra time.'],
  ['extra_time', -10, null, 'A student who was deleted: 10 minutes removed.'],
  ['excused', 0, 'Ada Sample', 'Ada Sample was excused.'],
  ['expected', 0, 'Ada Sample', 'Ada Sample is expected again.'],
] as const)('%s of %d minutes for %s', (kind, minutes, student, sentence) => {
  expect(changeText({ kind, minutes, student })).toBe(sentence)
})

test('whether a score could be read is said of who was let back in', () => {
  const said = { kind: 'reopened', minutes: 10, student: 'Ada Sample' } as const
  expect(changeText({ ...said, wasScoreShown: true })).toBe(
    'Ada Sample was let back in for 10 minutes. They could already read their score.',
  )
  expect(changeText({ ...said, wasScoreShown: false })).toBe('Ada Sample was let back in for 10 minutes.')
  // A line of before it was written down.
  expect(changeText(said)).toBe(
    'Ada Sample was let back in for 10 minutes. Whether they could already read their score was not recorded.',
  )
})
