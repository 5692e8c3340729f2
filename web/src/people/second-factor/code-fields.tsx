import { Button, Group, PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useForm } from '@mantine/form'
import { type ReactNode, useRef } from 'react'
import { useAct } from '../../platform/act.ts'
import { focusFirstError, useFieldErrors } from '../../platform/field-errors.ts'
import { refusalCode } from '../../platform/refusal.ts'
import { namedField } from '../../platform/ui/named-field.ts'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { codeRefusalText, isWrongCode } from './code-refusal.ts'
import styles from './second-factor.module.css'

type CodeFieldsProps<Output> = {
  hasPassword?: boolean
  /** Of the app alone: a recovery code does not do. */
  isAppOnly?: boolean
  submitLabel: string
  send: (typed: { password: string; code: string }) => Promise<Output>
  onDone: (output: Output) => unknown
  onCancel: () => void
  children: ReactNode
}

/** A code, and the password where it is asked for, too. */
export function CodeFields<Output>(fields: CodeFieldsProps<Output>) {
  const { hasPassword = false, isAppOnly = false, submitLabel, send, onDone, onCancel, children } = fields
  const wrong = useRef(0)
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (typed) => (hasPassword && typed === '' ? 'Password is required.' : null),
      code: (typed) => (typed.trim() === '' ? 'Code is required.' : null),
    },
  })
  const sending = useAct(async (typed: { password: string; code: string }) => {
    try {
      return await send(typed)
    } catch (error) {
      if (isWrongCode(error)) wrong.current += 1
      throw error
    }
  }, onDone)
  const error = useFieldErrors(form, sending.error, { WRONG_PASSWORD: 'password' })
  const codeText = isOfCode(error) ? codeRefusalText(error, wrong.current - 1) : undefined
  return (
    <form className={styles.stack} onSubmit={form.onSubmit((typed) => sending.act(typed), focusFirstError)} noValidate>
      {children}
      {hasPassword && (
        <PasswordInput
          {...namedField(form, 'password', 'Password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
          className={styles.field}
        />
      )}
      <TextInput
        {...namedField(form, 'code', isAppOnly ? 'Code from your app' : 'Code from your app, or a recovery code')}
        autoComplete="one-time-code"
        inputMode={isAppOnly ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className={styles.field}
      />
      <SaveRefusal error={error} text={codeText} />
      <Group>
        <Button type="submit" loading={sending.isWorking}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}

const isOfCode = (error: unknown) => isWrongCode(error) || refusalCode(error) === 'TOO_MANY_CODES'
