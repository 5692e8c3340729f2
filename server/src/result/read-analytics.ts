import type { contract } from '@sabimark/contract/contract.ts'
import { analyticsOf } from '@sabimark/domain/result/analytics.ts'
import { weeksOfSpan } from '@sabimark/domain/result/weeks.ts'
import { averageOf } from '@sabimark/domain/school/average.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused } from '../platform/http/refused.ts'
import type { Actor, InputOf } from '../platform/http/route.ts'
import { selectGradeScale } from '../school/grading/grading.db.ts'
import { readNarrowed } from './list-results.ts'
import { selectPassingScores, selectSchoolCounts, selectSubjectSums, selectWeekSums } from './summary.db.ts'

/** How the exams the actor works on went, by the specification's names: of the results that search and filters leave. */
export async function readAnalytics(tx: Tx, input: InputOf<typeof contract.result.summary>, actor: Actor) {
  const scale = await selectGradeScale(tx)
  const narrowed = await readNarrowed(tx, input, { actor, scale })
  if (isRefused(narrowed)) return narrowed
  const { weeks, isCut } = weeksOfSpan(narrowed.span, tx.now)
  const teacherId = narrowed.teacherId ?? null
  const [counts, subjects, sums, passingScores] = await Promise.all([
    selectSchoolCounts(tx, teacherId),
    selectSubjectSums(tx, narrowed),
    selectWeekSums(tx, narrowed, weeks),
    selectPassingScores(tx, teacherId),
  ])
  const sumOf = new Map(sums.map((one) => [one.from.getTime(), one]))
  const figures = analyticsOf(subjects)
  return {
    ...counts,
    ...figures,
    subjectPerformance: figures.subjectPerformance.map((one) => ({
      ...one,
      passingScore: passingScores.get(one.subjectId),
    })),
    weeklyStats: weeks.map(({ week, from }) => {
      const sum = sumOf.get(from.getTime())
      return { week, exams: sum?.exams ?? 0, students: sum?.students ?? 0, averageScore: sum ? averageOf(sum) : null }
    }),
    ...(isCut && { hasEarlierWeeks: true }),
  }
}
