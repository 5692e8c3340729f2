import { type FormEvent, useState } from 'react'
import { refusalText } from '../../platform/refusal.ts'
import { PasswordField } from '../frame/field.tsx'
import { textOf } from '../frame/focus-wrong.ts'
import { FormLinks, SubmitButton } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'

/** Asks who is invited, and has a password, for that one. What `save` throws is shown as one sentence; what was typed stays. */
export function OwnPasswordForm({ save }: { save: (password: string) => Promise<unknown> }) {
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = textOf(new FormData(event.currentTarget), 'password')
    setRefusal(null)
    setProblem(password === '' ? 'Type your password.' : undefined)
    if (password === '') return
    setIsWorking(true)
    try {
      await save(password)
    } catch (error) {
      setRefusal(refusalText(error))
      setIsWorking(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={problem} />
      {refusal && <Note tone="red">{refusal}</Note>}
      <SubmitButton isWorking={isWorking} label="Join" working="Joining..." />
      <FormLinks>
        <a href="/forgot-password">Forgot your password? The invitation still works afterwards.</a>
      </FormLinks>
    </form>
  )
}
