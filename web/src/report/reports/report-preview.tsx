import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import type { ReactNode } from 'react'
import { useMay } from '../../platform/may.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { refusalCode } from '../../platform/refusal.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { ReportPaper } from './report-paper.tsx'
import styles from './report-preview.module.css'
import { ReportSheet } from './report-sheet.tsx'

type ReportPreviewProps = {
  query: { data: ReportContent | undefined; error: unknown; isPlaceholderData: boolean; refetch: () => unknown }
  /** Days are yet to be chosen: what to say instead. */
  waitsFor: string | null
  /** What can be done with the report that is shown. */
  actions?: ReactNode
}

/** The report that was chosen, as its file and paper will say it. */
export function ReportPreview({ query, waitsFor, actions }: ReportPreviewProps) {
  const maySetTerms = useMay('school.addTerm')
  const isOld = query.isPlaceholderData
  return (
    <section className={styles.preview} aria-label="Preview">
      <header className={styles.head}>
        <h2>Preview</h2>
        {actions}
      </header>
      {waitsFor !== null ? (
        <p className={styles.hint}>{waitsFor}</p>
      ) : refusalCode(query.error) === 'NO_TERM' ? (
        <RefusalNote
          error={query.error}
          action={
            maySetTerms && (
              <PageButton to="/reports/terms" variant="default" size="xs">
                Set the terms
              </PageButton>
            )
          }
        />
      ) : (
        <Loaded query={query} waiting="Loading the report...">
          {(content) => (
            <>
              <div className={styles.sheet} aria-busy={isOld} data-old={isOld}>
                <ReportSheet content={content} />
              </div>
              {!isOld && <ReportPaper content={content} />}
            </>
          )}
        </Loaded>
      )}
    </section>
  )
}
