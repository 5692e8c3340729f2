import { Figures } from '../platform/ui/figures.tsx'
import { useSchoolFigures } from './schools.ts'

/** The specification's four figures of all schools; each leads to the schools it counts. */
export function SchoolStats() {
  return (
    <Figures
      query={useSchoolFigures()}
      of={({ total, active, premium, students }) => [
        ['Total Schools', total, { to: '/schools' }],
        ['Active Schools', active, { to: '/schools', search: { status: 'active' } }],
        ['Premium Schools', premium, { to: '/schools', search: { subscription: 'enterprise' } }],
        ['Total Students', students, { to: '/students' }],
      ]}
    />
  )
}
