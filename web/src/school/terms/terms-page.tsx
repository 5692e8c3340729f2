import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconCalendarUp, IconReportAnalytics } from '@tabler/icons-react'
import type { ListWay } from '../../platform/list/list-actions.tsx'
import { isBare } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { RecordsPage } from '../../platform/record/records-page.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { inSettings } from '../settings/settings-tabs.tsx'
import { TermProposal } from './term-proposal.tsx'
import { termActs, termColumns, termForm, termList } from './term-record.tsx'

/** From one term on: before that there is one thing to do. */
const ways: readonly ListWay[] = [
  { page: { to: '/students/promotion' }, label: 'New school year', icon: <IconCalendarUp {...menuIcon} /> },
  { page: { to: '/reports' }, label: 'Reports', icon: <IconReportAnalytics {...menuIcon} /> },
]

/** The terms of the school, by whose days reports are asked for. */
export default function TermsPage() {
  return (
    <RecordsPage
      title="Terms"
      partOf={inSettings('/reports/terms')}
      search={searchLabel('terms')}
      call={orpc.school.listTerms}
      spec={termList}
      form={termForm}
      acts={termActs}
      columns={termColumns}
      ways={(list) => (isBare(list) ? [] : ways)}
      empty={<TermProposal />}
    />
  )
}
