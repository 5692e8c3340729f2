import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import { correctText } from './correct-words.ts'
import { gradeTone } from './grade-tone.ts'
import styles from './result.module.css'
import type { Sums } from './results.ts'

export function GradeBadge({ grade, isQuiet = false }: { grade: string; isQuiet?: boolean }) {
  return <StatusBadge tone={isQuiet ? 'grey' : gradeTone(grade)}>Grade {grade}</StatusBadge>
}

/** "12 of 20 marks". */
export function marksOf({
  earnedHundredths,
  availableHundredths,
}: Pick<Sums, 'earnedHundredths' | 'availableHundredths'>): string {
  return `${marksText(earnedHundredths)} of ${marksText(availableHundredths)} marks`
}

/** Percentage, how many are correct, marks and grade. `isQuiet`: no colour tells a neighbour how it went. */
export function ScoreHead({ score, isQuiet = false }: { score: Sums; isQuiet?: boolean }) {
  const correct = correctText(score)
  return (
    <div className={styles.score}>
      <p className={styles.percentage}>{percentageText(score.percentage)}</p>
      <div>
        {correct && <p className={styles.correct}>{correct}</p>}
        <p className={correct ? styles.quiet : styles.correct}>{marksOf(score)}</p>
        {score.grade !== undefined && (
          <div className={styles.badges}>
            <GradeBadge grade={score.grade} isQuiet={isQuiet} />
            <StatusBadge tone={isQuiet ? 'grey' : score.isPass ? 'green' : 'red'}>
              {score.isPass ? 'Passed' : 'Not passed'}
            </StatusBadge>
          </div>
        )}
      </div>
    </div>
  )
}
