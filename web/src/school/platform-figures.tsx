import { Stack } from '@mantine/core'
import { PageButton } from '../platform/navigation.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { SchoolStats } from './school-stats.tsx'
import { useSchools } from './schools.ts'

/** The head of the dashboard for the super administrator. */
export default function PlatformFigures() {
  const { query, isWhole, schools } = useSchools()
  return (
    <Loaded query={query} waiting="Loading dashboard...">
      {() => (
        <Stack align="start">
          <div style={{ width: '100%' }}>{isWhole && <SchoolStats schools={schools} />}</div>
          <PageButton to="/schools" variant="default">
            See the schools
          </PageButton>
        </Stack>
      )}
    </Loaded>
  )
}
