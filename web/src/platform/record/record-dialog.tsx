import { Button } from '@mantine/core'
import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormDialog } from '../ui/form-dialog.tsx'
import { GoodNote } from '../ui/good-note.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { conflictText } from './conflict-text.ts'
import { shownGroups } from './field-groups.ts'
import styles from './record-dialog.module.css'
import { RecordField } from './record-field.tsx'
import { type RecordForm, type StoredRecord, useRecordForm } from './use-record-form.ts'
import type { Opened } from './use-record-open.ts'

type RecordDialogProps<Noun extends string, Values extends object> = {
  form: RecordForm<Noun, Values>
  /** null while it is closed. */
  opened: Opened | null
  /** What a new one begins with. */
  begin?: Partial<Values>
  onClose: () => void
}

/** Adds a record or edits one: the same form, from its fields as data. */
export function RecordDialog<Noun extends string, Values extends object>(props: RecordDialogProps<Noun, Values>) {
  const { form, opened, begin = {}, onClose } = props
  if (opened === null) return null
  if (opened === 'new') return <OpenForm form={form} begin={begin} stored={null} onClose={onClose} />
  return <EditDialog key={opened.id} form={form} id={opened.id} onClose={onClose} />
}

type EditDialogProps<Noun extends string, Values extends object> = {
  form: RecordForm<Noun, Values>
  id: string
  onClose: () => void
}

/** What is stored is read as the form opens: an edit of an old list would only be refused. */
function EditDialog<Noun extends string, Values extends object>(props: EditDialogProps<Noun, Values>) {
  const { form, id, onClose } = props
  const opening = useId()
  useFocusBack()
  const query = useQuery({
    queryKey: ['opened record', opening, id],
    queryFn: () => form.get({ id }),
    gcTime: 0,
    staleTime: 'static',
  })
  if (query.data) return <OpenForm form={form} begin={{}} stored={query.data[form.noun]} onClose={onClose} />
  return (
    <FormDialog
      isOpen
      title={`Edit ${capitalised(form.noun)}`}
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

type OpenFormProps<Noun extends string, Values extends object> = {
  form: RecordForm<Noun, Values>
  begin: Partial<Values>
  stored: StoredRecord | null
  onClose: () => void
}

function OpenForm<Noun extends string, Values extends object>(props: OpenFormProps<Noun, Values>) {
  const { form, begin, stored, onClose } = props
  const state = useRecordForm(form, { begin, stored, onClose })
  const { fields } = state
  const isNew = stored === null
  const noun = capitalised(form.noun)
  const { draft, problems, theirs } = state
  const groups = shownGroups(form, fields)
  const control = (name: keyof Values & string) => (
    <RecordField
      key={name}
      name={name}
      draft={draft}
      theirs={theirs}
      field={fields[name]}
      error={problems[name]}
      isFirst={name === groups[0]?.fields[0]}
      onChange={state.change}
    />
  )
  return (
    <FormDialog
      isOpen
      title={isNew ? `Add New ${noun}` : `Edit ${noun}`}
      submitLabel={isNew ? `Add ${noun}` : 'Save'}
      error={state.error}
      isWorking={state.isWorking}
      isDirty={state.isDirty}
      otherSubmit={
        isNew &&
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
          {conflictText(theirs, (name) => fields[name].label)}
        </p>
      )}
      {groups.map(({ title, fields: names }) => (
        <div key={title}>
          {title && <h3 className={styles.title}>{title}</h3>}
          <div className={styles.fields}>{names.map(control)}</div>
        </div>
      ))}
    </FormDialog>
  )
}
