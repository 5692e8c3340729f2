import { Button, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { type Client, client } from '../../platform/client.ts'
import { focusFirstError, useFieldErrors } from '../../platform/field-errors.ts'
import { useMe } from '../../platform/session.ts'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { namedField } from '../../platform/ui/named-field.ts'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { emptyPasswords, passwordProblems } from './password-draft.ts'
import styles from './profile.module.css'

/** Current, new and confirm. Every other session of the person ends; this one goes on. Quiet while the page asks for something else. */
export function PasswordForm({ isQuiet = false }: { isQuiet?: boolean }) {
  const me = useMe()
  const [isChanged, setIsChanged] = useState(false)
  const form = useForm({ initialValues: emptyPasswords, validate: passwordProblems })
  const changing = useAct(
    (typed: Parameters<Client['people']['changePassword']>[0]) => client.people.changePassword(typed),
    () => {
      form.reset()
      setIsChanged(true)
    },
  )
  const error = useFieldErrors(form, changing.error, {
    WRONG_PASSWORD: 'currentPassword',
    WEAK_PASSWORD: 'newPassword',
    GUESSABLE_PASSWORD: 'newPassword',
  })
  const submit = form.onSubmit(({ currentPassword, newPassword }) => {
    setIsChanged(false)
    changing.act({ currentPassword, newPassword })
  }, focusFirstError)
  const toggle = (what: string) => ({ 'aria-label': `Show ${what}`, tabIndex: 0 })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={me.email ?? me.studentNumber ?? ''}
        readOnly
        hidden
      />
      <PasswordInput
        {...namedField(form, 'currentPassword', 'Current password')}
        autoComplete="current-password"
        required
        visibilityToggleButtonProps={toggle('current password')}
      />
      <PasswordInput
        {...namedField(form, 'newPassword', 'New password')}
        autoComplete="new-password"
        description="At least 8 characters."
        required
        visibilityToggleButtonProps={toggle('new password')}
      />
      <PasswordInput
        {...namedField(form, 'confirmPassword', 'Confirm password')}
        autoComplete="new-password"
        required
        visibilityToggleButtonProps={toggle('confirmed password')}
      />
      <SaveRefusal error={error} />
      {isChanged && <GoodNote>Your password was changed. You have been signed out everywhere else.</GoodNote>}
      <Button type="submit" variant={isQuiet ? 'default' : 'filled'} loading={changing.isWorking}>
        Change password
      </Button>
      <LeaveDialog isUnsaved={() => form.isDirty()} />
    </form>
  )
}
