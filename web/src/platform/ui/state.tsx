import type { ReactNode } from 'react'
import styles from './state.module.css'
import { type BadgeTone, StatusBadge } from './status-badge.tsx'

/** A state in a word; one that differs from the usual with the tone of its chip. */
type State = string | readonly [word: string, tone: BadgeTone]

/** The states of a kind of record, each once: `{ open: 'Open', closed: ['Closed', 'grey'] }`. */
export type States<Status extends string> = Readonly<Record<Status, State>>

export const stateWord = (state: State): string => (typeof state === 'string' ? state : state[0])

/** What differs from the usual state, as a chip; null for that one. */
export function exceptionOf(state: State): ReactNode {
  return typeof state === 'string' ? null : <StatusBadge tone={state[1]}>{state[0]}</StatusBadge>
}

/** The usual state in soft ink, what differs from it as a chip. */
export function StateMark({ state }: { state: State }) {
  return exceptionOf(state) ?? <span className={styles.soft}>{stateWord(state)}</span>
}
