import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import buttons from '../list/list-buttons.module.css'
import { readOn, trailOf } from '../list/trail.ts'
import { useCarried, useGoTo, usePageAt, usePath } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import styles from './record-page.module.css'

type Way = -1 | 1

/** Which way the last step went, until the record it leads to has taken the keyboard. */
let stepped: Way | null = null

/**
 * Where a record stands in the list somebody came from, and the ways to those beside it: two buttons, and the keys J and K while the keyboard is
 * on the page of the record. Nothing for who came another way.
 */
export function useRecordTrail(listPath: string): { place: ReactNode; onKeyDown: (event: KeyboardEvent) => void } {
  const path = usePath()
  const carried = useCarried()
  const here = usePageAt(path)
  const goTo = useGoTo()
  const [isReading, setIsReading] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const second = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (stepped === null) return
    const button = stepped === -1 ? first.current : second.current
    // At the end of the list the other way is the one that is left.
    ;(button?.disabled ? (stepped === -1 ? second : first).current : button)?.focus()
    stepped = null
  })
  const id = path.slice(path.lastIndexOf('/') + 1)
  const trail = carried === undefined ? null : trailOf(listPath)
  const at = trail?.ids.indexOf(id) ?? -1
  if (!trail || at < 0 || !here) return { place: null, onKeyDown: () => undefined }
  const has = { [-1]: at > 0, 1: at + 1 < trail.ids.length || trail.more !== null }
  const step = async (by: Way) => {
    if (!has[by] || isReading) return
    setIsReading(true)
    const known = trail.ids[at + by] ? trail : await readOn(trail).catch(() => trail)
    setIsReading(false)
    const next = known.ids[at + by]
    if (next === undefined) return
    stepped = by
    goTo(withId(here, id, next), { carried, replace: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, currentTarget, key } = event
    // What is typed into a dialog above the record comes here, too.
    const isInside = target instanceof HTMLElement && currentTarget.contains(target)
    if (!isInside || isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return
    const by = ({ j: 1, k: -1 } as const)[key.toLowerCase()]
    if (by === undefined) return
    event.preventDefault()
    void step(by)
  }
  const place = (
    <nav className={styles.trail} aria-label="In the list">
      <span>{placeText(trail.from + at, trail.total)}</span>
      <button
        ref={first}
        type="button"
        className={buttons.icon}
        aria-label="Previous"
        aria-keyshortcuts="K"
        title="Previous (K)"
        disabled={!has[-1]}
        onClick={() => void step(-1)}
      >
        <IconChevronUp size={18} aria-hidden="true" />
      </button>
      <button
        ref={second}
        type="button"
        className={buttons.icon}
        aria-label="Next"
        aria-keyshortcuts="J"
        title="Next (J)"
        disabled={!has[1]}
        onClick={() => void step(1)}
      >
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
    </nav>
  )
  return { place, onKeyDown }
}

/** '7 of 41' */
function placeText(place: number, total: number | null): string {
  const text = place.toLocaleString('en-NG')
  return total === null ? text : `${text} of ${total.toLocaleString('en-NG')}`
}

/** The same page of another record. */
function withId(here: PageAddress, id: string, next: string): PageAddress {
  const other = Object.entries<unknown>(here.params ?? {}).map(([name, value]) => [name, value === id ? next : value])
  return { ...here, params: Object.fromEntries(other) } as PageAddress
}

function isTyping(target: HTMLElement): boolean {
  return target.matches('textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])')
}
