import { FieldControl } from './field-control.tsx'
import { type Draft, type FormField, isLookup, type Lookup, readable } from './form-field.ts'
import styles from './record-field.module.css'
import type { Theirs } from './use-shared-form.ts'

type RecordFieldProps<Values> = {
  name: keyof Values & string
  field: FormField
  draft: Draft<Values>
  error: string | undefined
  /** What somebody else saved meanwhile; null: nobody did. */
  theirs: Theirs<Draft<Values>> | null
  isFirst?: boolean
  onChange: (name: string, value: string | readonly string[]) => void
}

/** A field of a record's form; where somebody else has changed it meanwhile, their value is shown with it. */
export function RecordField<Values>(props: RecordFieldProps<Values>) {
  const { name, field, draft, error, theirs, isFirst = false, onChange } = props
  return (
    <div className={isWide(field) ? styles.wide : undefined}>
      <FieldControl name={name} field={field} value={draft[name]} error={error} isFirst={isFirst} onChange={onChange} />
      <TheirNote name={name} field={field} theirs={theirs} onChange={onChange} />
    </div>
  )
}

type TheirNoteProps<Values> = Pick<RecordFieldProps<Values>, 'name' | 'field' | 'theirs' | 'onChange'>

/** What somebody else has saved of a field that was changed here, too, and the way to take it. */
export function TheirNote<Values>({ name, field, theirs, onChange }: TheirNoteProps<Values>) {
  if (!theirs?.conflicts.includes(name)) return null
  return (
    <p className={styles.theirs}>
      Saved since then: <TheirValue field={field} typed={theirs.draft[name]} />{' '}
      <button type="button" onClick={() => onChange(name, theirs.draft[name])}>
        Use this
      </button>
    </p>
  )
}

type TheirValueProps = { field: FormField; typed: Draft<{ value: unknown }>['value'] }

function TheirValue({ field, typed }: TheirValueProps) {
  return <strong>{isLookup(field) ? <Names field={field} typed={typed} /> : readable(field, typed)}</strong>
}

function Names({ field, typed }: { field: Lookup } & Pick<TheirValueProps, 'typed'>) {
  return readable(field, typed, field.useOptions().data)
}

const isWide = ({ kind }: FormField) => kind === 'area' || kind === 'many' || kind === 'colour'
