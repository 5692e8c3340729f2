import { expect, test } from 'vitest'
import { budgetText, dataText, offerLine, picturesText } from './budget-words.ts'

test.each([
  [950, '950 bytes'],
  [46_000, '46 kB'],
  [999_600, '1.0 MB'],
  [2_340_000, '2.3 MB'],
  [16_200_000, '16 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(dataText(bytes)).toBe(text)
})

const budget = { programBytes: 350_000, paperBytes: 46_000, satBytes: 60_000, allBytes: 18_240_000, isLarge: false }

test('the budget is one line, and of nobody it is that of one device', () => {
  const one = 'On each device 350 kB once, 46 kB for this paper; sitting it 60 kB'
  expect(budgetText({ budget, expected: 40 })).toBe(`${one}; 40 candidates 18 MB.`)
  expect(budgetText({ budget, expected: 1 })).toMatch(/; 1 candidate 18 MB\.$/)
  expect(budgetText({ budget, expected: 0 })).toBe(`${one}.`)
})

test.each([
  [{ isOffered: false }, 'Devices get the paper before the day'],
  [{}, '1,001 of 1,200 ready'],
  [{ shared: [{ count: 2, students: [] }] }, '1,001 of 1,200 ready · 2 share a device'],
  [{ expected: 0 }, 'It has no candidates now'],
  [{ budget: { ...budget, paperBytes: 200_001 } }, '1,001 of 1,200 ready · paper 200 kB'],
  [
    { budget: { ...budget, paperBytes: 2_300_000, isLarge: true } },
    '1,001 of 1,200 ready · paper 2.3 MB, large for a phone',
  ],
])('the line below the switch: %j', (said, line) => {
  const offer = { isOffered: true, expected: 1_200, ready: 1_001, budget, ...said }
  const opensAt = '2026-11-20T08:00:00.000Z'
  expect(offerLine(offer, { opensAt }, new Date('2026-11-19T08:00:00.000Z'))).toBe(line)
})

test('until anybody can get ready the line says from when on', () => {
  const offer = { isOffered: true, expected: 40, ready: 0, budget }
  const line = offerLine(offer, { opensAt: '2026-11-20T08:00:00.000Z' }, new Date('2026-11-11T08:00:00.000Z'))
  expect(line).toBe('Getting ready from Fri 13 Nov, 9:00\u00a0am')
})

test('pictures are named by the question they are in', () => {
  const pictures = [
    { number: 7, bytes: 1_240_000 },
    { number: null, bytes: 640_000 },
  ]
  expect(picturesText(pictures)).toBe('question 7, 1.2 MB; a passage or section, 640 kB')
})
