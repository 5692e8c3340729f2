import { expect, test } from 'vitest'
import { downFrames, heartbeatFrame, hiFrame, mostWaiting, readDownFrame, readUpFrame } from './live-frames.ts'

test('what one side writes the other reads', () => {
  expect(readUpFrame(hiFrame('a ticket'))).toEqual({ kind: 'hi', ticket: 'a ticket' })
  expect(readUpFrame(heartbeatFrame(7))).toEqual({ kind: 'heartbeat', waiting: 7 })
  expect(readUpFrame(heartbeatFrame(90_000))).toEqual({ kind: 'heartbeat', waiting: mostWaiting })
  expect(Object.values(downFrames).map(readDownFrame)).toEqual(['ok', 'h', 'n'])
})

test.each([
  '',
  'hi',
  '{"0":"hi","1":"x"}',
  '[]',
  '["hi"]',
  '["hi",1]',
  '["hi","x",1]',
  '["h"]',
  '["h",-1]',
  '["h",1.5]',
  '["h",1e9]',
  '["h","1"]',
  '["s",1]',
  '['.repeat(1_000),
  `${'['.repeat(500)}${']'.repeat(500)}`,
])('%s is nothing a page says', (text) => {
  expect(readUpFrame(text)).toBeNull()
})

test.each(['', '{}', '["later",1]', '"ok"', 'null'])('%s of a server is passed over', (text) => {
  expect(readDownFrame(text)).toBeNull()
})
