import { useState } from 'react'
import { askedText } from '../../../exam/section-words.ts'
import { Markdown } from '../../../platform/markdown/markdown.tsx'
import type { PaperSection } from '../../paper.ts'
import styles from './section-head.module.css'

/** Which were folded: they stay so at the next question. */
const folded = new Set<number>()

type SectionHeadProps = { section: PaperSection; questionCount: number }

/** Of which part of the paper a question is, and what is said about all of that part; it can be folded. */
export function SectionHead({ section: { place, title, instructions, answer }, questionCount }: SectionHeadProps) {
  const [isOpen, setIsOpen] = useState(() => !folded.has(place))
  const asked = askedText({ answer }, questionCount)
  if (instructions === '') {
    return (
      <section className={styles.head} aria-label={title}>
        <p className={styles.alone}>{title}</p>
        <p className={styles.asked}>{asked}</p>
      </section>
    )
  }
  return (
    <details
      className={styles.head}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) folded.delete(place)
        else folded.add(place)
        setIsOpen(currentTarget.open)
      }}
    >
      <summary>{title}</summary>
      <p className={styles.asked}>{asked}</p>
      <div className={styles.instructions}>
        <Markdown text={instructions} />
      </div>
    </details>
  )
}
