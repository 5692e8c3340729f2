import { colourWord, isColourCode } from '@sabimark/domain/words/named-colours.ts'
import styles from './changed-value.module.css'

/** A value as the history of a record says it: of a colour its name and a swatch, never its code. */
export function ChangedValue({ text }: { text: string }) {
  if (!isColourCode(text)) return text || 'nothing'
  return (
    <>
      <span className={styles.swatch} style={{ background: text }} aria-hidden="true" />
      {colourWord(text)}
    </>
  )
}
