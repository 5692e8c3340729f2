import { lagosDay, lagosInstant } from '@sabimark/domain/school/lagos-time.ts'
import { averageText } from '@sabimark/domain/school/percentage-text.ts'
import type { Client } from '../../platform/client.ts'
import { AverageBars } from '../../platform/ui/average-bars.tsx'
import styles from './overview.module.css'

export type Analytics = Awaited<ReturnType<Client['result']['summary']>>

type SubjectBarsProps = {
  subjects: Analytics['subjectPerformance']
  /** Shows the results of one. */
  onShow: (subjectId: string) => void
}

/** The average of each subject as a bar and in figures, the best first. */
export function SubjectBars({ subjects, onShow }: SubjectBarsProps) {
  return (
    <section aria-labelledby="subject-performance">
      <h2 id="subject-performance" className={styles.title}>
        Subject Performance
      </h2>
      {subjects.length === 0 ? (
        <p className={styles.hint}>A subject appears here once a paper of it is marked.</p>
      ) : (
        <AverageBars
          of="Subject"
          rows={subjects.map(({ subjectId, subject, averageScore, studentsCount }) => ({
            ...{ key: subjectId, average: averageScore, studentsCount },
            label: (
              <button type="button" className={styles.subject} onClick={() => onShow(subjectId)}>
                {subject}
              </button>
            ),
          }))}
        />
      )}
    </section>
  )
}

/** The last eight weeks: exams with a paper handed in, students, average. A week without one has a dash. */
export function WeeklyGrid({ weeks }: { weeks: Analytics['weeklyStats'] }) {
  return (
    <section aria-labelledby="weekly-performance">
      <h2 id="weekly-performance" className={styles.title}>
        Weekly Performance
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Week from Sunday</th>
            {['Exams', 'Students', 'Average'].map((head) => (
              <th key={head} scope="col" data-numeric="true">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, exams, students, averageScore }) => (
            <tr key={week}>
              <th scope="row">{dayOf(week)}</th>
              <td data-numeric="true">{exams === 0 ? '–' : exams.toLocaleString('en-NG')}</td>
              <td data-numeric="true">{students === 0 ? '–' : students.toLocaleString('en-NG')}</td>
              <td data-numeric="true">
                <strong>{averageText(averageScore)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function dayOf(week: string): string {
  const from = lagosInstant(week, '12:00')
  return from ? lagosDay(from) : week
}
