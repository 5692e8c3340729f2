import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import { PrintSheet } from '../../platform/ui/print-sheet.tsx'
import styles from './report-paper.module.css'
import { ReportSheet } from './report-sheet.tsx'

/** The preview on paper: black on white, whatever the theme of the screen. */
export function ReportPaper({ content }: { content: ReportContent }) {
  return (
    <PrintSheet>
      <div className={styles.paper}>
        <ReportSheet content={content} />
      </div>
    </PrintSheet>
  )
}
