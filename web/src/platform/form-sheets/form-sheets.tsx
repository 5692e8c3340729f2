import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { Fragment, type ReactNode, useMemo } from 'react'
import { type HistoryLine, HistoryLines } from '../record/history-lines.tsx'
import { LeaveDialog, unsavedForm } from '../ui/leave-dialog.tsx'
import { useLocked } from '../ui/use-locked.ts'
import type { FormPart } from './form-part.ts'
import styles from './form-sheets.module.css'
import { GroupNav } from './group-nav.tsx'
import { SaveBar } from './save-bar.tsx'

export type FormGroup = {
  id: string
  title: string
  /** How the list beside the sheets calls it, where that is shorter. */
  short?: string
  /** When a change takes effect, said once for all its rows. */
  says?: ReactNode
  isChanged?: boolean
  /** Rows. */
  content: ReactNode
}

type FormSheetsProps = {
  /** What the form is called, for ears: 'Security'. */
  label: string
  parts: readonly FormPart[]
  groups: readonly FormGroup[]
  /** Above the sheets: for whom all of it is. */
  note?: ReactNode
}

/**
 * A page that is a form: groups of rows on sheets, and one bar that counts what is not saved, and saves or discards all of it.
 * Each part is a record of its own. What is refused or lost of one stays, and is counted on; the others are saved.
 */
export function FormSheets({ label, parts, groups, note }: FormSheetsProps) {
  const isWorking = parts.some((part) => part.isWorking)
  const changed = parts.flatMap((part) => part.changed)
  const locked = useLocked(isWorking)
  const said = changed.length === 0 ? parts.find((part) => part.said !== null)?.said : null
  const save = () => {
    const open = parts.filter((part) => part.changed.length > 0)
    if (open.every((part) => part.check())) for (const part of open) part.save()
  }
  return (
    <form
      {...locked}
      className={styles.form}
      tabIndex={-1}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={styles.main}>
        {note && <p className={styles.note}>{note}</p>}
        {parts.map(
          ({ conflict }) =>
            conflict && (
              <p key={conflict} className={styles.conflict} role="alert">
                {conflict}
              </p>
            ),
        )}
        <fieldset className={styles.all} disabled={isWorking}>
          {groups.map(({ id, title, says, content }) => (
            <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} tabIndex={-1}>
                {title}
              </h2>
              {says && <p className={styles.says}>{says}</p>}
              <div className={styles.sheet}>{content}</div>
            </section>
          ))}
        </fieldset>
      </div>
      <aside className={styles.side} aria-label={`About ${label}`}>
        {groups.length > 1 && <GroupNav groups={groups} />}
        <LastChange parts={parts} />
      </aside>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <SaveBar parts={parts} isWorking={isWorking} />
      {parts.map(({ question }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: which parts a page has does not change
        <Fragment key={at}>{question}</Fragment>
      ))}
      <LeaveQuestion changed={changed.join(', ')} />
    </form>
  )
}

function LeaveQuestion({ changed }: { changed: string }) {
  const words = useMemo(() => ({ ...unsavedForm, text: `Not saved yet: ${changed}.` }), [changed])
  return <LeaveDialog isUnsaved={() => changed !== ''} words={words} />
}

/** Who changed it last and when, and what was changed before that. */
function LastChange({ parts }: { parts: readonly FormPart[] }) {
  const lines: HistoryLine[] = parts.flatMap(({ history }) => history).sort((a, b) => b.at.localeCompare(a.at))
  const [last] = lines
  if (!last) return <p className={styles.last}>Not changed yet.</p>
  return (
    <details className={styles.last}>
      <summary>
        Last changed by {last.by ?? 'somebody'}, {lagosDay(new Date(last.at))}
      </summary>
      <HistoryLines lines={lines} />
    </details>
  )
}
