import { type KeyboardEvent, type ReactNode, useState } from 'react'
import styles from './toolbar.module.css'

export type Tool = {
  /** "Bold". */
  label: string
  icon: ReactNode
  /** The key that does the same beside Ctrl, as a small letter. */
  key?: string
  /** A line stands before it. */
  beginsGroup?: true
  run: () => void
}

type ToolbarProps = { label: string; tools: readonly Tool[] }

/** Tools of a text: one stop for the Tab key, arrows from one to the next. A press leaves the keyboard in the text. */
export function Toolbar({ label, tools }: ToolbarProps) {
  const [at, setAt] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = placeAfter(event.key, at, tools.length)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={label} className={styles.toolbar} onKeyDown={move}>
      {tools.map((tool, place) => (
        <button
          key={tool.label}
          type="button"
          className={styles.tool}
          data-begins={tool.beginsGroup}
          aria-label={tool.label}
          aria-keyshortcuts={tool.key && `Control+${tool.key.toUpperCase()}`}
          title={tool.key ? `${tool.label} (Ctrl+${tool.key.toUpperCase()})` : tool.label}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={tool.run}
        >
          {tool.icon}
        </button>
      ))}
    </div>
  )
}

function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
