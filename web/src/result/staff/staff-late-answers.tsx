import type { ExamResult } from '@sabimark/contract/answers.ts'
import { PageLink } from '../../platform/navigation.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { shortEvidence } from '../after-end-words.ts'
import styles from './exam-results.module.css'

/** How it stands with answers a device delivered after the end, which the paper tells; those of the minute after count unasked. */
export function LateAnswers({ row }: { row: ExamResult }) {
  const { afterEnd, attemptId, lateDecision, student } = row
  const late = afterEnd?.late
  if (!late) return <>{afterEnd?.grace ? `${afterEnd.grace.count} within a minute` : '–'}</>
  const words = lateWords(row, late)
  return (
    <PageLink
      to="/results/$attemptId"
      params={{ attemptId }}
      className={styles.late}
      data-waiting={lateDecision === 'pending'}
      aria-label={`Late answers of ${student}: ${words}`}
      title={shortEvidence(afterEnd, late)}
    >
      {words}
    </PageLink>
  )
}

/** In place of a score of which all waits: the way to where it is decided about. */
export function DecideLate({ row: { attemptId, student } }: { row: ExamResult }) {
  return (
    <PageLink
      to="/results/$attemptId"
      params={{ attemptId }}
      className={styles.late}
      data-waiting={true}
      aria-label={`Decide about the late answers of ${student}`}
    >
      Decide
    </PageLink>
  )
}

/** How many, and what was decided about them; nothing where none came late. */
export function LateBadge({ row }: { row: ExamResult }) {
  const late = row.afterEnd?.late
  return late ? <StatusBadge tone={toneOf(row)}>{lateWords(row, late)}</StatusBadge> : null
}

type Late = NonNullable<NonNullable<ExamResult['afterEnd']>['late']>

function lateWords({ lateDecision }: ExamResult, { count, acceptedCount }: Late): string {
  if (lateDecision === 'pending') return `${count} to look at`
  if (acceptedCount > 0 && acceptedCount < count) return `${acceptedCount} of ${count} accepted`
  return `${count} ${lateDecision}`
}

function toneOf({ lateDecision }: ExamResult) {
  if (lateDecision === 'pending') return 'amber'
  return lateDecision === 'accepted' ? 'green' : 'grey'
}
