import { Stat, StatRow } from '../platform/ui/card.tsx'
import type { Question } from './questions.ts'

/** Figures of the bank, for when all of it is on the screen. */
export function QuestionStats({ rows }: { rows: readonly Question[] }) {
  const minutes = rows.reduce((sum, { timeAllocationMinutes }) => sum + timeAllocationMinutes, 0)
  return (
    <StatRow>
      <Stat label="Total Questions" value={rows.length} />
      <Stat label="Multiple Choice" value={rows.filter(({ type }) => type === 'multiple_choice').length} />
      <Stat label="Subjects" value={new Set(rows.map(({ subjectId }) => subjectId)).size} />
      <Stat label="Avg. Time (minutes)" value={Math.round((minutes / rows.length) * 10) / 10} />
    </StatRow>
  )
}
