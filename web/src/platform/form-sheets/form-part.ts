import type { ReactNode } from 'react'
import type { HistoryLine } from '../record/history-lines.tsx'

/** A record that stands on a page of sheets with others: all are saved by the one button of the page. */
export type FormPart = {
  /** The labels of what was changed and is not saved. */
  changed: readonly string[]
  isWorking: boolean
  /** Points at what is wrong; false keeps the whole page from being sent. */
  check: () => boolean
  save: () => void
  discard: () => void
  /** A refusal that belongs to no field; null for none. */
  error: unknown
  /** What is said where somebody else was quicker; null where nobody was. */
  conflict: string | null
  /** What came of the last press; null before. */
  said: string | null
  history: readonly HistoryLine[]
  /** What it asks before it is saved after all. */
  question?: ReactNode
}
