import { useEffect, useId, useRef } from 'react'
import styles from './markdown.module.css'
import { scrollWhenWide } from './scroll-when-wide.ts'

/** Lines of a program, never broken. */
export function CodeBlock({ text }: { text: string }) {
  const box = useRef<HTMLPreElement>(null)
  const id = useId()

  useEffect(() => (box.current ? scrollWhenWide(box.current) : undefined), [])

  return (
    <pre ref={box} id={id} className={styles.block}>
      <code>{text}</code>
      <span id={`${id}-says`} hidden>
        Wide code
      </span>
    </pre>
  )
}
