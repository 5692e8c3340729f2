import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { SaveRefusal } from '../ui/save-refusal.tsx'
import type { FormPart } from './form-part.ts'
import styles from './save-bar.module.css'

/** What is not saved on the page, and the one way to save or discard it; nothing stands there while there is nothing. */
export function SaveBar({ parts, isWorking }: { parts: readonly FormPart[]; isWorking: boolean }) {
  const count = parts.reduce((sum, { changed }) => sum + changed.length, 0)
  if (count === 0) return null
  const errors = [...new Set(parts.map(({ error }) => error).filter((error) => error !== null))]
  return (
    <section className={styles.bar} aria-label="Not saved">
      {errors.map((error) => (
        <SaveRefusal key={String(error)} error={error} />
      ))}
      <div className={styles.row}>
        <p className={styles.count}>
          <span>
            <strong>{counted(count, 'change')}</strong> not saved
          </span>
        </p>
        <Button
          variant="subtle"
          color="gray"
          className={styles.discard}
          disabled={isWorking}
          onClick={() => {
            for (const part of parts) part.discard()
          }}
        >
          Discard
        </Button>
        <Button type="submit" loading={isWorking}>
          Save Changes
        </Button>
      </div>
    </section>
  )
}
