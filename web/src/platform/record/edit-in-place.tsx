import { useEffect, useId, useRef } from 'react'
import buttons from '../list/list-buttons.module.css'
import { LeaveDialog } from '../ui/leave-dialog.tsx'
import { RefusalNote } from '../ui/refusal-note.tsx'
import styles from './edit-in-place.module.css'
import { isLookup, readable } from './form-field.ts'
import { RecordField } from './record-field.tsx'
import { type RecordForm, type StoredRecord, useRecordForm } from './use-record-form.ts'

type EditInPlaceProps<Noun extends string, Values extends object> = {
  form: RecordForm<Noun, Values>
  stored: StoredRecord
  name: keyof Values & string
  onClose: () => void
}

/** One field of a record, open where it stands: Enter saves it, Escape leaves it as it was. */
export function EditInPlace<Noun extends string, Values extends object>(props: EditInPlaceProps<Noun, Values>) {
  const { form, stored, name, onClose } = props
  const state = useRecordForm(form, { begin: {}, stored, onClose })
  const field = state.fields[name]
  const hint = useId()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus(), [])
  const was = isLookup(field) ? null : readable(field, state.stored[name])
  return (
    <form
      ref={place}
      className={styles.edit}
      aria-label={`Change ${field.label}`}
      aria-describedby={hint}
      onSubmit={(event) => {
        event.preventDefault()
        state.submit(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <RecordField
        name={name}
        field={field}
        draft={state.draft}
        theirs={state.theirs}
        error={state.problems[name]}
        isFirst
        onChange={state.change}
      />
      <RefusalNote error={state.error} />
      <p id={hint} className={styles.hint}>
        {was !== null && `Was ${was}. `}
        {field.kind === 'area' ? 'Esc leaves it as it was.' : 'Enter saves, Esc leaves it as it was.'}
      </p>
      <div className={styles.acts}>
        <button type="submit" className={`${buttons.button} ${buttons.main}`} disabled={state.isWorking}>
          Save
        </button>
        <button type="button" className={buttons.button} onClick={onClose}>
          Cancel
        </button>
      </div>
      <LeaveDialog isUnsaved={() => state.isDirty} />
    </form>
  )
}
