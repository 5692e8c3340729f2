import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import styles from './field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'children'> & {
  label: string
  /** The field's name in the form and in the specification. */
  name: string
  error?: string | undefined
  hint?: ReactNode
  /** Something that belongs to the value and stands behind it, like the rest of an address. */
  after?: ReactNode
}

/** A labelled text field with its message. */
export function Field({ label, error, hint, after, ...input }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-wrong={error !== undefined}>
        <input {...input} id={id} aria-invalid={error !== undefined} aria-describedby={described || undefined} />
        {after}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** A password with a button that shows it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className={styles.show}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
