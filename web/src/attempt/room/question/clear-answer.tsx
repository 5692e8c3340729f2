import styles from './question-sheet.module.css'

/** Takes an answer back; it keeps its place while there is none. */
export function ClearAnswer({ isThere, onClear }: { isThere: boolean; onClear: () => void }) {
  return (
    <button type="button" className={styles.clear} onClick={onClear} disabled={!isThere}>
      Clear answer
    </button>
  )
}
