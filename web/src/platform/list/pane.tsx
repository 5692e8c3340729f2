import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import buttons from './list-buttons.module.css'
import type { ListRow } from './list-spec.ts'
import styles from './pane.module.css'

type Pane<Row> = {
  /** Around the rows, which stand in `data-rows`, and the pane. */
  sheet: RefObject<HTMLElement | null>
  onKeyDown: (event: KeyboardEvent) => void
  /** The row that is open; where both stand beside each other there is always one. */
  shown: Row | undefined
  at: number
  last: number
  isWide: boolean
  /** There is no room for both: the pane is a page of its own. */
  isPage: boolean
  /** The row whose button has the keyboard when the rows come back, and `data-first`. */
  first: string | undefined
  show: (id: string) => void
  close: () => void
  move: (by: -1 | 1) => void
}

/** Rows one looks through one at a time: which of them is open, and the keys that go on. Their buttons have `data-row`. */
export function usePane<Row extends ListRow>(rows: readonly Row[]): Pane<Row> {
  const isWide = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false })
  const [open, setOpen] = useState<string | null>(null)
  // Also once it is closed: the keyboard goes back there.
  const [last, setLast] = useState<string | null>(null)
  const show = useCallback((id: string) => {
    setOpen(id)
    setLast(id)
  }, [])
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
    show(next.id)
    const button = sheet.current?.querySelector<HTMLElement>(`[data-row="${next.id}"]`)
    if (sheet.current?.querySelector('[data-rows]')?.contains(document.activeElement)) button?.focus()
    else button?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    // A menu that an arrow has opened keeps its row.
    if (event.defaultPrevented || isAt(event.target, typedIn)) return
    const by = ({ j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 } as const)[event.key]
    // In the pane the arrows scroll what is read.
    if (by === undefined || (event.key.startsWith('Arrow') && isAt(event.target, '[data-pane]'))) return
    event.preventDefault()
    move(by)
  }
  const close = () => setOpen(null)
  const first = last ?? rows[0]?.id
  return { sheet, onKeyDown, shown, at, last: rows.length - 1, isWide, isPage, first, show, close, move }
}

/** There the arrows choose, and letters are typed. */
const typedIn = 'select, dialog, textarea, input:not([type="checkbox"])'

const isAt = (target: EventTarget, where: string) => target instanceof Element && target.closest(where) !== null

type PaneSectionProps = {
  pane: Omit<Pane<unknown>, 'shown'>
  title: string
  /** Beside its title. */
  mark?: ReactNode
  /** At its foot, in sight however long it is. */
  acts?: ReactNode
  children: ReactNode
}

/** The row that is open, whole, with the ways to the rows around it. */
export function PaneSection({ pane, title, mark, acts, children }: PaneSectionProps) {
  return (
    <section className={styles.pane} aria-label={title} data-pane data-acts={acts !== undefined}>
      <div className={styles.head} data-page={pane.isPage}>
        {pane.isPage && (
          <button type="button" className={styles.back} data-first onClick={pane.close}>
            <IconArrowLeft size={18} aria-hidden="true" />
            Back to the list
          </button>
        )}
        <h2>
          {title} {mark}
        </h2>
        <Step label="Previous" by={-1} isOff={pane.at === 0} move={pane.move} />
        <Step label="Next" by={1} isOff={pane.at === pane.last} move={pane.move} />
      </div>
      {children}
      {acts && <div className={styles.acts}>{acts}</div>}
    </section>
  )
}

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
