import { MarkdownLine } from '../platform/markdown/markdown.tsx'
import styles from './blank-line.module.css'

/** A blank with the words that stand around it. */
export function BlankLine({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.blank}>
      <span>
        <MarkdownLine text={before} />
      </span>
      <span className={styles.gap} role="img" aria-label="blank" />
      <span>
        <MarkdownLine text={after} />
      </span>
    </p>
  )
}
