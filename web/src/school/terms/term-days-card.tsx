import type { TermRecord } from '@sabimark/contract/answers.ts'
import { termSpan } from '@sabimark/domain/school/terms/term.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { serverNow } from '../../platform/server-now.ts'
import { Card } from '../../platform/ui/card.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import styles from './terms.module.css'

/** From when to when a term is, and the ways to what was sat in it. */
export function TermDaysCard({ term }: { term: TermRecord }) {
  const { id, firstDay, lastDay } = term
  const today = lagosDate(serverNow())
  const isRunning = firstDay <= today && today <= lastDay
  return (
    <Card title={termSpan(term)} aside={isRunning && <StatusBadge tone="green">Now</StatusBadge>}>
      {today < firstDay ? (
        <p className={styles.coming}>It has not begun. Its results and reports can be seen from its first day.</p>
      ) : (
        <ul className={styles.ways}>
          <li>
            <TextLink to="/results" search={{ termId: id }}>
              Results of this term
            </TextLink>
          </li>
          <li>
            <TextLink
              to="/reports"
              search={isRunning ? { range: 'this_term' } : { range: 'custom', from: firstDay, to: lastDay }}
            >
              Reports of this term
            </TextLink>
          </li>
        </ul>
      )}
    </Card>
  )
}
