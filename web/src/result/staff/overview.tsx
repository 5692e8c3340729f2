import type { ResultSummary } from '@sabimark/contract/answers.ts'
import { lagosDay, lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { AverageBars } from '../../platform/ui/average-bars.tsx'
import styles from './overview.module.css'

type SubjectBarsProps = {
  subjects: ResultSummary['subjectPerformance']
  /** Shows the results of one. */
  onShow: (subjectId: string) => void
}

/** The average of each subject as a bar and in figures, the best first. */
export function SubjectBars({ subjects, onShow }: SubjectBarsProps) {
  return (
    <section aria-labelledby="subject-performance">
      <div className={styles.named}>
        <h2 id="subject-performance" className={styles.title}>
          Subject Performance
        </h2>
        {subjects.some(({ passingScore }) => passingScore !== undefined) && (
          <p className={styles.legend}>The line in a bar is the pass mark.</p>
        )}
      </div>
      {subjects.length === 0 ? (
        <p className={styles.hint}>A subject appears here once a paper of it is marked.</p>
      ) : (
        <AverageBars
          of="Subject"
          rows={subjects.map(({ subjectId, subject, averageScore, studentsCount, passingScore }) => ({
            key: subjectId,
            average: averageScore,
            studentsCount,
            passLine: passingScore,
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

type WeeklyGridProps = {
  weeks: ResultSummary['weeklyStats']
  /** What is looked at began before them. */
  hasEarlier: boolean
}

/** Week by week, as far as there were results: exams with a paper handed in, students, average. */
export function WeeklyGrid({ weeks, hasEarlier }: WeeklyGridProps) {
  const shown = weeks.filter(({ exams }) => exams > 0)
  const [oldest] = weeks
  return (
    <section aria-labelledby="weekly-performance">
      <h2 id="weekly-performance" className={styles.title}>
        Weekly Performance
      </h2>
      {shown.length === 0 ? (
        <p className={styles.hint}>There are no results in {weeks.length === 1 ? 'this week' : 'these weeks'}.</p>
      ) : (
        <Weeks weeks={shown} />
      )}
      {hasEarlier && oldest && <p className={styles.hint}>Weeks before {dayOf(oldest.week)} are not shown.</p>}
    </section>
  )
}

function Weeks({ weeks }: Pick<WeeklyGridProps, 'weeks'>) {
  return (
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
            <td data-numeric="true">{exams.toLocaleString('en-NG')}</td>
            <td data-numeric="true">{students.toLocaleString('en-NG')}</td>
            <td data-numeric="true">
              <strong>{averageText(averageScore)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayOf(week: string): string {
  const from = lagosInstant(week, '12:00')
  return from ? lagosDay(from) : week
}
