import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { useState } from 'react'
import { useHandedOver } from '../platform/handed-over.ts'
import { type Column, DataTable } from '../platform/ui/data-table.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { Filters } from '../platform/ui/fields.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { SearchBox } from '../platform/ui/search-box.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import { isFound } from '../platform/whole-list.ts'
import { SchoolStats } from './school-stats.tsx'
import { schoolStatuses } from './school-status.ts'
import { type School, useSchools } from './schools.ts'
import { subscriptionText } from './subscription-text.ts'

const columns: Column<School>[] = [
  { key: 'name', header: 'School', cell: (school) => school.name, isTitle: true },
  { key: 'subdomain', header: 'Domain', cell: (school) => school.subdomain },
  {
    key: 'students',
    header: 'Students',
    cell: (school) => school.studentsCount.toLocaleString('en-NG'),
    isNumeric: true,
  },
  {
    key: 'teachers',
    header: 'Teachers',
    cell: (school) => school.teachersCount.toLocaleString('en-NG'),
    isNumeric: true,
  },
  { key: 'subscription', header: 'Subscription', cell: subscriptionText },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge tone={schoolStatuses[status].tone}>{schoolStatuses[status].word}</StatusBadge>,
  },
]

export default function SchoolsPage() {
  const { query, isWhole, schools } = useSchools()
  const [typed, setTyped] = useState('')
  useHandedOver('/schools', ({ search = '' }) => setTyped(search))
  const found = schools.filter(({ name, subdomain }) => isFound(typed, [name, subdomain]))
  return (
    <Sections>
      <PageHeader title="Schools Management">Every school on the platform, newest first.</PageHeader>
      <Loaded query={query} waiting="Loading schools...">
        {() => (
          <>
            {isWhole && <SchoolStats schools={schools} />}
            {schools.length > 0 && (
              <Filters>
                <SearchBox label={searchLabel('schools')} value={typed} onChange={setTyped} />
              </Filters>
            )}
            <DataTable
              caption="Schools"
              columns={columns}
              rows={found}
              rowKey={({ id }) => id}
              empty={
                <EmptySheet title="No schools found">
                  {typed === '' ? 'A school appears here once it has signed up.' : 'Try another part of the name.'}
                </EmptySheet>
              }
            />
          </>
        )}
      </Loaded>
    </Sections>
  )
}
