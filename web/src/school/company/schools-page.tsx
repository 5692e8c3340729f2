import { orpc } from '../../platform/queries.ts'
import { RecordsPage } from '../../platform/record/records-page.tsx'
import { schoolList } from '../school-list.ts'
import { SchoolStats } from '../school-stats.tsx'
import { schoolActs } from './school-acts.tsx'
import { schoolColumns, schoolForm } from './school-record.tsx'

/** Schools Management: every school on the platform. */
export default function SchoolsPage() {
  return (
    <RecordsPage
      title="Schools Management"
      call={orpc.school.list}
      spec={schoolList}
      form={schoolForm}
      acts={schoolActs}
      columns={schoolColumns}
      hasIcons={true}
      figures={() => <SchoolStats />}
      empty="A school appears here once it has signed up, or when you add it."
    />
  )
}
