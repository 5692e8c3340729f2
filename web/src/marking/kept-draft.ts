import { emptyDraft, type MarkDraft } from './mark-draft.ts'

// A lost network or a closed window loses no mark and no comment: they stay on this device until they are saved.
const prefix = 'cbt_mark_'
const keptMs = 14 * 24 * 3_600_000

type Kept = MarkDraft & { revision: number; at: number }

/** What was begun for this script on this device; nothing where the script has changed since. */
export function readDraft(scriptId: string, revision: number): MarkDraft | null {
  const kept = read(`${prefix}${scriptId}`)
  return kept?.revision === revision ? { ...emptyDraft, ...kept } : null
}

export function keepDraft(scriptId: string, revision: number, draft: MarkDraft): void {
  try {
    localStorage.setItem(`${prefix}${scriptId}`, JSON.stringify({ ...draft, revision, at: Date.now() }))
  } catch {
    // A browser that keeps nothing: the draft is on the screen.
  }
}

/** Saved marks are no drafts; those nobody came back to go after two weeks. */
export function forgetDraft(scriptId: string): void {
  try {
    localStorage.removeItem(`${prefix}${scriptId}`)
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
