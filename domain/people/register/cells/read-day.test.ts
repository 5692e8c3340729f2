import { expect, test } from 'vitest'
import { readDay, writtenDay } from './read-day.ts'

const today = '2026-11-24'

test.each([
  ['5/12/2010', '2010-12-05'],
  ['12/5/2010', '2010-05-12'],
  ['5/25/2010', '2010-05-25'],
  ['05-12-2010', '2010-12-05'],
  ['5.12.10', '2010-12-05'],
  ['2010-12-05', '2010-12-05'],
  ['5 Dec 2010', '2010-12-05'],
  ['2010-12-05 00:00:00', '2010-12-05'],
  ['2010-12-05T00:00:00.000Z', '2010-12-05'],
  ['5/12/2010 0:00', '2010-12-05'],
  ['5th December, 2010', '2010-12-05'],
  ['5-Sept-10', '2010-09-05'],
  ['December 5, 2010', '2010-12-05'],
])('%s is %s', (text, value) => {
  expect(readDay({ text }, today)).toEqual({ value })
})

test('the day a sheet holds counts, however it is shown', () => {
  expect(readDay({ text: '5/12', day: '2011-12-05' }, today)).toEqual({ value: '2011-12-05' })
})

test.each(['31/02/2010', '13/13/2010', '40179', '2010', 'unknown', 'Ju 5 2010', '5/12/2010 10:00'])(
  '%s is no day',
  (text) => {
    expect(readDay({ text }, today)).toEqual({ problem: `“${text}” is not a date of birth.` })
  },
)

test('a day to come is none of birth', () => {
  expect(readDay({ text: '1/12/2026' }, today)).toEqual({ problem: '1 December 2026 is still to come.' })
})

test.each([
  ['24/11/2018', undefined],
  ['25/11/2018', 'Born on 25 November 2018 is 7 years old. Check the year.'],
  ['25/11/1995', undefined],
  ['24/11/1995', 'Born on 24 November 1995 is 31 years old. Check the year.'],
  ['1/1/99', undefined],
  ['1/1/27', 'Born on 1 January 1927 is 99 years old. Check the year.'],
])('an age outside 8 to 30 is to be confirmed: %s', (text, guess) => {
  const read = readDay({ text }, today)
  expect(read.problem === undefined ? read.guess : read).toBe(guess)
})

test('a day is written out', () => {
  expect(writtenDay('2010-05-12')).toBe('12 May 2010')
})
