import { Button } from '@mantine/core'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LeaveDialog } from '../ui/leave-dialog.tsx'
import { SaveRefusal } from '../ui/save-refusal.tsx'
import { useLocked } from '../ui/use-locked.ts'
import { conflictText } from './conflict-text.ts'
import { type HistoryLine, HistoryLines } from './history-lines.tsx'
import styles from './inline-form.module.css'
import { RecordField } from './record-field.tsx'
import { type RecordForm, type StoredRecord, useRecordForm } from './use-record-form.ts'

type InlineFormProps<Noun extends string, Values extends object> = {
  form: RecordForm<Noun, Values>
  /** What the form is called, for ears: 'Security'. */
  label: string
  stored: StoredRecord & { history: readonly HistoryLine[] }
  /** Asks about a refusal that can be overruled; null for any other. */
  question?: (error: unknown) => Question | null
}

/** `onConfirm` lets the next try overrule it. */
type Question = { title: string; confirmLabel: string; text: ReactNode; onConfirm: () => void }

/**
 * The form of a record there is one of, as a part of its screen: it stays open, is saved by itself, and says who saved it last.
 * Only what was changed is sent.
 */
export function InlineForm<Noun extends string, Values extends object>(props: InlineFormProps<Noun, Values>) {
  const { form, label, stored, question } = props
  const state = useRecordForm(form, { begin: {}, stored })
  const { fields, draft, problems, theirs, changed } = state
  const [answered, setAnswered] = useState<unknown>(null)
  const locked = useLocked(state.isWorking)
  const asked = state.error && state.error !== answered ? (question?.(state.error) ?? null) : null
  const names = Object.keys(fields) as (keyof Values & string)[]
  const labels = changed.map((name) => fields[name].label).join(', ')
  return (
    <form
      {...locked}
      className={styles.form}
      tabIndex={-1}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        state.submit(false)
      }}
    >
      {theirs && (
        <p className={styles.conflict} role="alert">
          {conflictText(theirs, (name) => fields[name].label)}
        </p>
      )}
      <fieldset className={styles.fields} disabled={state.isWorking}>
        {names.map((name) => (
          <RecordField
            key={name}
            name={name}
            draft={draft}
            theirs={theirs}
            field={fields[name]}
            error={problems[name]}
            isChanged={changed.includes(name)}
            onChange={state.change}
          />
        ))}
      </fieldset>
      <SaveRefusal error={asked ? null : state.error} />
      <div className={styles.foot}>
        <Button type="submit" loading={state.isWorking}>
          Save Changes
        </Button>
        <p role="status" className={styles.saved}>
          {state.savedText}
        </p>
        {changed.length > 0 && <p className={styles.unsaved}>Not saved yet: {labels}.</p>}
      </div>
      <LastChange history={stored.history} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked?.title ?? ''}
        confirmLabel={asked?.confirmLabel ?? ''}
        onConfirm={() => {
          asked?.onConfirm()
          setAnswered(state.error)
          state.submit(false)
        }}
        onCancel={() => setAnswered(state.error)}
      >
        {asked?.text}
      </ConfirmDialog>
      <LeaveDialog isUnsaved={() => state.isDirty} />
    </form>
  )
}

/** Who changed it last and when, and what was changed before that. */
function LastChange({ history }: { history: readonly HistoryLine[] }) {
  const [last] = history
  if (!last) return <p className={styles.last}>Not changed yet.</p>
  return (
    <details className={styles.last}>
      <summary>
        Last changed by {last.by ?? 'somebody'} on {formatLagos(new Date(last.at))}
      </summary>
      <HistoryLines lines={history} />
    </details>
  )
}
