import type { ImportKind, RowReview } from './kind.ts'
import styles from './review.module.css'
import { SettingFields, settingsAsked } from './setting-fields.tsx'

type ColumnsSettingsProps = {
  kind: ImportKind
  review: RowReview
  onSay: (settings: RowReview['settings']) => void
}

/** What depends on the columns is asked under them, once they are known, with the first of what it comes to. */
export function ColumnsSettings({ kind, review, onSay }: ColumnsSettingsProps) {
  const asked = settingsAsked(kind.settings, review).filter(({ isOfColumns }) => isOfColumns)
  const samples = kind.samplesOf?.(review) ?? []
  if (asked.length === 0 || samples.length === 0) return null
  return (
    <section className={styles.columns} aria-label="Names">
      <h2>Names</h2>
      <p>
        They are written so: <strong>{samples.join(' · ')}</strong>
      </p>
      <div className={styles.asked}>
        <SettingFields asked={asked} settings={review.settings} onChange={onSay} />
      </div>
    </section>
  )
}
