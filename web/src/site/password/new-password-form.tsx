import { passwordProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { refusalText } from '../../platform/refusal.ts'
import { PasswordField } from '../frame/field.tsx'
import { focusFirstWrong, textOf } from '../frame/focus-wrong.ts'
import { SubmitButton } from '../frame/form-frame.tsx'
import { Note } from '../frame/note.tsx'

type Problems = { password?: string; confirmPassword?: string }

type NewPasswordFormProps = {
  label: string
  /** Sets the password; what it throws is shown as one sentence. */
  save: (password: string) => Promise<unknown>
  /** What happens then, where the page stays. */
  onDone?: () => void
}

/** A password and its repetition, behind the link of a mail. */
export function NewPasswordForm({ label, save, onDone }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  useEffect(() => {
    if (problems.password || problems.confirmPassword) focusFirstWrong(form.current)
  }, [problems])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const password = textOf(fields, 'password')
    const weakness = passwordProblem(password)
    const isSame = textOf(fields, 'confirmPassword') === password
    setRefusal(null)
    setProblems({
      ...(weakness && { password: weakness }),
      ...(!isSame && { confirmPassword: 'Passwords do not match.' }),
    })
    if (weakness || !isSame) return
    setIsWorking(true)
    try {
      await save(password)
      onDone?.()
    } catch (error) {
      setRefusal(refusalText(error))
      setIsWorking(false)
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        error={problems.password}
        hint={problems.password ? undefined : 'At least 8 characters.'}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={problems.confirmPassword}
      />
      {refusal && <Note tone="red">{refusal}</Note>}
      <SubmitButton isWorking={isWorking} label={label} working="Saving..." />
    </form>
  )
}
