import { expect, test } from 'vitest'
import { featureOfReport } from './plan-of-report.ts'
import { reportTypes } from './report-content.ts'

test('every plan has reports of performance and grades, and the larger ones all others', () => {
  expect(reportTypes.filter((type) => featureOfReport(type) === null)).toEqual(['performance', 'grades'])
  expect(reportTypes.flatMap((type) => featureOfReport(type) ?? [])).toEqual(Array(5).fill('all_reports'))
})
