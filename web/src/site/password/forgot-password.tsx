import { isEmail } from '@sabimark/domain/words/address/email.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { refusalText } from '../../platform/refusal.ts'
import { Field } from '../frame/field.tsx'
import { focusFirstWrong, textOf } from '../frame/focus-wrong.ts'
import { FormFrame, FormLinks, SubmitButton } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'

function emailProblem(email: string): string | undefined {
  if (email === '') return 'Email is required.'
  return isEmail(email) ? undefined : 'Email is invalid.'
}

export default function ForgotPassword() {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const [isSent, setIsSent] = useState(false)
  useEffect(() => {
    if (problem) focusFirstWrong(form.current)
  }, [problem])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = textOf(new FormData(event.currentTarget), 'email').trim()
    const found = emailProblem(email)
    setRefusal(null)
    setProblem(found)
    if (found) return
    setIsWorking(true)
    try {
      await client.people.requestPasswordReset({ email })
      setIsSent(true)
    } catch (error) {
      setRefusal(refusalText(error))
    }
    setIsWorking(false)
  }

  return (
    <FormFrame
      title="Forgot your password?"
      lead="Staff get a link by email. Students ask their teacher or the school office for a new slip."
    >
      {isSent ? (
        <Note tone="green">
          If there is an account with this address, a link to set a new password is on its way. Check the spam folder
          too.
        </Note>
      ) : (
        <form ref={form} onSubmit={submit} noValidate>
          <Field label="Email" name="email" type="email" autoComplete="username" error={problem} />
          {refusal && <Note tone="red">{refusal}</Note>}
          <SubmitButton isWorking={isWorking} label="Send the link" working="Sending..." />
        </form>
      )}
      <FormLinks>
        <a href="/login">Sign In</a>
        <a href="/">Back to Home</a>
      </FormLinks>
    </FormFrame>
  )
}
