import { useQuery } from '@tanstack/react-query'
import { averageText } from '../platform/average-text.ts'
import { orpc } from '../platform/queries.ts'
import { Stat, StatRow } from '../platform/ui/card.tsx'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'

/** The four figures at the head of the dashboard. */
export default function SchoolFigures() {
  const { data, error } = useQuery(orpc.report.overview.queryOptions())
  if (error) return <RefusalNote error={error} />
  if (!data) return <LoadingSheet>Loading dashboard...</LoadingSheet>
  return (
    <StatRow>
      <Stat label="Total Students" value={data.studentsCount} />
      <Stat label="Total Teachers" value={data.teachersCount} />
      <Stat label="Active Exams" value={data.activeExamsCount} />
      <Stat label="Average Score" value={averageText(data.averageScore)} />
    </StatRow>
  )
}
