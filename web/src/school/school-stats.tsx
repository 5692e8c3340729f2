import { Stat, StatRow } from '../platform/ui/card.tsx'
import { type School, schoolFigures } from './schools.ts'

export function SchoolStats({ schools }: { schools: readonly School[] }) {
  const figures = schoolFigures(schools)
  return (
    <StatRow>
      <Stat label="Total Schools" value={figures.total} />
      <Stat label="Active Schools" value={figures.active} />
      <Stat label="Premium Schools" value={figures.premium} />
      <Stat label="Total Students" value={figures.students} />
    </StatRow>
  )
}
