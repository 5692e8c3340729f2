import { useQuery } from '@tanstack/react-query'
import { PageButton } from '../platform/navigation.tsx'
import { Card } from '../platform/ui/card.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import { overviewQuery, type Waiting } from './reports.ts'
import styles from './waiting-list.module.css'
import { waitingWords } from './waiting-words.ts'

/** What waits for the person: late answers, answers to mark, scores to release, exams to approve, exams that are open, drafts. Nothing waits, nothing shows. */
export function WaitingList() {
  // Whether it could be read is said above, by the figures of the same answer.
  const { data } = useQuery(overviewQuery)
  if (!data || data.waiting.length === 0) return null
  return (
    <Card title="Waiting for you">
      <ul className={styles.list}>
        {data.waiting.map((one) => (
          <Row key={`${one.kind}${one.examId}`} waiting={one} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ waiting }: { waiting: Waiting }) {
  const { badge, tone, text, page, does } = waitingWords(waiting)
  return (
    <li className={styles.row}>
      <span className={styles.badge}>
        <StatusBadge tone={tone}>{badge}</StatusBadge>
      </span>
      <span className={styles.words}>
        <strong>{waiting.title}</strong>
        <span className={styles.under}>{text}</span>
      </span>
      <PageButton {...page} variant="default" aria-label={`${does}: ${waiting.title}`}>
        {does}
      </PageButton>
    </li>
  )
}
