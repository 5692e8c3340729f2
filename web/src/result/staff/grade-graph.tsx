import type { StudentResult } from '@sabimark/contract/answers.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
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
  // Where days have no room beside each other, only some are named, the newest among them.
  const every = Math.ceil(shown.length / 5)
  return (
    <figure className={styles.graph} role="img" aria-label={textOf(shown)}>
      <div className={styles.axis}>
        {[100, 50, 0].map((line) => (
          <span key={line} style={{ top: y(line) }}>
            {line}
          </span>
        ))}
      </div>
      <svg aria-hidden="true" className={styles.plot} width="100%" height={heightPx}>
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
        {shown.map(({ id, percentage, classAverage, grade }, index) => (
          <g key={id} className={styles.paper} data-tone={gradeTone(grade)}>
            {classAverage !== null && <line x1={x(index)} x2={x(index)} y1={y(percentage)} y2={y(classAverage)} />}
            <circle cx={x(index)} cy={y(percentage)} r="12" />
            <text x={x(index)} y={y(percentage)} dy="0.35em">
              {grade}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.days}>
        {shown.map(({ id, submittedAt }, index) => (
          <span key={id}>{(shown.length - 1 - index) % every === 0 && dayOf(submittedAt)}</span>
        ))}
      </div>
      <figcaption className={styles.legend}>
        <span data-of="average">class average</span>
        {passMark !== undefined && <span data-of="pass">pass mark {passMark}</span>}
      </figcaption>
    </figure>
  )
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
