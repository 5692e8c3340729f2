import { expect, test } from 'vitest'
import { reportOfResults } from './report-of-results.ts'

const terms = [
  { id: 'second', firstDay: '2027-01-11', lastDay: '2027-04-02' },
  { id: 'first', firstDay: '2026-09-07', lastDay: '2026-12-18' },
  { id: 'before', firstDay: '2026-04-20', lastDay: '2026-07-24' },
]
const today = '2026-11-24'

test.each<[string, Parameters<typeof reportOfResults>[0], object]>([
  [
    'all days: the year',
    { classId: 'SS2B', subjectId: 'biology' },
    { range: 'this_year', classId: 'SS2B', subjectId: 'biology' },
  ],
  ['the term that runs', { termId: 'first' }, { range: 'this_term' }],
  ['a term before', { termId: 'before' }, { range: 'custom', from: '2026-04-20', to: '2026-07-24' }],
  ['days of a term', { termId: 'first', from: '2026-10-01' }, { range: 'custom', from: '2026-10-01', to: today }],
  ['days', { from: '2026-10-01', to: '2026-10-31' }, { range: 'custom', from: '2026-10-01', to: '2026-10-31' }],
  [
    'days that last longer than they are there',
    { from: '2026-10-01', to: '2026-12-31' },
    { range: 'custom', from: '2026-10-01', to: today },
  ],
  ['no first day: a report has one', { to: '2026-10-31' }, { range: 'this_year' }],
  ['days to come', { termId: 'second' }, { range: 'this_year' }],
])('%s', (_what, filters, expected) => {
  expect(reportOfResults(filters, { terms, today })).toEqual(expected)
})
