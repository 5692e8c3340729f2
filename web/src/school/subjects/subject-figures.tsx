import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { Figures } from '../../platform/ui/figures.tsx'

/** The specification's four figures of all subjects. */
export function SubjectFigures() {
  const query = useQuery(orpc.school.subjectFigures.queryOptions())
  return (
    <Figures
      query={query}
      of={({ total, active, totalQuestions, averageDurationMinutes }) => [
        ['Total Subjects', total],
        ['Active Subjects', active],
        ['Total Questions', totalQuestions],
        ['Avg Duration (minutes)', averageDurationMinutes ?? '–'],
      ]}
    />
  )
}
