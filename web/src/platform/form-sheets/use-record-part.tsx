import { type ReactNode, useState } from 'react'
import { conflictText } from '../record/conflict-text.ts'
import type { HistoryLine } from '../record/history-lines.tsx'
import { TheirNote } from '../record/record-field.tsx'
import { type RecordForm, type StoredRecord, useRecordForm } from '../record/use-record-form.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { FormPart } from './form-part.ts'
import { FormRow } from './form-row.tsx'

/** `onConfirm` lets the next try overrule it. */
type Question = { title: string; confirmLabel: string; text: ReactNode; onConfirm: () => void }

type Given<Noun extends string, Values extends object> = {
  form: RecordForm<Noun, Values>
  stored: StoredRecord & { history: readonly HistoryLine[] }
  /** Asks about a refusal that can be overruled; null for any other. */
  question?: (error: unknown) => Question | null
}

type RecordPart<Values> = {
  part: FormPart
  /** The rows of some of its fields, those it has. */
  rows: (names: readonly (keyof Values & string)[]) => ReactNode
  /** Whether one of these was changed. */
  isChanged: (names: readonly (keyof Values & string)[]) => boolean
}

/** A record there is one of, such as a tab of the settings, as rows of a page. Only what was changed is sent. */
export function useRecordPart<Noun extends string, Values extends object>(
  given: Given<Noun, Values>,
): RecordPart<Values> {
  const { form, stored, question } = given
  const state = useRecordForm(form, { begin: {}, stored })
  const { fields, draft, stored: base, problems, theirs, changed } = state
  const [answered, setAnswered] = useState<unknown>(null)
  const asked = state.error && state.error !== answered ? (question?.(state.error) ?? null) : null
  const save = () => state.submit(false)
  const part: FormPart = {
    changed: changed.map((name) => fields[name].label),
    isWorking: state.isWorking,
    check: state.check,
    save,
    discard: state.discard,
    error: asked || (state.error && question?.(state.error)) ? null : state.error,
    conflict: theirs && conflictText(theirs, (name) => fields[name].label),
    said: state.savedText,
    history: stored.history,
    question: (
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked?.title ?? ''}
        confirmLabel={asked?.confirmLabel ?? ''}
        onConfirm={() => {
          asked?.onConfirm()
          setAnswered(state.error)
          save()
        }}
        onCancel={() => setAnswered(state.error)}
      >
        {asked?.text}
      </ConfirmDialog>
    ),
  }
  const rows = (names: readonly (keyof Values & string)[]) =>
    names.map(
      (name) =>
        fields[name] && (
          <FormRow
            key={name}
            name={name}
            field={fields[name]}
            value={draft[name]}
            was={changed.includes(name) ? base[name] : null}
            error={problems[name]}
            onChange={state.change}
          >
            <TheirNote name={name} field={fields[name]} theirs={theirs} onChange={state.change} />
          </FormRow>
        ),
    )
  return { part, rows, isChanged: (names) => names.some((name) => changed.includes(name)) }
}
