import { expect, test } from 'vitest'
import { laterCloseText, leftOutText, moreMinutesText } from './extend-words.ts'

const closesAt = new Date('2026-11-20T11:10:00.000Z')

test.each([
  ['15', false, 'Everybody has 15 minutes more; the exam closes 12:25\u00a0pm.'],
  ['1', true, 'Candidates sitting it now have 1 minute more; the exam stays closed for others.'],
  ['10000', false, null],
  ['', false, null],
])('%s minutes more, its doors shut: %s', (typed, isShut, said) => {
  expect(moreMinutesText(typed, { closesAt, isShut })).toBe(said)
})

test('minutes past midnight say the day', () => {
  const late = new Date('2026-11-20T22:50:00.000Z')
  expect(moreMinutesText('30', { closesAt: late, isShut: false })).toContain('Sat 21 Nov 2026')
})

test('a later close says the old one, too; an earlier one says nothing', () => {
  const until = new Date('2026-11-20T12:00:00.000Z')
  expect(laterCloseText(until, { closesAt, opensAgain: false })).toBe(
    'It closes 1:00\u00a0pm instead of 12:10\u00a0pm.',
  )
  expect(laterCloseText(until, { closesAt, opensAgain: true })).toMatch(
    /^It opens again now and closes Fri 20 Nov 2026/,
  )
  expect(laterCloseText(closesAt, { closesAt, opensAgain: false })).toBeNull()
})

test('who gets nothing of it is said, and nothing where there is nobody', () => {
  const ada = { id: '1', name: 'Ada Sample', why: 'Was ended by staff: choose them to give them time.' }
  expect(leftOutText({ ended: [ada], handedInCount: 2 })).toEqual([
    'Staff had ended 1 candidate, who gets no more time.',
    '2 candidates have handed in already.',
  ])
  expect(leftOutText({ ended: [], handedInCount: 0 })).toEqual([])
})
