import { hallCodeProblem } from '@sabimark/domain/exam/seal/hall-code.ts'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import styles from './hall-code-field.module.css'

const groups = [0, 1, 2, 3] as const
const each = 4
const digitsOf = (text: string) => text.replace(/\D/g, '')

type HallCodeFieldProps = {
  /** Digits alone, up to sixteen; a group that is not full is filled with spaces before a later one. */
  code: string
  onCode: (code: string) => void
  /** Said in place of the check digit's sentence, as for the code of another paper. */
  problem: string | null
}

/** What is wrong with the code as far as it is typed, before it is tried; null while it is not all there. */
export function typedProblem(code: string): string | null {
  return hallCodeProblem(code) === 'check' ? 'This is not the code. Ask your invigilator to read it again.' : null
}

/** A hall code in four fields, as it is read out. Whoever types goes on by itself; a code that is pasted fills all of them. */
export function HallCodeField({ code, onCode, problem }: HallCodeFieldProps) {
  const id = useId()
  const fields = useRef<HTMLFieldSetElement>(null)
  const parts = groups.map((group) => code.slice(each * group, each * (group + 1)).trim())
  const said = problem ?? typedProblem(code)
  const focus = (group: number) => fields.current?.querySelectorAll('input')[group]?.focus()
  const put = (group: number, text: string) => {
    const digits = digitsOf(text).slice(0, each)
    const next = groups.map((one) => (one === group ? digits : (parts[one] ?? '')).padEnd(each, ' '))
    onCode(next.join('').trimEnd())
    if (digits.length === each && group < 3) focus(group + 1)
  }
  const paste = (event: ClipboardEvent) => {
    const digits = digitsOf(event.clipboardData.getData('text'))
    if (digits.length <= each) return
    event.preventDefault()
    onCode(digits.slice(0, each * groups.length))
    focus(Math.min(3, Math.floor(digits.length / each)))
  }
  const back = (group: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || parts[group] !== '' || group === 0) return
    event.preventDefault()
    focus(group - 1)
  }
  return (
    <fieldset ref={fields} className={styles.code} aria-describedby={said ? `${id}-wrong` : undefined}>
      <legend>Hall code</legend>
      <div className={styles.fields}>
        {groups.map((group) => (
          <input
            key={group}
            aria-label={`Digits ${each * group + 1} to ${each * (group + 1)}`}
            aria-invalid={said !== null}
            autoComplete="off"
            inputMode="numeric"
            value={parts[group]}
            onChange={({ currentTarget }) => put(group, currentTarget.value)}
            onPaste={paste}
            onKeyDown={back(group)}
          />
        ))}
      </div>
      <p id={`${id}-wrong`} className={styles.wrong} role="alert">
        {said}
      </p>
    </fieldset>
  )
}
