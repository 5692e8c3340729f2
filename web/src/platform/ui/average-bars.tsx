import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import type { ReactNode } from 'react'
import styles from './average-bars.module.css'
import { Bar } from './bar.tsx'

export type AverageRow = {
  key: string
  label: ReactNode
  average: number
  studentsCount: number
  passLine?: number | undefined
}

type AverageBarsProps = {
  /** Of what each row is. */
  of: ReactNode
  rows: readonly AverageRow[]
  caption?: string
}

/** Averages as bars and in figures, each with how many students it is of. */
export function AverageBars({ of, rows, caption }: AverageBarsProps) {
  return (
    <table className={styles.table}>
      {caption && <caption className="only-heard">{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{of}</th>
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
        {rows.map(({ key, label, average, studentsCount, passLine }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.place}>
              <Bar percentage={average} passLine={passLine} />
            </td>
            <td data-numeric="true">
              <strong>{averageText(average)}</strong>
              {passLine !== undefined && average < passLine && <span className="only-heard"> below the pass mark</span>}
            </td>
            <td data-numeric="true">{studentsCount.toLocaleString('en-NG')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
