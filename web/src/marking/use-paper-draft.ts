import { useCallback, useEffect, useState } from 'react'
import { mayKeepWork } from '../platform/kept-work.ts'
import { useMe } from '../platform/session.ts'
import { type Entered, type PaperDraft, type TypedCell, withoutSaved } from './paper-draft.ts'

/** What this person typed into the grid of this exam; it stays on the device until it is saved. */
export function usePaperDraft(examId: string) {
  const { id: userId } = useMe()
  const key = `cbt_paper_${userId}_${examId}`
  const [draft, setDraft] = useState(() => read(key))
  useEffect(() => keep(key, draft), [key, draft])
  // The same from one drawing to the next, so that a key redraws its own cell alone.
  const type = useCallback((cell: string, typed: TypedCell) => setDraft((now) => ({ ...now, [cell]: typed })), [])
  const forget = useCallback((cell: string) => setDraft(({ [cell]: _, ...rest }) => rest), [])
  return {
    draft,
    type,
    forget,
    /** A save takes a while, and typing goes on meanwhile. */
    forgetSaved: (saved: readonly Entered[]) => setDraft((now) => withoutSaved(now, saved)),
  }
}

function read(key: string): PaperDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(kept)).filter((pair): pair is [string, TypedCell] => isTyped(pair[1])),
    )
  } catch {
    return {}
  }
}

function isTyped(kept: unknown): kept is TypedCell {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('revision' in kept)) return false
  return typeof kept.text === 'string' && typeof kept.revision === 'number'
}

function keep(key: string, draft: PaperDraft): void {
  try {
    if (Object.keys(draft).length === 0) localStorage.removeItem(key)
    else if (mayKeepWork()) localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // It is on the screen.
  }
}
