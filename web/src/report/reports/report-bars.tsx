import type { ReportBars as Bars } from '@sabimark/domain/report/report-content.ts'
import { averageText } from '@sabimark/domain/school/percentage-text.ts'
import styles from './report-bars.module.css'

/** Averages as bars and in figures, each with how many students it is of. */
export function ReportBars({ bars: { title, rows } }: { bars: Bars }) {
  if (rows.length === 0) return null
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>{title}</h4>
      <table className={styles.table}>
        <caption className="only-heard">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="only-heard">Of</span>
            </th>
            <td />
            <th scope="col" data-numeric="true">
              Average
            </th>
            <th scope="col" data-numeric="true">
              Students
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, studentsCount, average }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {/* The figure beside it says the same. */}
              <td className={styles.place} aria-hidden="true">
                <span className={styles.track}>
                  <span className={styles.bar} style={{ width: `${average}%` }} />
                </span>
              </td>
              <td data-numeric="true">
                <strong>{averageText(average)}</strong>
              </td>
              <td data-numeric="true">{studentsCount.toLocaleString('en-NG')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
