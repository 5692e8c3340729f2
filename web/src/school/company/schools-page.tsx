import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconReceipt } from '@tabler/icons-react'
import { orpc } from '../../platform/queries.ts'
import { RecordsPage } from '../../platform/record/records-page.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { schoolList } from '../school-list.ts'
import { SchoolStats } from '../school-stats.tsx'
import { schoolActs } from './school-acts.tsx'
import { exportedSchools, schoolColumns, schoolForm } from './school-record.tsx'

const plans = {
  page: { to: '/schools/plans' },
  label: 'Plans and Payments',
  icon: <IconReceipt {...menuIcon} />,
} as const

/** Schools Management: every school on the platform. */
export default function SchoolsPage() {
  return (
    <RecordsPage
      title="Schools Management"
      search={searchLabel('schools')}
      call={orpc.school.list}
      spec={schoolList}
      form={schoolForm}
      acts={schoolActs}
      columns={schoolColumns}
      exported={exportedSchools}
      hasIcons={true}
      ways={[plans]}
      figures={() => <SchoolStats />}
      empty="A school appears here once it has signed up, or when you add it."
    />
  )
}
