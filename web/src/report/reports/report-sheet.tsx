import { figureText } from '@sabimark/domain/report/report-cells.ts'
import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import { Stat, StatRow } from '../../platform/ui/card.tsx'
import { ReportBars } from './report-bars.tsx'
import styles from './report-sheet.module.css'
import { ReportTable } from './report-table.tsx'

/** What a report says: its head, figures, bars and tables, in the order they are read. The same on the screen and on paper. */
export function ReportSheet({ content }: { content: ReportContent }) {
  const { schoolName, title, range, counted, figures, bars, tables } = content
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.school}>{schoolName}</p>
        <h3>{title}</h3>
        <p>{range}</p>
        <p className={styles.counted}>{counted}</p>
      </header>
      {figures.length > 0 && (
        <StatRow look="large">
          {figures.map(({ label, value, kind }) => (
            <Stat key={label} label={label} value={figureText(value, kind)} />
          ))}
        </StatRow>
      )}
      {bars && <ReportBars bars={bars} />}
      {tables.map((table) => (
        <ReportTable key={table.title} table={table} />
      ))}
    </div>
  )
}
