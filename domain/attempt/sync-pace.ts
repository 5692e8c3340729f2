const firstDelayMs = 1_000
const longestDelayMs = 15_000

/** After this long without an acknowledgement the candidate is told. */
export const unsavedWarningMs = 60_000

/**
 * How long to wait before the next try: doubles from 1 s up to 15 s, and `jitter` (0 to 1, drawn by the caller) takes
 * away up to half, so that a hall whose network comes back does not call in one moment. 0 when nothing failed.
 */
export function retryDelayMs(failures: number, jitter: number): number {
  if (failures <= 0) return 0
  const fullMs = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures - 1, 10))
  return Math.round(fullMs * (1 - Math.min(1, Math.max(0, jitter)) / 2))
}

/** `savedHere`: the device's storage has taken everything recorded. `oldestUnackedAgeMs`: null when nothing waits. */
export type SyncFacts = { savedHere: boolean; unackedCount: number; oldestUnackedAgeMs: number | null }

/**
 * One of three honest states; `minutes` are whole minutes the oldest move has waited, and `savedHere` says whether the
 * device holds it.
 */
export type SyncStatus =
  | { status: 'saved_on_server' }
  | { status: 'saved_here' }
  | { status: 'not_on_server'; minutes: number; savedHere: boolean }

/**
 * What the candidate may be told about the own answers. Never "saved" for what neither the server nor the device
 * holds.
 */
export function syncStatus({ savedHere, unackedCount, oldestUnackedAgeMs }: SyncFacts): SyncStatus {
  if (unackedCount === 0) return { status: 'saved_on_server' }
  const ageMs = Math.max(0, oldestUnackedAgeMs ?? 0)
  if (savedHere && ageMs <= unsavedWarningMs) return { status: 'saved_here' }
  return { status: 'not_on_server', minutes: Math.floor(ageMs / 60_000), savedHere }
}
