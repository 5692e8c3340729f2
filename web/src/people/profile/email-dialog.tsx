import { PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useForm } from '@mantine/form'
import { emailProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusFirstError, useFieldErrors } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { namedField } from '../../platform/ui/named-field.ts'
import { readProfileAgain } from './profile-form.ts'

const problems = ({ email, password }: { email: string; password: string }) => {
  const wrong = emailProblem(email.trim())
  return {
    ...(wrong !== null && { email: wrong }),
    ...(password === '' && { password: 'Current password is required.' }),
  }
}

/** Asks for another email address, with the password; a link goes there. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ initialValues: { email: '', password: '' }, validate: problems })
  const changing = useAct(client.people.changeEmail, (_done, { email }) => {
    announce(`We sent a link to ${email}.`)
    onClose()
    return readProfileAgain()
  })
  const error = useFieldErrors(form, changing.error, { WRONG_PASSWORD: 'password' })
  return (
    <FormDialog
      isOpen
      title="Change email"
      submitLabel="Send the link"
      error={error}
      isWorking={changing.isWorking}
      isDirty={form.isDirty()}
      onSubmit={form.onSubmit(
        ({ email, password }) => changing.act({ email: email.trim(), password }),
        focusFirstError,
      )}
      onClose={onClose}
    >
      <p>
        We send a link to the new address. Open it, and you sign in with the new address from then on. We tell the old
        address.
      </p>
      <TextInput
        {...namedField(form, 'email', 'New email')}
        type="email"
        autoComplete="email"
        maxLength={200}
        required
        data-autofocus
      />
      <PasswordInput
        {...namedField(form, 'password', 'Current password')}
        autoComplete="current-password"
        required
        visibilityToggleButtonProps={{ 'aria-label': 'Show current password', tabIndex: 0 }}
      />
    </FormDialog>
  )
}
