import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { gradeColour } from '@sabimark/domain/result/grade.ts'
import { percentageText } from '@sabimark/domain/school/percentage-text.ts'
import { type BadgeTone, StatusBadge } from '../platform/ui/status-badge.tsx'
import styles from './result.module.css'
import type { Sums } from './results.ts'

const tones: Record<ReturnType<typeof gradeColour>, BadgeTone> = {
  green: 'green',
  blue: 'blue',
  yellow: 'amber',
  red: 'red',
}

export function GradeBadge({ grade, isQuiet = false }: { grade: string; isQuiet?: boolean }) {
  return <StatusBadge tone={isQuiet ? 'grey' : tones[gradeColour(grade)]}>Grade {grade}</StatusBadge>
}

/** Percentage, "N of M correct", marks and grade. `isQuiet`: no colour tells a neighbour how it went. */
export function ScoreHead({ score, isQuiet = false }: { score: Sums; isQuiet?: boolean }) {
  return (
    <div className={styles.score}>
      <p className={styles.percentage}>{percentageText(score.percentage)}</p>
      <div>
        <p className={styles.correct}>
          {score.correctCount} of {score.questionCount} correct
        </p>
        <p className={styles.quiet}>
          {marksText(score.earnedHundredths)} of {marksText(score.availableHundredths)} marks
        </p>
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
