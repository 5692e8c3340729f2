import type { SittingChange } from '@sabimark/contract/answers.ts'
import { endNoticeMinutes } from '@sabimark/domain/exam/time/candidate-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { Card } from '../../platform/ui/card.tsx'
import { lagosText } from '../exams.ts'
import styles from './time.module.css'

/** What staff changed of the time of a sitting, the newest first, each with who and why. Nothing where nobody did. */
export function SittingChanges({ changes }: { changes: readonly SittingChange[] }) {
  if (changes.length === 0) return null
  return (
    <Card title="Changes of time">
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            {changeText(change)} <span>“{change.reason}”</span>
            <span className={styles.by}>
              {change.by ?? 'Somebody who has left'}, {lagosText(change.at)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Told = Pick<SittingChange, 'kind' | 'minutes' | 'student' | 'wasScoreShown'>

/** One change in a sentence; of who was let back in also whether they could read their score before. */
export function changeText({ kind, minutes, student, wasScoreShown }: Told): string {
  const who = student ?? 'A student who was deleted'
  const some = counted(Math.round(Math.abs(minutes)), 'minute')
  if (kind === 'more_time') return `Everybody was given ${some} more.`
  if (kind === 'closes_later') return `The doors close ${some} later.`
  if (kind === 'closed_now') return 'Closed; candidates sitting it had the time that was left.'
  if (kind === 'ended_now')
    return `Closed, and ended within ${counted(endNoticeMinutes, 'minute')} for candidates sitting it.`
  if (kind === 'extra_time') return minutes < 0 ? `${who}: ${some} removed.` : `${who}: ${some} of extra time.`
  if (kind === 'ended_one') return `${who} was ended within ${counted(endNoticeMinutes, 'minute')}.`
  if (kind === 'reopened') return [`${who} was let back in for ${some}.`, ...scoreText(wasScoreShown)].join(' ')
  return kind === 'excused' ? `${who} was excused.` : `${who} is expected again.`
}

/** Of who was let back in before it was written down, nobody can tell any more. */
function scoreText(wasScoreShown: boolean | undefined): string[] {
  if (wasScoreShown === undefined) return ['Whether they could already read their score was not recorded.']
  return wasScoreShown ? ['They could already read their score.'] : []
}
