import { unusualKinds } from '@sabimark/domain/attempt/unusual-kinds.ts'
import { expect, test } from 'vitest'
import { reasonText, unusualText } from './unusual-words.ts'

test('each reason is a plain line', () => {
  expect(unusualKinds.map((kind) => reasonText({ kind, count: 3, ms: 250_000 }))).toEqual([
    '3 answers came after the end with times up to 4 min 10 s earlier than they can be',
    '3 answers came late',
    '3 entries did not count: by the device’s own clock after the end',
    '3 entries came again with another content',
    'Started from another address than the rest',
    'Opened on 3 devices',
    'Opened from 3 addresses',
    'An older window was still used after a newer one was opened',
    'Also sent from another address',
    'Left the page 3 times, for 4 min 10 s in all',
    'Left full screen 3 times',
    '3 entries waited on the device, for up to 4 min 10 s',
    'The device slept or stood still 3 times',
    'The device’s clock disagreed, or the network was slow, by up to 4 min 10 s',
    'Was given 4 min 10 s more',
  ])
})

test('one of a kind is said so', () => {
  expect(reasonText({ kind: 'late', count: 1, ms: 0 })).toBe('1 answer came late')
  expect(reasonText({ kind: 'moved', count: 2, ms: 0 })).toBe('Moved to another device')
  expect(reasonText({ kind: 'left', count: 3, ms: 0 })).toBe('Left the page 3 times')
})

test.each([
  [{ unusualCount: 0, lookedAtCount: 41, paperCount: 41 }, 'Nothing unusual in how 41 papers were sat.'],
  [{ unusualCount: 0, lookedAtCount: 1, paperCount: 1 }, 'Nothing unusual in how 1 paper was sat.'],
  [{ unusualCount: 1, lookedAtCount: 41, paperCount: 41 }, '1 of 41 papers was sat unusually.'],
  [{ unusualCount: 12, lookedAtCount: 2_000, paperCount: 2_400 }, '12 of the newest 2,000 papers were sat unusually.'],
])('%j', (counts, text) => {
  expect(unusualText({ ...counts, papers: [] })).toBe(text)
})
