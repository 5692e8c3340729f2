import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from './review.module.css'

const step = 200

/** A piece of a file that is used for nothing, and why. */
export type Unused = { place: string; what: string; why: string }

/** What of the file is used for nothing, with the words themselves, so that nothing is lost in silence. `children` counts it. */
export function NotUsed({ pieces, children }: { pieces: readonly Unused[]; children: string }) {
  const [most, setMost] = useState(step)
  return (
    <section className={styles.unused} aria-label="Not used">
      <p>{children}</p>
      <ul>
        {pieces.slice(0, most).map(({ place, what, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <span className={styles.place}>{place}</span>
            <pre>{what.length > 1_000 ? `${what.slice(0, 1_000)}…` : what}</pre>
            <span>{why}</span>
          </li>
        ))}
      </ul>
      {most < pieces.length && (
        <Button variant="subtle" onClick={() => setMost(most + step)}>
          Show more
        </Button>
      )}
    </section>
  )
}
