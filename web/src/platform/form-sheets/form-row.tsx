import { colourWord, isColourCode } from '@sabimark/domain/words/named-colours.ts'
import type { ReactNode } from 'react'
import { FieldControl } from '../record/field-control.tsx'
import { type FormField, readable } from '../record/form-field.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import styles from './form-row.module.css'

type Typed = string | readonly string[]

type FormRowProps = {
  name: string
  field: FormField
  value: Typed
  /** What is stored, where that is something else. */
  was: Typed | null
  error: string | undefined
  onChange: (name: string, value: Typed) => void
  /** What somebody else has saved meanwhile. */
  children?: ReactNode
}

/** A row of a sheet: label and hint left, the control right; where it was changed, an amber edge and what it was. */
export function FormRow({ name, field, value, was, error, onChange, children }: FormRowProps) {
  const coming = field.kind === 'switch' ? field.notYet : undefined
  const hint = coming ?? field.hint
  return (
    <div
      className={styles.row}
      data-kind={field.kind}
      data-hinted={hint !== undefined}
      data-changed={was !== null || undefined}
      data-coming={coming !== undefined || undefined}
    >
      <FieldControl name={name} field={field} value={value} error={error} isFirst={false} onChange={onChange} />
      {coming !== undefined && (
        <span className={styles.coming}>
          <StatusBadge tone="grey">Coming soon</StatusBadge>
        </span>
      )}
      {was !== null && <Was>{wasText(field, was)}</Was>}
      {children}
    </div>
  )
}

/** "was 180": what is stored of a row that was changed. */
export function Was({ children }: { children: string }) {
  return (
    <span className={styles.was} title={children}>
      was {children}
    </span>
  )
}

function wasText(field: FormField, was: Typed): string {
  if (field.kind === 'switch') return was === 'true' ? 'On' : 'Off'
  if (field.kind === 'colour' && typeof was === 'string' && isColourCode(was)) return colourWord(was)
  const text = readable(field, was)
  return text === 'nothing' ? 'empty' : text
}

type WideRowProps = {
  label?: string
  hint?: string
  isChanged: boolean
  was?: string
  children: ReactNode
}

/** A row whose control takes the whole width: a table, a picture. */
export function WideRow({ label, hint, isChanged, was, children }: WideRowProps) {
  return (
    <div className={styles.wide} data-changed={isChanged || undefined}>
      {label && <p className={styles.label}>{label}</p>}
      {isChanged && was !== undefined && <Was>{was}</Was>}
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  )
}
