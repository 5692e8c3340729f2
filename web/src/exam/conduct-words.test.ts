import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { expect, test } from 'vitest'
import { conductText } from './conduct-words.ts'

test('only what is not as usual is said of how an exam runs', () => {
  expect(conductText(usualConduct, 60)).toBeNull()
  expect(conductText({ ...usualConduct, warningMinutes: 1 }, 60)).toBe('the clock warns 1 minute before the end')
  expect(conductText({ ...usualConduct, asksFullScreen: true }, 60)).toBe('full screen is asked for')
  const locked = { warningMinutes: 10, submitsByItself: false, allowsReview: false, asksFullScreen: false }
  expect(conductText(locked, 60)).toBe(
    'candidates hand in themselves when the time is up; candidates see their score, not their answers',
  )
})

test.each([
  [10, 5, null],
  [10, 10, null],
  [15, 10, 'the clock warns from the start'],
  [15, 15, 'the clock warns from the start'],
  [15, 16, 'the clock warns 15 minutes before the end'],
])('a warning of %d minutes in an exam of %d', (warningMinutes, durationMinutes, text) => {
  expect(conductText({ ...usualConduct, warningMinutes }, durationMinutes)).toBe(text)
})
