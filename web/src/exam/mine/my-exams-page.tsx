import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { MyExamList } from './my-exam-list.tsx'

/** A student's own exams, soonest first. */
export default function MyExamsPage() {
  return (
    <Sections>
      <PageHeader title="My Exams">Dates and times are Lagos time.</PageHeader>
      <MyExamList />
    </Sections>
  )
}
