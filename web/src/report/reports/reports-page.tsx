import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { refusalCode, refusalText } from '../../platform/refusal.ts'
import { useMe } from '../../platform/session.ts'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { problemsOfDays } from './chosen-days.ts'
import { useReportChoice } from './report-choice.ts'
import { ReportPreview } from './report-preview.tsx'
import { ReportSettings } from './report-settings.tsx'
import { TypeCards } from './type-cards.tsx'

/** Reports: which, of which days, looked at and printed. */
export default function ReportsPage() {
  const { role } = useMe()
  const [choice, change] = useReportChoice()
  const { format: _file, ...params } = choice
  const wrongDays = problemsOfDays(choice)
  const hasDays = Object.keys(wrongDays).length === 0
  const query = useQuery({
    ...orpc.report.preview.queryOptions({ input: params }),
    enabled: hasDays,
    placeholderData: keepPreviousData,
  })
  const isRefused = hasDays && refusalCode(query.error) === 'RANGE_INVALID'
  const isShown = hasDays && query.data !== undefined && !query.isPlaceholderData
  return (
    <Sections>
      <PageHeader
        title="Reports"
        actions={
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            disabled={!isShown}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      />
      <TypeCards value={choice.type} onChange={(type) => change({ type })} />
      <ReportSettings
        choice={choice}
        problems={isRefused ? { to: refusalText(query.error) } : wrongDays}
        isOfSchool={role !== 'super_admin'}
        onChange={change}
      />
      <ReportPreview
        query={query}
        waitsFor={!hasDays || isRefused ? 'The report is shown here once its days are chosen.' : null}
      />
    </Sections>
  )
}
