import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import buttons from './list-buttons.module.css'
import type { ListRow } from './list-spec.ts'
import styles from './pane-sheet.module.css'

type PaneSheetProps<Row extends ListRow> = {
  rows: readonly Row[]
  /** For screen readers: "Audit". */
  caption: string
  /** Others are on their way. */
  isOld?: boolean
  /** The pane holds evidence rather than facts. */
  isWide?: boolean
  paneTitle: (row: Row) => string
  /** Beside its title. */
  paneMark?: (row: Row) => ReactNode
  pane: (row: Row) => ReactNode
  /** The rows: each with a button that has what `opens` gives it, and `data-open` where it is the one that is `shown`. */
  children: (shown: Row | undefined, opens: (row: Row) => Opens) => ReactNode
}

type Opens = { 'data-row': string; 'data-first': true | undefined; 'aria-expanded': boolean; onClick: () => void }

/**
 * Rows one looks through one at a time: the one that is open stands whole in a pane beside them, and J and K or the arrows go on.
 * Where there is no room for both, the pane is a page of its own.
 */
export function PaneSheet<Row extends ListRow>(props: PaneSheetProps<Row>) {
  const { rows, caption, isOld = false, isWide: isEvidence = false, paneTitle, paneMark, pane, children } = props
  const isWide = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false })
  const [open, setOpen] = useState<string | null>(null)
  const sheet = useRef<HTMLElement>(null)
  const found = rows.findIndex(({ id }) => id === open)
  const at = found < 0 && isWide ? 0 : found
  const shown = rows[at]
  const isPage = !isWide && shown !== undefined
  const wasPage = useRef(isPage)
  useEffect(() => {
    // The keyboard goes along to the page and back to its row.
    if (wasPage.current !== isPage) sheet.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    wasPage.current = isPage
  }, [isPage])
  const move = (by: -1 | 1) => {
    const next = rows[at + by]
    if (!next) return
    setOpen(next.id)
    const button = sheet.current?.querySelector<HTMLElement>(`[data-row="${next.id}"]`)
    if (sheet.current?.querySelector('[data-rows]')?.contains(document.activeElement)) button?.focus()
    else button?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target)) return
    const by = ({ j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 } as const)[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  const opens = (row: Row): Opens => ({
    'data-row': row.id,
    'data-first': row.id === (open ?? rows[0]?.id) || undefined,
    'aria-expanded': row === shown,
    onClick: () => setOpen(row.id),
  })
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      aria-label={caption}
      aria-busy={isOld}
      data-old={isOld}
      data-evidence={isEvidence}
      onKeyDown={onKeyDown}
    >
      {!isPage && (
        <div className={styles.list} data-rows>
          {children(shown, opens)}
        </div>
      )}
      {shown && (
        <section className={styles.pane} aria-label={paneTitle(shown)}>
          {isPage && (
            <button type="button" className={styles.back} data-first onClick={() => setOpen(null)}>
              <IconArrowLeft size={18} aria-hidden="true" />
              Back to the list
            </button>
          )}
          <div className={styles.head}>
            <h2>
              {paneTitle(shown)} {paneMark?.(shown)}
            </h2>
            <Step label="Previous" by={-1} isOff={at === 0} move={move} />
            <Step label="Next" by={1} isOff={at === rows.length - 1} move={move} />
          </div>
          {pane(shown)}
        </section>
      )}
    </section>
  )
}

/** There the arrows choose, and letters are typed. */
const isTyping = (target: EventTarget) => target instanceof Element && target.closest('select, input, dialog') !== null

type StepProps = { label: string; by: -1 | 1; isOff: boolean; move: (by: -1 | 1) => void }

/** Not `disabled` at an end: the keyboard would be lost there. */
function Step({ label, by, isOff, move }: StepProps) {
  const Icon = by < 0 ? IconChevronUp : IconChevronDown
  const key = by < 0 ? 'K' : 'J'
  return (
    <button
      type="button"
      className={buttons.icon}
      aria-label={label}
      aria-keyshortcuts={key}
      title={`${label} (${key})`}
      aria-disabled={isOff}
      onClick={() => move(by)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
