import { useEffect, useId, useRef } from 'react'
import styles from './access-code.module.css'

type AccessCodeProps = {
  code: string
  onCode: (code: string) => void
  /** One was tried: whoever typed it types the next. */
  isAgain: boolean
}

/** Said in the room as the exam begins. Plain, as every field of the exam room: Mantine's looks are not loaded here. */
export function AccessCode({ code, onCode, isAgain }: AccessCodeProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAgain) box.current?.focus()
  }, [isAgain])
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Access code</label>
      <span id={`${id}-says`} className={styles.says}>
        Your invigilator says it.
      </span>
      <input
        ref={box}
        id={id}
        className={styles.box}
        name="code"
        aria-describedby={`${id}-says`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ currentTarget }) => onCode(currentTarget.value)}
      />
    </div>
  )
}
