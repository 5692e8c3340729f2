import { expect, test } from 'vitest'
import type { ReportFormat, ReportType } from './report-content.ts'
import { isTooLarge, reportFileName } from './report-file.ts'

test('a file is named by its school, what it is and the day in Lagos', () => {
  const now = new Date('2026-11-22T23:30:00Z')
  expect(reportFileName({ subdomain: 'greenfield', type: 'performance', format: 'pdf', now })).toBe(
    'greenfield-performance-2026-11-23.pdf',
  )
  expect(reportFileName({ subdomain: 'greenfield', type: 'merit_list', format: 'excel', now })).toBe(
    'greenfield-merit-list-2026-11-23.xlsx',
  )
})

test.each<[ReportType, ReportFormat, number]>([
  ['report_cards', 'pdf', 5_000],
  ['performance', 'pdf', 50_000],
  ['performance', 'excel', 50_000],
  ['performance', 'csv', 500_000],
])('%s as %s holds %i and no more', (type, format, count) => {
  expect([isTooLarge({ type, format, count }), isTooLarge({ type, format, count: count + 1 })]).toEqual([false, true])
})
