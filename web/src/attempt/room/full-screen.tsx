import { keptPart } from '../../platform/kept-part.ts'
import { useKeptPart } from '../../platform/use-kept-part.ts'

const note = keptPart(async () => (await import('./full-screen-note.tsx')).FullScreenNote)

/** The way into full screen, in an exam that asks for it. Others never fetch it. */
export function FullScreen() {
  const Note = useKeptPart(note)
  return Note && <Note />
}

/** Fetches it ahead of time, so that a lost network later does not matter. */
export const loadFullScreen = (): Promise<void> => note.want()
