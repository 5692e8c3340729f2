import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './menu.module.css'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onClick: () => void
  /** Items that belong together stand together: another group than the item above is parted from it by a line. */
  group?: string
  /** Red and under a line: it stands last. */
  isDanger?: boolean
  /** What it means, below its name. */
  note?: string
  /** In a list whose acts stand as icons, too, it is one of them. */
  isIcon?: boolean
  /** On the page of a record it stands beside the menu. */
  isInSight?: boolean
}

type MenuProps = {
  /** What the button is called: "Actions for Ada Sample". */
  label: string
  /** Asked for when it opens. */
  items: () => readonly MenuItem[]
  className?: string | undefined
  /** What the button shows. */
  children: ReactNode
}

/** A button that opens a list of acts. Arrow keys move in it, Escape and Tab leave it, and the button has the keyboard again. */
export function Menu({ label, items, className, children }: MenuProps) {
  const [open, setOpen] = useState<{ items: readonly MenuItem[]; place: CSSProperties; from: DOMRect } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const show = () => {
    const now = items()
    if (!button.current) return
    const from = button.current.getBoundingClientRect()
    setOpen({ items: now, place: placeBeside(from, now.length), from })
  }
  const close = (takesFocus: boolean) => {
    setOpen(null)
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }
  return (
    <span className={styles.place}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close(false) : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          show()
        }}
      >
        {children}
      </button>
      {open && <OpenMenu id={id} label={label} {...open} button={button.current} onClose={close} />}
    </span>
  )
}

const rowPx = 44

/** Below the button, or above it where the screen ends. */
function placeBeside({ top, bottom, right }: DOMRect, count: number): CSSProperties {
  const isAbove = bottom + count * rowPx + 24 > window.innerHeight && top > count * rowPx
  const end = { right: Math.max(8, document.documentElement.clientWidth - right) }
  return isAbove ? { ...end, bottom: window.innerHeight - top + 4 } : { ...end, top: bottom + 4 }
}

const edgePx = 8

/** Its size is known once it is drawn: what would begin left of the screen or above it, or end below it, is moved inside. */
function keepInside(menu: HTMLElement): void {
  const { left, top, bottom, height } = menu.getBoundingClientRect()
  if (left < edgePx) Object.assign(menu.style, { right: 'auto', left: `${edgePx}px` })
  if (top < edgePx) Object.assign(menu.style, { bottom: 'auto', top: `${edgePx}px` })
  if (bottom <= window.innerHeight - edgePx) return
  Object.assign(menu.style, { bottom: 'auto', top: `${Math.max(edgePx, window.innerHeight - edgePx - height)}px` })
}

type OpenMenuProps = {
  id: string
  label: string
  items: readonly MenuItem[]
  place: CSSProperties
  /** Where the button was then. */
  from: DOMRect
  button: HTMLElement | null
  onClose: (takesFocus: boolean) => void
}

function OpenMenu({ id, label, items, place, from, button, onClose }: OpenMenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useLayoutEffect(() => {
    if (list.current) keepInside(list.current)
  }, [])
  useEffect(() => {
    const menu = list.current
    menu?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const isBeside = (target: EventTarget | null) =>
      !(target instanceof Node) || !(menu?.contains(target) || button?.contains(target))
    const onPress = ({ target }: Event) => isBeside(target) && latest.current(false)
    const leave = () => latest.current(false)
    document.addEventListener('pointerdown', onPress)
    // Whatever scrolls its button away, a dialog, too: the menu would stay behind. Word of a scroll that was over before comes late.
    const onScroll = () => {
      const now = button?.getBoundingClientRect()
      if (now?.top !== from.top || now.left !== from.left) leave()
    }
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    window.addEventListener('resize', leave)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('scroll', onScroll, { capture: true })
      window.removeEventListener('resize', leave)
    }
  }, [button, from])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const here = all.findIndex((item) => item.matches(':focus'))
    const next: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }
    const to = next[event.key]
    if (to !== undefined) all.at(to % all.length)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={list} id={id} role="menu" aria-label={label} className={styles.menu} style={place} onKeyDown={onKeyDown}>
      {items.map((item, place) => (
        <Fragment key={item.label}>
          {place > 0 && !item.isDanger && item.group !== items[place - 1]?.group && <hr className={styles.line} />}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            data-danger={item.isDanger}
            aria-label={item.label}
            aria-describedby={item.note && `${id}-${place}`}
            onClick={() => {
              onClose(true)
              item.onClick()
            }}
          >
            {item.icon}
            {item.note ? (
              <span>
                {item.label}
                <span id={`${id}-${place}`} className={styles.note}>
                  {item.note}
                </span>
              </span>
            ) : (
              item.label
            )}
          </button>
        </Fragment>
      ))}
    </div>
  )
}
