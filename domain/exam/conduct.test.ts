import { expect, test } from 'vitest'
import { unusualInRoom, usualConduct } from './conduct.ts'

test('a room is told what is not as usual, and nothing else', () => {
  expect(unusualInRoom(usualConduct)).toEqual({})
  expect(unusualInRoom({ ...usualConduct, warningMinutes: 25 })).toEqual({ warningMinutes: 25 })
  expect(unusualInRoom({ ...usualConduct, allowsReview: false })).toEqual({})
  const unusual = { submitsByItself: false, asksFullScreen: true }
  expect(unusualInRoom({ ...usualConduct, ...unusual })).toEqual(unusual)
})
