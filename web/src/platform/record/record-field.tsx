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
  /** It differs from what is stored, and that is marked. */
  isChanged?: boolean
  onChange: (name: string, value: string | readonly string[]) => void
}

/** A field of a record's form; where somebody else has changed it meanwhile, their value is shown with it. */
export function RecordField<Values>(props: RecordFieldProps<Values>) {
  const { name, field, draft, error, theirs, isFirst = false, isChanged = false, onChange } = props
  return (
    <div
      className={isWide(field) ? styles.wide : undefined}
      data-kind={field.kind}
      data-changed={isChanged || undefined}
    >
      <FieldControl name={name} field={field} value={draft[name]} error={error} isFirst={isFirst} onChange={onChange} />
      {theirs?.conflicts.includes(name) && (
        <p className={styles.theirs}>
          Saved since then: <TheirValue field={field} typed={theirs.draft[name]} />{' '}
          <button type="button" onClick={() => onChange(name, theirs.draft[name])}>
            Use this
          </button>
        </p>
      )}
    </div>
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
