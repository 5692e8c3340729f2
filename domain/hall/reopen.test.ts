import { expect, test } from 'vitest'
import { type EndedAttempt, whyNotReopened } from './reopen.ts'

const now = new Date('2026-11-27T12:00:00.000Z')
const ago = (minutes: number, from = now) => new Date(from.getTime() - minutes * 60_000)
const ended: EndedAttempt = { deadline: ago(5), endedBy: 'time', hasHandMarks: false, isBegunAgain: false }

test.each<[string, Partial<EndedAttempt>, string | null]>([
  ['was ended by the clock', {}, null],
  ['is over, though nothing has closed it yet', { endedBy: null }, null],
  ['still sits it', { endedBy: null, deadline: ago(-5) }, 'Sits it now.'],
  ['has handed in', { endedBy: 'candidate' }, 'Handed in themselves: that is final.'],
  ['was ended four hours ago', { deadline: ago(240) }, 'Was ended more than three hours ago.'],
  ['sits another sitting of it', { isBegunAgain: true }, 'Has begun this exam again in another sitting.'],
  ['has been marked', { hasHandMarks: true }, 'Has marks that people gave already.'],
])('who %s', (_who, said, why) => {
  expect(whyNotReopened({ ...ended, ...said }, now)).toBe(why)
})

test('who has not begun, and whose day is over, is not let back in', () => {
  expect(whyNotReopened(undefined, now)).toBe('Has not begun.')
  const midnight = new Date('2026-11-27T23:30:00.000Z')
  expect(whyNotReopened({ ...ended, deadline: ago(60, midnight) }, midnight)).toBe('Was ended on another day.')
})
