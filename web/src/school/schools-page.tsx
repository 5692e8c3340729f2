import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { DataTable, withState } from '../platform/list/data-table.tsx'
import { ListPage } from '../platform/list/list-page.tsx'
import { useList } from '../platform/list/use-list.ts'
import { orpc } from '../platform/queries.ts'
import { useRecordOpen } from '../platform/record/use-record-open.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { type SchoolInput, schoolList } from './school-list.ts'
import { SchoolStats } from './school-stats.tsx'
import { schoolStatuses } from './school-status.ts'
import type { School } from './schools.ts'
import { subscriptionText } from './subscription-text.ts'

const columns = withState<SchoolInput, School['status'], School>(schoolStatuses, {
  title: { header: 'School', sort: 'name', line: (school) => `${school.subdomain} · ${subscriptionText(school)}` },
  others: [
    { header: 'Domain', value: 'subdomain', width: '15%' },
    { header: 'Students', sort: 'students', value: 'studentsCount', isNumeric: true, isKept: true },
    { header: 'Teachers', sort: 'teachers', value: 'teachersCount', isNumeric: true },
    { header: 'Subscription', value: subscriptionText, width: '22%' },
  ],
})

/** Schools Management: every school on the platform. */
export default function SchoolsPage() {
  const list = useList(orpc.school.list, schoolList)
  // Schools sign up by themselves: none is added here.
  useRecordOpen(list, false)
  return (
    <ListPage list={list} title="Schools Management" search={searchLabel('schools')} figures={<SchoolStats />}>
      <DataTable
        list={list}
        caption="Schools"
        columns={columns}
        empty={<EmptySheet title="No schools found">A school appears here once it has signed up.</EmptySheet>}
      />
    </ListPage>
  )
}
