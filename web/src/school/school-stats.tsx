import { Figures } from '../platform/ui/figures.tsx'
import { useSchoolFigures } from './schools.ts'

/** The specification's four figures of all schools. */
export function SchoolStats() {
  return (
    <Figures
      query={useSchoolFigures()}
      of={({ total, active, premium, students }) => [
        ['Total Schools', total],
        ['Active Schools', active],
        ['Premium Schools', premium],
        ['Total Students', students],
      ]}
    />
  )
}
