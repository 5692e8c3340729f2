import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { codeRefusalText, isWrongCode } from '../../../people/second-factor/code-refusal.ts'
import { Field } from '../../frame/field.tsx'
import { focusFirstWrong, textOf } from '../../frame/focus-wrong.ts'
import { SubmitButton } from '../../frame/form-frame.tsx'
import { Note } from '../../frame/note.tsx'

type CodeFormProps = {
  kind: 'app' | 'recovery'
  label: string
  working: string
  /** Sends the code; what it throws is shown as one sentence. */
  send: (code: string) => Promise<unknown>
  children?: ReactNode
}

const labels = { app: 'Code from your app', recovery: 'Recovery code' } as const

/** One code to type. */
export function CodeForm({ kind, label, working, send, children }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const wrong = useRef(0)
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  useEffect(() => {
    if (problem) focusFirstWrong(form.current)
  }, [problem])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWorking) return
    const field = event.currentTarget.elements.namedItem('code')
    const code = textOf(new FormData(event.currentTarget), 'code').trim()
    setRefusal(null)
    setProblem(code === '' ? 'Code is required.' : undefined)
    if (code === '') return
    setIsWorking(true)
    try {
      await send(code)
    } catch (error) {
      setRefusal(codeRefusalText(error, wrong.current))
      if (isWrongCode(error)) wrong.current += 1
      setIsWorking(false)
      if (field instanceof HTMLInputElement) {
        field.focus()
        field.select()
      }
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Field
        label={labels[kind]}
        name="code"
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={problem}
        hint={
          kind === 'app'
            ? 'Six digits; a new one comes every 30 seconds.'
            : 'Ten letters and digits. Each code works once.'
        }
      />
      {refusal && <Note tone="red">{refusal}</Note>}
      {children}
      <SubmitButton isWorking={isWorking} label={label} working={working} />
    </form>
  )
}
