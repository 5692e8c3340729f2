import type { ReportBars as Bars } from '@sabimark/domain/report/report-content.ts'
import { AverageBars } from '../../platform/ui/average-bars.tsx'
import styles from './report-bars.module.css'

/** The averages of a report, below their title. */
export function ReportBars({ bars: { title, rows } }: { bars: Bars }) {
  if (rows.length === 0) return null
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>{title}</h4>
      <AverageBars
        of={<span className="only-heard">Of</span>}
        caption={title}
        rows={rows.map((row) => ({ ...row, key: row.label }))}
      />
    </section>
  )
}
