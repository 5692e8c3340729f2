import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './step.module.css'

/** One step of signing in, after the password: the keyboard goes on at its heading, or `startsInField`. */
export function Step({
  title,
  isAgainOffered = true,
  startsInField = false,
  children,
}: {
  title: string
  isAgainOffered?: boolean
  startsInField?: boolean
  children: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const field = startsInField ? heading.current?.parentElement?.querySelector('input') : null
    ;(field ?? heading.current)?.focus()
  }, [startsInField])
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {isAgainOffered && (
        <button type="button" className={styles.link} onClick={() => window.location.reload()}>
          Start again
        </button>
      )}
    </section>
  )
}
