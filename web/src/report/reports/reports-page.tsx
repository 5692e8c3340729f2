import { Button } from '@mantine/core'
import { IconFileDownload, IconLink, IconMail, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../platform/may.ts'
import { Announcements } from '../../platform/news/announcements.tsx'
import { orpc } from '../../platform/queries.ts'
import { refusalCode, refusalText } from '../../platform/refusal.ts'
import { isOfCompany } from '../../platform/roles-of.ts'
import { useMe } from '../../platform/session.ts'
import { FootActs, FootRoom } from '../../platform/ui/foot-acts.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { problemsOfDays } from './chosen-days.ts'
import { HandedOn } from './handed-on.tsx'
import { MadeList } from './made-list.tsx'
import { MakingNotes } from './making-notes.tsx'
import { QuickActions } from './quick-actions.tsx'
import { type ReportChange, useReportChoice } from './report-choice.ts'
import { ReportPreview } from './report-preview.tsx'
import { ReportSettings } from './report-settings.tsx'
import styles from './reports-page.module.css'
import { TypeCards } from './type-cards.tsx'
import { useMaking } from './use-making.ts'
import { useToldPreview } from './use-told-preview.ts'

/** Reports: which, of which days, looked at, printed and made into files. */
export default function ReportsPage() {
  const me = useMe()
  const isOfSchool = !isOfCompany(me)
  const isTeacher = me.role === 'teacher'
  const maySend = useMay('report.share')
  const [choice, choose] = useReportChoice(isOfSchool)
  const [cancelledId, setCancelledId] = useState<string | null>(null)
  const making = useMaking()
  const cancelled = making.query.data?.items.find(({ id }) => id === cancelledId)
  const { format, ...params } = choice
  const wrongDays = problemsOfDays(choice)
  const hasDays = Object.keys(wrongDays).length === 0
  const query = useQuery({
    ...orpc.report.preview.queryOptions({ input: params }),
    enabled: hasDays,
    placeholderData: keepPreviousData,
  })
  const isRefused = hasDays && refusalCode(query.error) === 'RANGE_INVALID'
  const isShown = hasDays && query.data !== undefined && !query.isPlaceholderData
  useToldPreview(isShown ? query.data : null, JSON.stringify(params))
  const change = (part: ReportChange) => {
    // Why the last one was not made says nothing of another.
    making.forgetError()
    choose(part)
  }
  return (
    <Sections>
      <PageHeader
        title="Reports"
        actions={
          <FootActs>
            <Button
              className={styles.act}
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              disabled={!isShown}
              onClick={() => window.print()}
            >
              Print
            </Button>
            {maySend && (
              <Button
                className={styles.act}
                variant="default"
                leftSection={<IconMail size={18} aria-hidden="true" />}
                disabled={!isShown || making.isBeginning}
                onClick={() => making.make({ ...params, format }, 'email')}
              >
                Email
              </Button>
            )}
            <Button
              className={styles.act}
              leftSection={<IconFileDownload size={18} aria-hidden="true" />}
              disabled={!isShown}
              loading={making.isBeginning}
              onClick={() => making.make({ ...params, format })}
            >
              Generate Report
            </Button>
          </FootActs>
        }
      >
        {isTeacher && 'Reports of your own classes and subjects.'}
      </PageHeader>
      <MakingNotes making={making} onCancel={({ id }) => setCancelledId(id)} />
      <TypeCards value={choice.type} onChange={(type) => change({ type })} />
      <ReportSettings
        choice={choice}
        problems={isRefused ? { to: refusalText(query.error) } : wrongDays}
        isOfSchool={isOfSchool}
        onChange={change}
      />
      {isOfSchool && <QuickActions choice={choice} onShow={change} onBegun={making.watch} />}
      <ReportPreview
        query={query}
        actions={
          maySend && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconLink size={18} aria-hidden="true" />}
              disabled={!isShown || making.isBeginning}
              onClick={() => making.make({ ...params, format }, 'share')}
            >
              Share
            </Button>
          )
        }
        waitsFor={!hasDays || isRefused ? 'Choose its dates to see the report here.' : null}
      />
      <MadeList
        making={making}
        more={(made) =>
          maySend
            ? [
                { label: 'Share', onClick: () => making.handOn(made, 'share') },
                { label: 'Email', onClick: () => making.handOn(made, 'email') },
              ]
            : []
        }
        onCancel={({ id }) => setCancelledId(id)}
      />
      {cancelled && <CancelDialog made={cancelled} onClose={() => setCancelledId(null)} />}
      <HandedOn making={making} />
      <Announcements />
      <FootRoom />
    </Sections>
  )
}
