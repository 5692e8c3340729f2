import type { MyResult } from '@sabimark/contract/answers.ts'
import { progressOf, type SubjectProgress } from '@sabimark/domain/result/progress.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { averageText, percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import styles from './my-progress.module.css'

type Seen = MyResult & { score: NonNullable<MyResult['score']> }

/** How the student's scores went over time, and in each subject: of those the school shows, without practice, and of nobody else's. */
export function MyProgress() {
  const items = useQuery(orpc.result.listMine.queryOptions()).data?.items ?? []
  const seen = items.flatMap((one): Seen[] => (one.score && !one.isPractice ? [{ ...one, score: one.score }] : []))
  // One paper is said in its own row: it has neither a course nor an average.
  if (seen.length < 2) return null
  const { line, subjects } = progressOf(seen)
  return (
    <Card title="My results over time">
      <Line papers={line} />
      <Subjects subjects={subjects} />
    </Card>
  )
}

const dayOf = ({ submittedAt }: Seen) => lagosDay(new Date(submittedAt))

/** The percentages by date. The table beside it says the same to whoever does not see it. */
function Line({ papers }: { papers: readonly Seen[] }) {
  const points = placesOf(papers)
  const [first, last] = [papers[0], papers.at(-1)]
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} aria-hidden="true">
        <div className={styles.scale}>
          <span>100%</span>
          <span>50%</span>
          <span>0%</span>
        </div>
        <svg
          className={styles.svg}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.grid} d="M0 0H100M0 50H100M0 100H100" />
          <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {points.map(({ id, x, y }) => (
            <path key={id} className={styles.point} d={`M${x} ${y}h0`} />
          ))}
        </svg>
        <div className={styles.days}>
          <span>{first && dayOf(first)}</span>
          <span>{last && dayOf(last)}</span>
        </div>
      </div>
      {/* A table keeps the width of its words, however it is hidden. */}
      <div className="only-heard">
        <table>
          <caption>My percentages by date</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Exam</th>
              <th scope="col">Percentage</th>
            </tr>
          </thead>
          <tbody>
            {papers.map((paper) => (
              <tr key={paper.attemptId}>
                <td>{dayOf(paper)}</td>
                <td>{paper.examTitle}</td>
                <td>{percentageText(paper.score.percentage)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** In a square of a hundred, by date; papers of one moment stand in the middle. */
function placesOf(papers: readonly Seen[]): { id: string; x: number; y: number }[] {
  const times = papers.map(({ submittedAt }) => Date.parse(submittedAt))
  const [from, until] = [Math.min(...times), Math.max(...times)]
  const place = (at: number) => (until === from ? 50 : ((at - from) / (until - from)) * 100)
  return papers.map(({ attemptId, submittedAt, score }) => ({
    id: attemptId,
    x: Number(place(Date.parse(submittedAt)).toFixed(2)),
    y: 100 - score.percentage,
  }))
}

function Subjects({ subjects }: { subjects: readonly SubjectProgress[] }) {
  return (
    <table className={styles.subjects}>
      <caption className="only-heard">My subjects</caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          {['Last', 'Best', 'Average'].map((head) => (
            <th key={head} scope="col" data-numeric="true">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ subject, last, best, average, count }) => (
          <tr key={subject}>
            <th scope="row">
              {subject} <span className={styles.count}>{count === 1 ? '1 exam' : `${count} exams`}</span>
            </th>
            <td data-numeric="true">{percentageText(last)}</td>
            <td data-numeric="true">{percentageText(best)}</td>
            <td data-numeric="true">{averageText(average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
