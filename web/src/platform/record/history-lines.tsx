import { deedText } from '@sabimark/domain/words/act-text.ts'
import { dayHead } from '@sabimark/domain/words/day-head.ts'
import { formatLagos, lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { notGiven } from '@sabimark/domain/words/not-given.ts'
import { initials } from '@sabimark/domain/words/signs/initials.ts'
import { useMay } from '../may.ts'
import { serverNow } from '../server-now.ts'
import { ChangedValue } from '../ui/changed-value.tsx'
import { TextLink } from '../ui/text-link.tsx'
import styles from './history-lines.module.css'

export type HistoryLine = {
  id: string
  at: string
  by: string | null
  isOwn?: boolean | undefined
  action: string
  /** Where the action alone does not say it. */
  deed?: string | undefined
  reason?: string | undefined
  changes: readonly { label: string; before: string; after: string }[]
}

/** From the history of a record to its lines in the audit, with address and device; for who may read that. */
export function AuditLink({ id }: { id: string }) {
  if (!useMay('school.listAudit')) return null
  return (
    <p className={styles.audit}>
      <TextLink to="/settings/audit" search={{ about: id }}>
        All entries in Audit
      </TextLink>
    </p>
  )
}

/** What happened to a record, newest first: who did what, and each value before and after, or after alone where there was none before. */
export function HistoryLines({ lines }: { lines: readonly HistoryLine[] }) {
  if (lines.length === 0) return <p className={styles.soft}>Nothing has changed since this record was made.</p>
  return <HistoryList lines={lines} when={({ at }) => formatLagos(new Date(at))} />
}

/** The same day by day, for a page that has the room. */
export function HistoryDays({ lines }: { lines: readonly HistoryLine[] }) {
  const now = serverNow()
  const days = new Map<string, HistoryLine[]>()
  for (const line of lines) {
    const day = dayHead(new Date(line.at), now)
    days.set(day, [...(days.get(day) ?? []), line])
  }
  return (
    <div className={styles.days}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <HistoryList lines={ofDay} when={({ at }) => lagosClock(new Date(at))} />
        </section>
      ))}
    </div>
  )
}

type HistoryListProps = { lines: readonly HistoryLine[]; when: (line: HistoryLine) => string }

function HistoryList({ lines, when }: HistoryListProps) {
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span className={styles.bubble} aria-hidden="true">
            {line.by === null ? '–' : initials(line.by)}
          </span>
          <div>
            <Deed {...line} />
          </div>
          <time dateTime={line.at}>{when(line)}</time>
        </li>
      ))}
    </ol>
  )
}

function Deed({ by, isOwn, action, deed, reason, changes }: HistoryLine) {
  return (
    <>
      <p>
        <strong>{by ?? 'Somebody'}</strong> {deed ?? deedText(action)}
        {isOwn && ' by themself'}
      </p>
      {reason && <p className={styles.change}>Reason: “{reason}”</p>}
      {changes.map(({ label, before, after }) => (
        <p key={label} className={styles.change}>
          {label}:{' '}
          {before !== notGiven && (
            <>
              <del>
                <ChangedValue text={before} />
              </del>{' '}
              →{' '}
            </>
          )}
          <ins>
            <ChangedValue text={after} />
          </ins>
        </p>
      ))}
    </>
  )
}
