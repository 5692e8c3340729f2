import { expect, it } from 'vitest'
import { dayText, timeText, whenText } from './when-text.ts'

// 10:30\u00a0am in Lagos.
const now = new Date('2026-11-24T09:30:00Z')

it.each([
  ['this very moment', '2026-11-24T09:30:00Z', 'Just now'],
  ['less than a minute', '2026-11-24T09:29:01Z', 'Just now'],
  ['a minute', '2026-11-24T09:29:00Z', '1 minute ago'],
  ['almost an hour', '2026-11-24T08:30:01Z', '59 minutes ago'],
  ['an hour', '2026-11-24T08:30:00Z', 'Today, 9:30\u00a0am'],
  ['midnight in Lagos', '2026-11-23T23:00:00Z', 'Today, 12:00\u00a0am'],
  ['before midnight in Lagos', '2026-11-23T22:59:00Z', 'Yesterday, 11:59\u00a0pm'],
  ['the whole of yesterday', '2026-11-22T23:00:00Z', 'Yesterday, 12:00\u00a0am'],
  ['the day before', '2026-11-22T22:59:00Z', 'Sun 22 Nov 2026, 11:59\u00a0pm'],
  ['long ago', '2025-01-02T11:00:00Z', 'Thu 2 Jan 2025, 12:00\u00a0pm'],
  ['ahead, on a slow device', '2026-11-24T10:00:00Z', 'Tue 24 Nov 2026, 11:00\u00a0am'],
])('%s', (_what, instant, text) => {
  expect(whenText(new Date(instant), now)).toBe(text)
})

it.each([
  ['less than a minute', '2026-11-24T09:29:01Z', 'Today', 'Just now'],
  ['almost an hour', '2026-11-24T08:30:01Z', 'Today', '59\u00a0min ago'],
  ['an hour', '2026-11-24T08:30:00Z', 'Today', '9:30\u00a0am'],
  ['before midnight in Lagos', '2026-11-23T22:59:00Z', 'Yesterday', '11:59\u00a0pm'],
  ['the day before', '2026-11-22T22:59:00Z', 'Sun 22 Nov 2026', '11:59\u00a0pm'],
  ['ahead, on a slow device', '2026-11-24T10:00:00Z', 'Today', '11:00\u00a0am'],
])('%s, below the name of its day', (_what, instant, day, time) => {
  expect([dayText(new Date(instant), now), timeText(new Date(instant), now)]).toEqual([day, time])
})
