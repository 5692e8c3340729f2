import { type ReactNode, useEffect, useRef } from 'react'
import styles from './select-bubble.module.css'

type SelectBubbleProps = {
  /** Of a name, or a sign. */
  letters: ReactNode
  /** The address of what stands in their place. */
  picture?: string | null | undefined
  /** "Select Ada Sample". */
  label: string
  isSelected: boolean
  /** Absent: nothing can be selected, and the letters only say who it is. */
  onSelect?: ((isSelected: boolean) => void) | undefined
}

/** Whoever a row is about, by the letters of the name; filling the bubble selects the row. */
export function SelectBubble({ letters, picture, label, isSelected, onSelect }: SelectBubbleProps) {
  const bubble = (
    <span className={styles.bubble} data-picture={Boolean(picture)} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : letters}
    </span>
  )
  if (!onSelect) return <span className={styles.pick}>{bubble}</span>
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      {bubble}
    </label>
  )
}

type SelectPageProps = {
  ids: readonly string[]
  selected: ReadonlySet<string>
  select: (ids: readonly string[], isSelected: boolean) => void
  nouns: readonly [string, string]
  /** What it does stands beside it, where no heads do. */
  isWorded?: boolean
}

/** The head's bubble: all rows of the page, or none. */
export function SelectPage({ ids, selected, select, nouns: [, many], isWorded = false }: SelectPageProps) {
  const box = useRef<HTMLInputElement>(null)
  const count = ids.filter((id) => selected.has(id)).length
  const isAll = count === ids.length
  const words = `Select all ${many} on this page`
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll
  }, [count, isAll])
  return (
    <label className={styles.pick} data-small="true" data-worded={isWorded}>
      <input ref={box} type="checkbox" aria-label={words} checked={isAll} onChange={() => select(ids, !isAll)} />
      <span className={styles.bubble} aria-hidden="true" />
      {isWorded && <span aria-hidden="true">{words}</span>}
    </label>
  )
}
