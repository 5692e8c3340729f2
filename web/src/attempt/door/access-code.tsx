import { useId } from 'react'
import styles from './access-code.module.css'

/** Said in the room as the exam begins. Plain, as every field of the exam room: Mantine's looks are not loaded here. */
export function AccessCode({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Access code</label>
      <span id={`${id}-says`} className={styles.says}>
        Your invigilator says it.
      </span>
      <input
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
