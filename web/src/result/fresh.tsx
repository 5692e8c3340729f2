import { type ReactNode, useEffect, useRef } from 'react'
import styles from './result-page.module.css'

/** The frame around a paper that has just been handed in; its heading is where reading goes on. */
export function Fresh({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.fresh} aria-labelledby="handed-in">
      <h2 id="handed-in" ref={heading} tabIndex={-1}>
        <small>{label}</small>
        {title}
      </h2>
      {children}
    </section>
  )
}
