import { useCallback, useEffect, useState } from 'react'
import { useHistoryKey } from '../navigation.tsx'
import type { Beginnings } from './use-pages.ts'

/** Where somebody is in a list, beside what the address says. */
export type Place = {
  typed: string
  /** The page of what was searched for: no address says that, nor its page. */
  page: number
  known: Beginnings
  selected: ReadonlySet<string>
}

const beginning: Place = { typed: '', page: 1, known: { of: '', cursors: {} }, selected: new Set() }
const mostKept = 30

/** By entry of the history, in the memory of this page alone: names that were searched for stay nowhere else. */
const places = new Map<string, Place>()

/** The place in a list. Who opens a record and goes back finds the same page of the same search, and what was selected. */
export function usePlace(list: string): [Place, (change: (now: Place) => Partial<Place>) => void] {
  const key = `${list} ${useHistoryKey()}`
  const [place, setPlace] = useState(() => places.get(key) ?? beginning)
  useEffect(() => {
    places.delete(key)
    places.set(key, place)
    for (const oldest of places.keys()) {
      if (places.size <= mostKept) break
      places.delete(oldest)
    }
  }, [key, place])
  const move = useCallback(
    (change: (now: Place) => Partial<Place>) => setPlace((now) => ({ ...now, ...change(now) })),
    [],
  )
  return [place, move]
}
