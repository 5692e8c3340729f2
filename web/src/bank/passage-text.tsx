import { Markdown } from '../platform/markdown/markdown.tsx'
import styles from './passage-text.module.css'

/** The text a question is about, folded: it is often far longer than the question. */
export function PassageText({ text }: { text: string }) {
  return (
    <details className={styles.passage}>
      <summary>Passage</summary>
      <Markdown text={text} />
    </details>
  )
}
