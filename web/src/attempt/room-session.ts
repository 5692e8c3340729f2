import { useSyncExternalStore } from 'react'
import type { AttemptSync } from './sync/attempt-sync.types.ts'
import type { SyncView } from './sync/sync-view.ts'

/** What the exam room needs of whoever keeps the answers: an attempt, or a preview that keeps nothing. */
export type RoomSession = Pick<
  AttemptSync,
  'view' | 'subscribe' | 'move' | 'typed' | 'whileTyping' | 'keyed' | 'submit' | 'askElsewhere' | 'remainingMs'
>

export function useView(session: RoomSession): SyncView {
  return useSyncExternalStore(session.subscribe, session.view)
}
