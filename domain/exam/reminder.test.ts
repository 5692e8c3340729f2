import { expect, test } from 'vitest'
import { isReminderAhead, remindAt, reminderSpans, remindersText, usualReminders } from './reminder.ts'

const opensAt = new Date('2026-11-24T08:00:00Z')

test('spans go from ten minutes to fourteen days, and a day and an hour are proposed', () => {
  expect([reminderSpans[0], reminderSpans.at(-1)]).toEqual([10, 14 * 24 * 60])
  expect(usualReminders).toEqual([24 * 60, 60])
})

test.each([
  [[], ''],
  [[60], 'You will be reminded 1 hour before.'],
  [[60, 1_440], 'You will be reminded 1 day and 1 hour before.'],
  [[10, 20_160, 60], 'You will be reminded 14 days, 1 hour and 10 minutes before.'],
] as const)('%j is said as: %s', (spans, text) => {
  expect(remindersText(spans)).toBe(text)
})

test('a reminder whose moment has come or gone cannot be set any more', () => {
  expect(remindAt(opensAt, 60)).toEqual(new Date('2026-11-24T07:00:00Z'))
  expect(isReminderAhead(opensAt, 60, new Date('2026-11-24T06:59:59Z'))).toBe(true)
  expect(isReminderAhead(opensAt, 60, new Date('2026-11-24T07:00:00Z'))).toBe(false)
})
