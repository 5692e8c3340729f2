import { useDebouncedValue } from '@mantine/hooks'
import type { Me } from '@sabimark/contract/answers.ts'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { handOver } from '../../platform/handed-over.ts'
import { useGoTo } from '../../platform/navigation.tsx'
import type { Destination } from '../../platform/page.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { type Choice, choicesHere } from './choices.ts'
import styles from './palette.module.css'
import { lineId, PaletteList } from './palette-list.tsx'
import { useFinds } from './use-finds.ts'

/** Typing rests this long before anybody is asked. */
const restMs = 200

const step: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active - 1 + count) % count,
  PageDown: (active, count) => Math.min(active + 5, count - 1),
  PageUp: (active) => Math.max(active - 5, 0),
}

type PaletteProps = {
  me: Me
  /** The pages they can go to from anywhere. */
  destinations: readonly Destination[]
  /** What was typed while it was fetched. */
  typedBefore: string
  onClose: () => void
}

/** Everything the person may see, by typing. The browser's own dialog keeps the focus in, and gives it back. */
export function Palette({ me, destinations, typedBefore, onClose }: PaletteProps) {
  const [typed, setTyped] = useState(typedBefore)
  const text = typed.trim()
  const [asked] = useDebouncedValue(text, restMs)
  const finds = useFinds(me.role, asked)
  const [activeId, setActiveId] = useState<string | null>(null)
  const goTo = useGoTo()
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // At once: between two letters somebody types.
  useLayoutEffect(() => {
    const place = dialog.current
    // The dialog itself is only hit beside what stands in it.
    const onClick = ({ target }: Event) => target === place && place?.close()
    place?.addEventListener('click', onClick)
    place?.showModal()
    return () => place?.removeEventListener('click', onClick)
  }, [])

  // What was found for another text is no longer shown.
  const isCurrent = asked === text
  const groups = [...choicesHere(destinations, me.role, text), ...(isCurrent ? finds.groups : [])]
  const choices = groups.flatMap((group) => group.choices)
  const active = Math.max(
    0,
    choices.findIndex(({ id }) => id === activeId),
  )
  const isSearching = text.length > 1 && (!isCurrent || finds.isSearching)

  const choose = ({ page, what }: Choice) => {
    dialog.current?.close()
    if (what) handOver(page.to, what)
    goTo(page)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = step[event.key]
    const chosen = choices[active]
    if (event.nativeEvent.isComposing || !chosen) return
    if (move) setActiveId(choices[move(active, choices.length)]?.id ?? null)
    else if (event.key === 'Enter') choose(chosen)
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className={styles.palette} aria-label="Search" onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <IconSearch size={20} aria-hidden="true" />
          <input
            className={styles.input}
            name="search"
            type="text"
            role="combobox"
            aria-label="Search"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={choices[active] && lineId(listId, choices[active].id)}
            aria-autocomplete="list"
            placeholder="Search or go to…"
            maxLength={80}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setActiveId(null)
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={styles.close}
            onClick={() => dialog.current?.close()}
            aria-label="Close search"
          >
            <IconX size={20} aria-hidden="true" />
          </button>
        </div>
        <PaletteList
          id={listId}
          groups={groups}
          activeId={choices[active]?.id}
          onChoose={choose}
          onPoint={({ id }) => setActiveId(id)}
        />
        <div className={styles.foot}>
          {isCurrent && text.length > 1 && (
            <RefusalNote
              error={finds.error}
              action={
                <button type="button" className={styles.again} onClick={finds.tryAgain}>
                  Try again
                </button>
              }
            />
          )}
          <p role="status">{statusOf({ text, isSearching, count: choices.length })}</p>
        </div>
      </div>
    </dialog>
  )
}

function statusOf({ text, isSearching, count }: { text: string; isSearching: boolean; count: number }): string {
  if (isSearching) return 'Searching…'
  if (count === 0 && text.length < 2) return 'Type two letters or more.'
  if (count === 0) return `Nothing found for “${text}”.`
  if (text === '') return 'Arrow keys choose, Enter opens, Escape closes.'
  return count === 1 ? '1 found' : `${count} found`
}
