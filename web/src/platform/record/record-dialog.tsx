import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormDialog } from '../ui/form-dialog.tsx'
import { GoodNote } from '../ui/good-note.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { conflictText } from './conflict-text.ts'
import { FieldControl } from './field-control.tsx'
import { type FormField, readable } from './form-field.ts'
import styles from './record-dialog.module.css'
import { type RecordForm, type StoredRecord, useRecordForm } from './use-record-form.ts'
import type { Opened } from './use-record-open.ts'

type RecordDialogProps<Values extends object> = {
  form: RecordForm<Values>
  /** null while it is closed. */
  opened: Opened | null
  onClose: () => void
}

/** Adds a record or edits one: the same form, from its fields as data. */
export function RecordDialog<Values extends object>({ form, opened, onClose }: RecordDialogProps<Values>) {
  if (opened === null) return null
  if (opened === 'new') return <OpenForm form={form} id={null} stored={null} onClose={onClose} />
  return <EditDialog key={opened.id} form={form} id={opened.id} onClose={onClose} />
}

type EditDialogProps<Values extends object> = { form: RecordForm<Values>; id: string; onClose: () => void }

/** What is stored is read as the form opens: an edit of an old list would only be refused. */
function EditDialog<Values extends object>({ form, id, onClose }: EditDialogProps<Values>) {
  const opening = useId()
  useFocusBack()
  const query = useQuery({
    queryKey: ['opened record', opening, id],
    queryFn: () => form.read(id),
    gcTime: 0,
    staleTime: 'static',
  })
  if (query.data) return <OpenForm form={form} id={id} stored={query.data} onClose={onClose} />
  return (
    <FormDialog
      isOpen
      title={form.titles.edit}
      submitLabel="Save"
      isWorking={false}
      canSubmit={false}
      isDirty={false}
      onSubmit={(event) => event?.preventDefault()}
      onClose={onClose}
    >
      <Loaded query={query} waiting="Loading...">
        {() => null}
      </Loaded>
    </FormDialog>
  )
}

type OpenFormProps<Values extends object> = {
  form: RecordForm<Values>
  id: string | null
  stored: StoredRecord<Values> | null
  onClose: () => void
}

function OpenForm<Values extends object>({ form, id, stored, onClose }: OpenFormProps<Values>) {
  const { fields, first, titles } = form
  const state = useRecordForm(form, { id, stored, onClose })
  const { draft, problems, theirs } = state
  const names = Object.keys(fields) as (keyof Values & string)[]
  const rest = names.filter((name) => !first.includes(name))
  const isRestNeeded = rest.some((name) => problems[name] !== undefined || theirs?.conflicts.includes(name))
  const [isRestOpen, setIsRestOpen] = useState(id !== null)
  const isUnfolded = isRestOpen || isRestNeeded
  const control = (name: keyof Values & string) => (
    <div key={name} className={isWide(fields[name]) ? styles.wide : undefined}>
      <FieldControl
        name={name}
        field={fields[name]}
        value={draft[name]}
        error={problems[name]}
        isFirst={name === first[0]}
        onChange={state.change}
      />
      {theirs?.conflicts.includes(name) && (
        <p className={styles.theirs}>
          Saved since then: <strong>{readable(fields[name], theirs.draft[name])}</strong>{' '}
          <button type="button" onClick={() => state.change(name, theirs.draft[name])}>
            Use this
          </button>
        </p>
      )}
    </div>
  )
  return (
    <FormDialog
      isOpen
      title={id === null ? titles.add : titles.edit}
      submitLabel={id === null ? titles.addSubmit : 'Save'}
      error={state.error}
      isWorking={state.isWorking}
      isDirty={state.isDirty}
      otherSubmit={
        id === null &&
        form.keep && (
          <Button variant="light" disabled={state.isWorking} onClick={() => state.submit(true)}>
            Save and add another
          </Button>
        )
      }
      onSubmit={(event) => {
        event?.preventDefault()
        state.submit(false)
      }}
      onClose={onClose}
    >
      {state.addedText && <GoodNote>{state.addedText}</GoodNote>}
      {theirs && (
        <p className={styles.conflict} role="alert">
          {conflictText(theirs, (name) => fields[name as keyof Values].label)}
        </p>
      )}
      <div className={styles.fields}>{first.map(control)}</div>
      {rest.length > 0 && (
        <div>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isUnfolded}
            onClick={() => setIsRestOpen(!isUnfolded)}
          >
            More details
          </button>
          {isUnfolded && <div className={styles.fields}>{rest.map(control)}</div>}
        </div>
      )}
    </FormDialog>
  )
}

const isWide = ({ kind }: FormField) => kind === 'area' || kind === 'many' || kind === 'colour'
