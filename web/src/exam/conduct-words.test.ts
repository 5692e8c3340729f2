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
  [5, 'the clock warns 1 minute before the end'],
  [10, 'the clock warns 1 minute before the end'],
  [11, null],
])('an exam of %d minutes is never all warning', (durationMinutes, text) => {
  expect(conductText(usualConduct, durationMinutes)).toBe(text)
})
