import { deedText } from '@sabimark/domain/words/act-text.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { useMay } from '../may.ts'
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
        Who did what
      </TextLink>
    </p>
  )
}

/** What happened to a record, newest first: who did what, and each value before and after. */
export function HistoryLines({ lines }: { lines: readonly HistoryLine[] }) {
  if (lines.length === 0) return <p className={styles.soft}>Nothing has changed since this record was made.</p>
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <HistoryDeed line={line} when={formatLagos(new Date(line.at))} />
        </li>
      ))}
    </ol>
  )
}

/** Who did what, where its own day says the rest without `when`, and each value before and after. */
export function HistoryDeed({ line, when }: { line: HistoryLine; when?: string }) {
  const { by, isOwn, action, deed, reason, changes } = line
  return (
    <>
      <p>
        <strong>{by ?? 'Somebody'}</strong> {deed ?? deedText(action)}
        {isOwn && ' by themself'}
        {when && <span className={styles.soft}> · {when}</span>}
      </p>
      {reason && <p className={styles.change}>Reason: “{reason}”</p>}
      {changes.map(({ label, before, after }) => (
        <p key={label} className={styles.change}>
          {label}:{' '}
          <del>
            <ChangedValue text={before} />
          </del>{' '}
          →{' '}
          <ins>
            <ChangedValue text={after} />
          </ins>
        </p>
      ))}
    </>
  )
}
