import type { StudentResult } from '@sabimark/contract/answers.ts'
import { lagosDate, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { averageText, percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { gradeTone } from '../grade-tone.ts'
import styles from './grade-graph.module.css'

/** As many papers have room beside each other on a phone. */
const mostShown = 10
/** Above and below the lines there is room for a bubble. */
const heightPx = 150
const roomPx = 14

/** The newest papers of a student as bubbles with their grade, in the order they were sat, each above or below the average of its class. */
export function GradeGraph({ results }: { results: readonly StudentResult[] }) {
  const shown = results
    .flatMap(({ score, ...one }) => (score === null ? [] : [{ ...one, ...score }]))
    .sort((one, other) => one.submittedAt.localeCompare(other.submittedAt))
    .slice(-mostShown)
  // One paper makes no course.
  if (shown.length === 1) return <p className={styles.few}>From the second marked paper on, a curve appears here.</p>
  if (shown.length === 0) return null
  const x = (index: number) => `${((index + 0.5) * 100) / shown.length}%`
  const y = (percentage: number) => roomPx + ((100 - percentage) * (heightPx - 2 * roomPx)) / 100
  const marks = new Set(shown.map(({ passingScore }) => passingScore))
  const [passMark] = marks.size === 1 ? marks : []
  const averages = shown.flatMap(({ classAverage }, index) => (classAverage === null ? [] : [{ classAverage, index }]))
  const days = daysOf(shown)
  // Where days have no room beside each other, only some are named, the newest among them.
  const every = Math.ceil(days.length / 5)
  return (
    <figure className={styles.graph}>
      <div className={styles.axis} aria-hidden="true">
        {[100, 50, 0].map((line) => (
          <span key={line} style={{ top: y(line) }}>
            {line}
          </span>
        ))}
      </div>
      <svg role="img" aria-label={textOf(shown)} className={styles.plot} width="100%" height={heightPx}>
        {[100, 0].map((line) => (
          <line key={line} className={styles.line} x1="0" x2="100%" y1={y(line)} y2={y(line)} />
        ))}
        {passMark !== undefined && <line className={styles.pass} x1="0" x2="100%" y1={y(passMark)} y2={y(passMark)} />}
        {averages.slice(1).map(({ classAverage, index }, before) => {
          const from = averages[before] ?? { classAverage, index }
          return (
            <line
              key={index}
              className={styles.average}
              x1={x(from.index)}
              x2={x(index)}
              y1={y(from.classAverage)}
              y2={y(classAverage)}
            />
          )
        })}
        {shown.map(({ id, examTitle, percentage, classAverage, grade }, index) => (
          <g key={id} className={styles.paper} data-tone={gradeTone(grade)}>
            <title>{`${examTitle}: ${percentageText(percentage)}`}</title>
            {classAverage !== null && <line x1={x(index)} x2={x(index)} y1={y(percentage)} y2={y(classAverage)} />}
            <circle cx={x(index)} cy={y(percentage)} r="12" />
            <text x={x(index)} y={y(percentage)} dy="0.35em">
              {grade}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.days} aria-hidden="true">
        {days.map(({ id, day, count }, index) => (
          <span key={id} style={{ flexGrow: count }} data-several={count > 1}>
            {(days.length - 1 - index) % every === 0 && day}
          </span>
        ))}
      </div>
      <figcaption className={styles.legend}>
        <span data-of="paper">an exam, with its grade</span>
        <span data-of="average">class average</span>
        {passMark !== undefined && <span data-of="pass">pass mark {passMark}</span>}
      </figcaption>
    </figure>
  )
}

/** Each day once, with how many papers were handed in on it: the same day a year later is another one. */
function daysOf(papers: readonly { id: string; submittedAt: string }[]) {
  const days: { id: string; date: string; day: string; count: number }[] = []
  for (const { id, submittedAt } of papers) {
    const [date, last] = [lagosDate(new Date(submittedAt)), days.at(-1)]
    if (last?.date === date) last.count += 1
    else days.push({ id, date, day: dayOf(submittedAt), count: 1 })
  }
  return days
}

/** '30 Sep' */
const dayOf = (at: string) => lagosDay(new Date(at)).replace(/ \d{4}$/, '')

type Paper = Pick<StudentResult, 'examTitle' | 'submittedAt' | 'classAverage'> & { percentage: number; grade: string }

/** The same for who hears it: every paper with its score and the average of its class. */
function textOf(papers: readonly Paper[]): string {
  const each = papers.map(({ examTitle, submittedAt, classAverage, percentage, grade }) => {
    const average = classAverage === null ? '' : `, class average ${averageText(classAverage)}`
    return `${dayOf(submittedAt)}, ${examTitle}: ${percentageText(percentage)}, grade ${grade}${average}`
  })
  return `Scores in the order of the papers. ${each.join('. ')}.`
}
