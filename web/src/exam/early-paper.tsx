import { Checkbox } from '@mantine/core'
import { conductBy } from '@sabimark/domain/exam/conduct.ts'
import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'
import styles from './exam.module.css'
import { lagosText } from './exams.ts'

/** What somebody who gives an exam out is asked about its questions, where candidates read them again as they hand in. */
export type PaperRelease = {
  /** Candidates can begin until then. */
  closesAt: Date
  /** Of what is published: whether candidates see their answers again. Else the school's settings of now say it. */
  allowsReview?: boolean
  /** Scores and questions wait until the exam has closed instead. */
  isHeld: boolean
  /** Left out where it comes too late to choose. */
  onHold?: (isHeld: boolean) => void
}

/** Whether candidates read the questions again while others can still begin; a practice shows its answers anyway. */
export const isPaperEarly = (rule: ReleaseRule | undefined, examType: ExamType) =>
  (rule ?? 'immediate') === 'immediate' && examType !== 'practice'

/** Says that whoever finishes first can carry the questions out, and offers to hold them back. */
export function EarlyPaper({ closesAt, allowsReview, isHeld, onHold }: PaperRelease) {
  const isAsked = allowsReview === undefined
  const { data } = useQuery(orpc.school.examDefaults.queryOptions({ staleTime: 0, enabled: isAsked }))
  const isRead = isAsked ? data !== undefined && conductBy(data).allowsReview : allowsReview
  if (!isRead) return null
  return (
    <div className={styles.asked}>
      <p className={styles.warning}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <span>
          Others can still begin until {lagosText(closesAt.toISOString())}.{' '}
          {isHeld
            ? 'Until then nobody reads the questions again.'
            : 'The first to finish can read the questions again before that.'}
        </span>
      </p>
      {onHold && (
        <Checkbox
          label="Show scores and questions when the exam has closed"
          checked={isHeld}
          onChange={({ currentTarget }) => onHold(currentTarget.checked)}
        />
      )}
    </div>
  )
}
