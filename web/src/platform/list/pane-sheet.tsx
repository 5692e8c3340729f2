import type { ReactNode } from 'react'
import type { ListRow } from './list-spec.ts'
import styles from './pane.module.css'
import { PaneSection, usePane } from './pane.tsx'

type PaneSheetProps<Row extends ListRow> = {
  rows: readonly Row[]
  /** For screen readers: "Questions". */
  caption: string
  paneTitle: (row: Row) => string
  /** Beside its title. */
  paneMark?: (row: Row) => ReactNode
  /** Its evidence: wider than facts are. */
  pane: (row: Row) => ReactNode
  /** The rows: each with a button that has what `opens` gives it, and `data-open` where it is the one that is `shown`. */
  children: (shown: Row | undefined, opens: (row: Row) => Opens) => ReactNode
}

type Opens = { 'data-row': string; 'data-first': true | undefined; 'aria-expanded': boolean; onClick: () => void }

/** Rows of any look that one goes through one at a time, with the evidence of each beside them. */
export function PaneSheet<Row extends ListRow>(props: PaneSheetProps<Row>) {
  const { rows, caption, paneTitle, paneMark, pane, children } = props
  const { shown, ...beside } = usePane(rows)
  const opens = (row: Row): Opens => ({
    'data-row': row.id,
    'data-first': row.id === beside.first || undefined,
    'aria-expanded': row === shown,
    onClick: () => beside.show(row.id),
  })
  return (
    <section
      ref={beside.sheet}
      className={styles.sheet}
      aria-label={caption}
      data-evidence
      onKeyDown={beside.onKeyDown}
    >
      {!beside.isPage && <div data-rows>{children(shown, opens)}</div>}
      {shown && (
        <PaneSection pane={beside} title={paneTitle(shown)} mark={paneMark?.(shown)}>
          {pane(shown)}
        </PaneSection>
      )}
    </section>
  )
}
