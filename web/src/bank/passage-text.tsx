import { Markdown } from '../platform/markdown/markdown.tsx'
import styles from './passage-text.module.css'

/** The text a question is about, folded where it stands above every question: it is often far longer than one. */
export function PassageText({ text, isOpen = false }: { text: string; isOpen?: boolean }) {
  return (
    <details className={styles.passage} open={isOpen}>
      <summary>Passage</summary>
      <Markdown text={text} />
    </details>
  )
}
