import { Stack } from '@mantine/core'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { MyResultList } from './my-result-list.tsx'

/** Everything the student has sat, newest first. */
export default function MyResultsPage() {
  return (
    <Stack gap="lg">
      <PageHeader title="My Results">Scores and right answers are shown as your school decides.</PageHeader>
      <MyResultList />
    </Stack>
  )
}
