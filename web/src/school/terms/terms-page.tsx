import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconCalendarUp, IconReportAnalytics } from '@tabler/icons-react'
import { orpc } from '../../platform/queries.ts'
import { RecordsPage } from '../../platform/record/records-page.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { inSettings } from '../settings/settings-tabs.tsx'
import { TermProposal } from './term-proposal.tsx'
import { termActs, termColumns, termForm, termList } from './term-record.tsx'

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
      ways={[
        {
          page: { to: '/students/promotion' },
          label: 'New school year',
          icon: <IconCalendarUp {...menuIcon} />,
        },
        { page: { to: '/reports' }, label: 'Reports', icon: <IconReportAnalytics {...menuIcon} /> },
      ]}
      empty={<TermProposal />}
    />
  )
}
