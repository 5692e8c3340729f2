import { Button } from '@mantine/core'
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Bubble } from '../ui/bubble.tsx'
import { type BadgeTone, StatusBadge } from '../ui/status-badge.tsx'
import styles from './review.module.css'

/** So many lines are drawn at a time. */
const step = 200

/** One line: its number in the file, its words, and what becomes of it; the usual case, by `isUsual`, needs no badge. */
export type ReviewLine = {
  position: number
  number: number
  words: string
  badge: { tone: BadgeTone; words: string; isUsual?: boolean }
}

type ReviewListProps<Line extends ReviewLine> = {
  label: string
  lines: readonly Line[]
  shown: number | undefined
  onShow: (line: Line) => void
}

/** What was found in the file, a line each; beside it stands the one that is looked at. */
export function ReviewList<Line extends ReviewLine>({ label, lines, shown, onShow }: ReviewListProps<Line>) {
  const [most, setMost] = useState(step)
  const place = lines.findIndex(({ position }) => position === shown)
  const drawn = Math.max(most, Math.ceil((place + 1) / step) * step)
  const here = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (shown === undefined) return
    here.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div className={styles.list}>
      <ul ref={here} aria-label={label}>
        {lines.slice(0, drawn).map((line) => (
          <li key={line.position}>
            <button
              type="button"
              className={styles.line}
              aria-current={line.position === shown}
              onClick={() => onShow(line)}
            >
              <Bubble>{line.number}</Bubble>
              <span className={styles.stem}>{line.words}</span>
              {line.badge.isUsual ? (
                <span className={styles.tick}>
                  <IconCheck size={18} role="img" aria-label={line.badge.words} />
                </span>
              ) : (
                <StatusBadge tone={line.badge.tone}>{line.badge.words}</StatusBadge>
              )}
            </button>
          </li>
        ))}
      </ul>
      {drawn < lines.length && (
        <Button variant="subtle" fullWidth onClick={() => setMost(drawn + step)}>
          Show more
        </Button>
      )}
    </div>
  )
}

type ReviewStepsProps<Line extends ReviewLine> = {
  /** What is stepped through: 'question'. */
  noun: string
  lines: readonly Line[]
  shown: number
  /** Where it stands among all: '14 of 52'. */
  children: ReactNode
  onShow: (line: Line | undefined) => void
}

/** To the one before and the next of those listed: on a phone, where no list stands beside it, the only way. */
export function ReviewSteps<Line extends ReviewLine>({ noun, lines, shown, children, onShow }: ReviewStepsProps<Line>) {
  const place = lines.findIndex(({ position }) => position === shown)
  return (
    <div className={styles.steps}>
      <button
        type="button"
        aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} before`}
        disabled={place <= 0}
        onClick={() => onShow(lines[place - 1])}
      >
        <IconChevronLeft size={20} aria-hidden="true" />
      </button>
      <span>{children}</span>
      <button
        type="button"
        aria-label={`Next ${noun}`}
        disabled={place === -1 || place >= lines.length - 1}
        onClick={() => onShow(lines[place + 1])}
      >
        <IconChevronRight size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
