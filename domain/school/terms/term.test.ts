import { expect, test } from 'vitest'
import { proposedTerms } from './proposed-terms.ts'
import { isTermOfDays, shortTermSpan, termDayProblem, termSpan } from './term.ts'

test.each(['2026-09-14', '2028-02-29'])('%s is a day', (day) => expect(termDayProblem(day)).toBeNull())

test.each(['2026-02-29', '2026-13-01', '26-09-14', '1926-09-14', 'tomorrow'])('%s is no day of a term', (day) => {
  expect(termDayProblem(day)).toBe('Enter a valid day.')
})

test.each([
  ['2026-09-14', '2026-12-18', true],
  ['2026-09-14', '2026-09-15', true],
  ['2026-09-14', '2026-09-14', false],
  ['2026-12-18', '2026-09-14', false],
  ['2026-01-01', '2026-07-19', true],
  ['2026-01-01', '2026-07-20', false],
])('from %s to %s is a term: %s', (firstDay, lastDay, expected) => {
  expect(isTermOfDays({ firstDay, lastDay })).toBe(expected)
})

test('the days of a term are said in full', () => {
  expect(termSpan({ firstDay: '2026-09-14', lastDay: '2026-12-18' })).toBe('14 September 2026 to 18 December 2026')
})

test('in November the terms of the school year that is running are proposed, from a Monday to a Friday each', () => {
  expect(proposedTerms(new Date('2026-11-23T08:00:00Z'))).toEqual([
    { name: 'First term', year: '2026/2027', firstDay: '2026-09-14', lastDay: '2026-12-18' },
    { name: 'Second term', year: '2026/2027', firstDay: '2027-01-11', lastDay: '2027-04-02' },
    { name: 'Third term', year: '2026/2027', firstDay: '2027-04-26', lastDay: '2027-07-23' },
  ])
})

test.each([
  ['2027-07-23T22:59:59Z', '2026/2027'],
  // In Lagos it is the day after the third term.
  ['2027-07-23T23:00:00Z', '2027/2028'],
  ['2027-01-01T00:00:00Z', '2026/2027'],
])('at %s the year is %s', (now, year) => {
  expect(proposedTerms(new Date(now)).map((term) => term.year)).toEqual([year, year, year])
})

test('whatever the year, the proposed terms can be added: none is too long, and none has a day of another', () => {
  for (let year = 2020; year < 2090; year += 1) {
    const terms = proposedTerms(new Date(`${year}-10-01T12:00:00Z`))
    expect(terms.every(isTermOfDays)).toBe(true)
    const days = terms.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay])
    expect([...days].sort()).toEqual(days)
  }
})

test('where there is little room the year stands once', () => {
  expect(shortTermSpan({ firstDay: '2026-09-14', lastDay: '2026-12-18' })).toBe('14 Sep to 18 Dec 2026')
  expect(shortTermSpan({ firstDay: '2026-12-14', lastDay: '2027-02-05' })).toBe('14 Dec 2026 to 5 Feb 2027')
})
