import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { Figures } from '../../platform/ui/figures.tsx'

/** The figures of all teachers, and of the school they teach. */
export function TeacherFigures() {
  const query = useQuery(orpc.people.teacherFigures.queryOptions())
  return (
    <Figures
      query={query}
      of={({ total, active, totalStudents, examsCreated }) => [
        ['Total Teachers', total],
        ['Active Teachers', active],
        ['Total Students', totalStudents],
        ['Exams Created', examsCreated],
      ]}
    />
  )
}
