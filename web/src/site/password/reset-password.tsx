import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { FormFrame, FormLinks } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const noToken = 'This link is incomplete. Open it from the email again, or ask for a new one.'

export default function ResetPassword() {
  const token = new URLSearchParams(window.location.search).get('token')
  const [isDone, setIsDone] = useState(false)
  return (
    <FormFrame title="Set a new password">
      {!token && <Note tone="red">{noToken}</Note>}
      {isDone && <Note tone="green">Your new password is set. Sign in with it now.</Note>}
      {token && !isDone && (
        <NewPasswordForm
          label="Set password"
          save={(newPassword) => client.people.resetPassword({ token, newPassword })}
          onDone={() => setIsDone(true)}
        />
      )}
      <FormLinks>
        <a href="/login">Sign In</a>
        {!isDone && <a href="/forgot-password">Ask for a new link</a>}
      </FormLinks>
    </FormFrame>
  )
}
