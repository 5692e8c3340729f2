import type { ExamCandidate } from '@sabimark/contract/answers.ts'
import { notifyManager } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { readAgain } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'

/** The change after which the rows of these candidates were read. */
export type SeenOf = (ids: readonly string[]) => string | null

/** Of candidates of whom nobody reads more than this. */
type Row = Pick<ExamCandidate, 'id' | 'seen'>

/**
 * Remembers after which change each candidate was last on the screen, also on another page. Of several it is the oldest; who was only
 * ever selected with all the others counts as those that are shown.
 */
export function useSeenRows(rows: readonly Row[] | undefined): SeenOf {
  const shown = useRef(new Map<string, string | null>())
  const here = useRef<readonly Row[]>([])
  useLayoutEffect(() => {
    here.current = rows ?? []
    for (const { id, seen } of here.current) shown.current.set(id, seen)
  }, [rows])
  return useCallback((ids) => {
    const ofShown = oldest(here.current.map(({ seen }) => seen))
    return oldest(ids.map((id) => (shown.current.has(id) ? (shown.current.get(id) ?? null) : ofShown)))
  }, [])
}

/** Ids are in the order of what was done; nothing is before the first. */
export function oldest(changes: readonly (string | null)[]): string | null {
  const [first = null, ...others] = changes
  return others.reduce((least, one) => (least === null || one === null ? null : one < least ? one : least), first)
}

/**
 * Sends what gives candidates time with what their rows were read after when the dialog opened, whatever is read behind it meanwhile. What
 * was refused for a later change can be pressed once more, once the rows were read again.
 */
export function useSeenAsOpened(seenOf: SeenOf, ids: readonly string[]) {
  const [opened] = useState(() => seenOf(ids))
  const seen = useRef(opened)
  return async <Output>(send: (change: string | null) => Promise<Output>): Promise<Output> => {
    try {
      return await send(seen.current)
    } catch (error) {
      const reading = readAgain()
      if (refusalCode(error) === 'TIME_CHANGED_MEANWHILE') {
        await reading
        await rowsAreDrawn()
        seen.current = seenOf(ids)
      }
      throw error
    }
  }
}

/** What was read reaches the screen a task later: in turn behind it, the rows are those that were read. */
const rowsAreDrawn = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))
