import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { MyProgress } from './my-progress.tsx'
import { MyResultList } from './my-result-list.tsx'

/** Everything the student has sat, newest first. */
export default function MyResultsPage() {
  return (
    <Sections>
      <PageHeader title="My Results">Scores and right answers are shown as your school decides.</PageHeader>
      <MyResultList />
      <MyProgress />
    </Sections>
  )
}
