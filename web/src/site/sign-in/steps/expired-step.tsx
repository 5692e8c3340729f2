import type { SignInOutcome } from '@sabimark/contract/answers.ts'
import { client } from '../../../platform/client.ts'
import { NewPasswordForm } from '../../password/new-password-form.tsx'
import { Step } from './step.tsx'

/** A password that is too old is replaced before anything else. */
export function ExpiredStep({ goOn }: { goOn: (next: SignInOutcome, password: string) => void }) {
  return (
    <Step startsInField title="Choose a new password">
      <p>
        Your password has expired: your school asks its staff for a new one from time to time. You will be signed out
        everywhere else.
      </p>
      <NewPasswordForm
        label="Save and Sign In"
        save={async (newPassword) => goOn(await client.people.replaceExpiredPassword({ newPassword }), newPassword)}
      />
    </Step>
  )
}
