import styles from './grade-ruler.module.css'
import type { DraftStep } from './grading-draft.ts'

/** The best is green, the middle amber, and what is below it red: the letter says which it is. */
export function toneOf(at: number, count: number): 'green' | 'blue' | 'amber' | 'red' {
  const share = count < 2 ? 0 : at / (count - 1)
  if (share === 0) return 'green'
  if (share < 0.45) return 'blue'
  return share < 0.6 ? 'amber' : 'red'
}

/** The grades along 100 percent, each as wide as its share. The table below says the same, so it is not heard. */
export function GradeRuler({ steps }: { steps: readonly DraftStep[] }) {
  const spans = steps.flatMap((step, at) => {
    const from = percentage(step.from)
    const above = at === 0 ? 100 : percentage(steps[at - 1]?.from ?? '')
    return from === null || above === null || from >= above
      ? []
      : [{ key: step.key, grade: step.grade, from, width: above - from, tone: toneOf(at, steps.length) }]
  })
  return (
    <div className={styles.ruler} aria-hidden="true">
      {spans.map(({ key, grade, from, width, tone }) => (
        <span key={key} data-tone={tone} style={{ insetInlineStart: `${from}%`, width: `${width}%` }}>
          {grade}
          <span className={styles.bound}>{from}</span>
        </span>
      ))}
      <span className={styles.end}>100%</span>
    </div>
  )
}

/** null while it is no whole number from 0 to 100. */
function percentage(typed: string): number | null {
  const text = typed.trim()
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null
}
