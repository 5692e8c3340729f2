import { Button, Group, PasswordInput } from '@mantine/core'
import { noteFactorOn } from '../../platform/sign-in-dues.ts'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusFirstError, useFieldErrors } from '../../platform/field-errors.ts'
import { AppSecret, type AppSetUp } from '../../platform/second-factor/app-secret.tsx'
import { namedField } from '../../platform/ui/named-field.ts'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { CodeFields } from './code-fields.tsx'
import styles from './second-factor.module.css'

type SwitchOnProps = { onCodes: (answer: { codes: string[] }) => unknown; onCancel: () => void }

/** The password, then what the app needs, then a code of it: nothing is switched on before that. */
export function SwitchOn({ onCodes, onCancel }: SwitchOnProps) {
  const [setUp, setSetUp] = useState<AppSetUp | null>(null)
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (typed) => (typed === '' ? 'Password is required.' : null) },
  })
  const beginning = useAct((typed: { password: string }) => client.people.beginSecondFactor(typed), setSetUp)
  const error = useFieldErrors(form, beginning.error, { WRONG_PASSWORD: 'password' })
  if (setUp) {
    return (
      <CodeFields
        isAppOnly
        submitLabel="Switch it on"
        send={client.people.confirmSecondFactor}
        onDone={(done) => {
          noteFactorOn()
          onCodes(done)
        }}
        onCancel={onCancel}
      >
        <AppSecret {...setUp} />
        <p>You will be signed out everywhere else.</p>
      </CodeFields>
    )
  }
  return (
    <form
      className={styles.stack}
      onSubmit={form.onSubmit((typed) => beginning.act(typed), focusFirstError)}
      noValidate
    >
      <p>You need your phone with an authenticator app. First, your password.</p>
      <PasswordInput
        {...namedField(form, 'password', 'Password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
        className={styles.field}
      />
      <SaveRefusal error={error} />
      <Group>
        <Button type="submit" loading={beginning.isWorking}>
          Continue
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
