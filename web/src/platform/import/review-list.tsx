import { Button } from '@mantine/core'
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Bubble } from '../ui/bubble.tsx'
import { type BadgeTone, StatusBadge } from '../ui/status-badge.tsx'
import styles from './review.module.css'

/** So many lines are drawn at a time: more would keep a slow computer from answering. */
const step = 100

/** One line: its number in the file, its words, and what becomes of it; the usual case, by `isUsual`, needs no badge. */
export type ReviewLine = {
  position: number
  number: number
  words: string
  /** The sheet it stands on, where there are several. */
  where?: string | undefined
  badge: { tone: BadgeTone; words: string; isUsual?: boolean }
}

type ReviewListProps<Line extends ReviewLine> = {
  label: string
  lines: readonly Line[]
  shown: number | undefined
  onShow: (line: Line) => void
}

/** What was found in the file, a line each; beside it stands the one that is looked at. On a phone it opens in its place. */
export function ReviewList<Line extends ReviewLine>({ label, lines, shown, onShow }: ReviewListProps<Line>) {
  const [asked, setAsked] = useState({ from: 0, to: step })
  const place = lines.findIndex(({ position }) => position === shown)
  const { from, to } = drawnAround(place, asked)
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'start' })
  }, [isOpen])
  const here = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (shown === undefined) return
    here.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const count = lines.length.toLocaleString('en-NG')
  return (
    <>
      <Button variant="default" className={styles.listSwitch} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide the list' : `Show the list (${count})`}
      </Button>
      <div className={styles.list} data-open={isOpen} ref={list}>
        {from > 0 && (
          <Button variant="subtle" fullWidth onClick={() => setAsked({ from: Math.max(0, from - step), to })}>
            Show earlier ones
          </Button>
        )}
        <ul ref={here} aria-label={label}>
          {lines.slice(from, to).map((line) => (
            <li key={line.position}>
              <button
                type="button"
                className={styles.line}
                aria-current={line.position === shown}
                onClick={() => {
                  setIsOpen(false)
                  onShow(line)
                }}
              >
                <Bubble>{line.number}</Bubble>
                <span className={styles.stem}>
                  {line.words}
                  {line.where !== undefined && <span className={styles.where}>{line.where}</span>}
                </span>
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
        {to < lines.length && (
          <Button variant="subtle" fullWidth onClick={() => setAsked({ from, to: to + step })}>
            Show more
          </Button>
        )}
      </div>
    </>
  )
}

/** The lines that were asked for; a line that is looked at elsewhere, as the next that needs somebody, comes with those around it alone. */
function drawnAround(place: number, asked: { from: number; to: number }) {
  if (place === -1 || (place >= asked.from && place < asked.to)) return asked
  const from = Math.floor(place / step) * step
  return { from, to: from + step }
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

/** To the one before and the next of those listed. */
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
