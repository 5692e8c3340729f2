import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { Stat, StatRow } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'

/** The figures of all teachers, and of the school they teach. */
export function TeacherFigures() {
  const query = useQuery(orpc.people.teacherFigures.queryOptions())
  return (
    <Loaded query={query} waiting="Loading figures...">
      {({ total, active, totalStudents, examsCreated }) => (
        <StatRow>
          <Stat label="Total Teachers" value={total} />
          <Stat label="Active Teachers" value={active} />
          <Stat label="Total Students" value={totalStudents} />
          <Stat label="Exams Created" value={examsCreated} />
        </StatRow>
      )}
    </Loaded>
  )
}
