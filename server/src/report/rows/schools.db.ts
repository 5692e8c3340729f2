import type { WeekOfReport } from '@sabimark/domain/report/analytics-report.ts'
import type { RangeOfDays } from '@sabimark/domain/report/report-range.ts'
import type { SchoolAttended, SchoolSums } from '@sabimark/domain/report/schools-report.ts'
import type { GradeScale } from '@sabimark/domain/result/grade.ts'
import type { LagosWeek } from '@sabimark/domain/result/weeks.ts'
import { rowsBoundOfEach } from '../../platform/database/across-schools.ts'
import type { Tx } from '../../platform/database/tenant.ts'

// Functions of role platform: they answer only a transaction that is bound to the platform's own school.
type Days = Pick<RangeOfDays, 'from' | 'until'>

/** What the papers of these days come to at each school, by name; grades in the order of the scale. */
export async function selectSchoolSums(tx: Tx, { from, until }: Days, scale: GradeScale): Promise<SchoolSums[]> {
  const steps = scale.map(({ fromPercentage }) => fromPercentage).reverse()
  const each = await rowsBoundOfEach<Omit<SchoolSums, 'gradeCounts'> & { counts: Record<string, number> }>(
    tx,
    `SELECT school, marked_count AS "markedCount", millionths_sum AS "millionthsSum", passed_count AS "passedCount",
       students_count AS "studentsCount", exams_count AS "examsCount", waiting_count AS "waitingCount", sd,
       grade_counts AS counts
     FROM papers_of_schools($1, $2, $3)`,
    [from, until, steps],
  )
  return byName(each).map(({ counts, ...sums }) => ({
    ...sums,
    gradeCounts: scale.map((_step, place) => counts[scale.length - place] ?? 0),
  }))
}

/** What was handed in at all schools in each of these weeks, as far as something was. */
export async function selectWeeksOfSchools(
  tx: Tx,
  { from, until }: Days,
  weeks: readonly LagosWeek[],
): Promise<WeekOfReport[]> {
  const starts = weeks.map((week) => week.from)
  const each = await rowsBoundOfEach<WeekOfReport>(
    tx,
    `SELECT ($1::timestamptz[])[week] AS "from", exams_count AS "examsCount", students_count AS "studentsCount",
       marked_count AS "markedCount", millionths_sum AS "millionthsSum"
     FROM weeks_of_schools($1, $2, $3) WHERE week > 0`,
    [starts, from, until],
  )
  const byWeek = new Map<number, WeekOfReport>()
  for (const week of each.flat()) {
    const sum = byWeek.get(week.from.getTime())
    byWeek.set(week.from.getTime(), sum ? addWeek(sum, week) : week)
  }
  return [...byWeek.values()]
}

/** How the sittings that closed on these days were attended at each school that had one, by name. */
export async function selectSchoolsAttended(tx: Tx, { from, until }: Days): Promise<SchoolAttended[]> {
  const each = await rowsBoundOfEach<SchoolAttended>(
    tx,
    `SELECT school, sittings_count AS "sittingsCount", expected_count AS "expectedCount", started_count AS "startedCount",
       handed_in_count AS "handedInCount", ran_out_count AS "ranOutCount", on_device_count AS "onDeviceCount",
       absent_count AS "absentCount"
     FROM attendance_of_schools($1, $2)`,
    [from, until],
  )
  return byName(each)
}

/** Each database has its schools by name; so have they all. */
function byName<Row extends { school: string }>(each: readonly (readonly Row[])[]): Row[] {
  if (each.length === 1) return each.flat()
  return each.flat().sort((one, other) => Buffer.compare(Buffer.from(one.school), Buffer.from(other.school)))
}

const addWeek = (one: WeekOfReport, other: WeekOfReport): WeekOfReport => ({
  ...one,
  examsCount: one.examsCount + other.examsCount,
  studentsCount: one.studentsCount + other.studentsCount,
  markedCount: one.markedCount + other.markedCount,
  millionthsSum: one.millionthsSum + other.millionthsSum,
})
