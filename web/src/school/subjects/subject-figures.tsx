import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { Stat, StatRow } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'

/** The specification's four figures of all subjects. */
export function SubjectFigures() {
  const query = useQuery(orpc.school.subjectFigures.queryOptions())
  return (
    <Loaded query={query} waiting="Loading figures...">
      {({ total, active, totalQuestions, averageDurationMinutes }) => (
        <StatRow>
          <Stat label="Total Subjects" value={total} />
          <Stat label="Active Subjects" value={active} />
          <Stat label="Total Questions" value={totalQuestions} />
          <Stat label="Avg Duration (minutes)" value={averageDurationMinutes ?? '–'} />
        </StatRow>
      )}
    </Loaded>
  )
}
