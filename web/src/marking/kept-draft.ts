import { mayKeepWork } from '../platform/kept-work.ts'
import { emptyDraft, type MarkDraft } from './mark-draft.ts'

// A lost network or a closed window loses no mark and no comment: they stay on this device until they are saved, or their
// marker signs out (`platform/kept-work.ts`). Others on the device never see them.
const prefix = 'cbt_mark_'
const keptMs = 14 * 24 * 3_600_000

type Kept = MarkDraft & { revision: number; at: number }
/** One marker's draft for one script. */
type Place = { userId: string; scriptId: string }

const keyOf = ({ userId, scriptId }: Place) => `${prefix}${userId}_${scriptId}`

/** What this marker began for this script on this device; nothing where the script has changed since. */
export function readDraft(place: Place, revision: number): MarkDraft | null {
  const kept = read(keyOf(place))
  return kept?.revision === revision ? { ...emptyDraft, ...kept } : null
}

export function keepDraft(place: Place, revision: number, draft: MarkDraft): void {
  if (!mayKeepWork()) return
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ ...draft, revision, at: Date.now() }))
  } catch {
    // A browser that keeps nothing: the draft is on the screen.
  }
}

/** Saved marks are no drafts; those nobody came back to go after two weeks. */
export function forgetDraft(place: Place): void {
  try {
    localStorage.removeItem(keyOf(place))
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && Date.now() - (read(key)?.at ?? 0) > keptMs) localStorage.removeItem(key)
    }
  } catch {
    // There is nothing to forget.
  }
}

function read(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && 'revision' in kept && 'itemIds' in kept && 'at' in kept
}
