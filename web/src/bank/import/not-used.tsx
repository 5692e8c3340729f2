import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useState } from 'react'
import type { Review } from './found.ts'
import styles from './import.module.css'

const step = 200

/** What of the file is in no question, with the words themselves, so that nothing is lost in silence. */
export function NotUsed({ review: { notUsed, chars } }: { review: Review }) {
  const [most, setMost] = useState(step)
  return (
    <section className={styles.unused} aria-label="Not used">
      <p>
        All {chars.source.toLocaleString('en-NG')} characters of the file are accounted for.{' '}
        {counted(notUsed.length, 'piece')} of it {notUsed.length === 1 ? 'is' : 'are'} in no question:
      </p>
      <ul>
        {notUsed.slice(0, most).map(({ place, what, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <span className={styles.place}>{place}</span>
            <pre>{what.length > 1_000 ? `${what.slice(0, 1_000)}…` : what}</pre>
            <span>{why}</span>
          </li>
        ))}
      </ul>
      {most < notUsed.length && (
        <Button variant="subtle" onClick={() => setMost(most + step)}>
          Show more
        </Button>
      )}
    </section>
  )
}
