import { reportTypes } from '@sabimark/domain/report/report-content.ts'
import { expect, test } from 'vitest'
import { accountOf } from '../people/people-here.ts'
import { ownProfileOf } from '../people/profile/me.ts'
import { sampleAnalytics } from '../result/all-results.ts'
import { sampleSubjects } from '../school/subjects/subjects.ts'
import { sampleReport } from './sample-report.ts'

const now = new Date('2026-11-23T12:00:00Z')
const days = { range: 'custom', from: '2026-11-01', to: '2026-11-23' } as const

test('the performance of the sample school has the figures of its results', () => {
  const report = sampleReport({ ...days, type: 'performance' }, { now, account: null })
  const { averageScore, passRate, totalResults } = sampleAnalytics({}, now)
  expect(report.figures.map(({ value }) => value)).toEqual([averageScore, passRate, 2, 2])
  expect(report.tables[0].rows).toHaveLength(totalResults)
  expect(report.counted).toBe('3 papers handed in, of 2 exams.')
  const mathematics = sampleSubjects.find(({ code }) => code === 'MTH')?.id ?? ''
  const narrowed = sampleReport(
    { ...days, type: 'performance', subjectId: mathematics, level: 'SS1' },
    { now, account: null },
  )
  expect(narrowed.counted).toBe('0 papers handed in, in SS1, Mathematics.')
})

test('a teacher’s is of the own classes and subjects', () => {
  const teacher = accountOf('teacher')
  const report = sampleReport({ ...days, type: 'performance' }, { now, account: teacher })
  const { classes, subjects } = ownProfileOf(teacher, now)
  expect(report.counted).toContain(`in the classes of ${teacher.name}.`)
  const seen = report.tables[0].rows.map((row) => [row[2], row[3]])
  for (const [className, subject] of seen) {
    expect(classes.map(({ name }) => name)).toContain(className)
    expect(subjects.map(({ name }) => name)).toContain(subject)
  }
})

test.each(reportTypes.filter((type) => type !== 'performance'))('%s says that it needs a school’s own data', (type) => {
  const { tables, figures } = sampleReport({ ...days, type }, { now, account: null })
  expect([tables[0].rows, figures, tables[0].empty]).toEqual([
    ...[[], [], 'This preview needs a school’s own data. Sign in to your own school to see it.'],
  ])
})
