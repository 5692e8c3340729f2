import styles from '../../platform/import/review.module.css'
import type { Judged } from './found.ts'

/** A page draws no more of it than somebody reads. */
const mostDrawn = 20_000

/** The piece of the file a question was read from, between the ends of its neighbours. */
export function SourcePane({ one, all }: { one: Judged; all: readonly Judged[] }) {
  const before = lastLine(all[one.position - 1]?.source ?? '')
  const after = firstLine(all[one.position + 1]?.source ?? '')
  return (
    <section className={styles.source} aria-label="In the file">
      <div className={styles.paneHead}>
        <h2>In the file</h2>
        <span className={styles.place}>{one.place}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long source scrolls by itself, and by the keyboard */}
      <section className={styles.sourceText} tabIndex={0} aria-label="Source text">
        {before !== '' && <p className={styles.neighbour}>{before}</p>}
        <pre>{one.source.length > mostDrawn ? `${one.source.slice(0, mostDrawn)}…` : one.source}</pre>
        {after !== '' && <p className={styles.neighbour}>{after}</p>}
      </section>
    </section>
  )
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0]?.slice(0, 90) ?? ''
const lastLine = (text: string) => text.trim().split('\n').at(-1)?.slice(0, 90) ?? ''
